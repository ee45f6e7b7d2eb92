import type Stripe from 'stripe'
import type { PaymentSettings } from '../../config/payment-settings.ts'

const clients = new WeakMap<PaymentSettings, Promise<Stripe>>()

const timeoutMs = 20_000

/** The account that the operator set up. The library is loaded with the first call: most servers never make one. */
export function stripeOf(settings: PaymentSettings): Promise<Stripe> {
  const known = clients.get(settings)
  if (known) return known
  const client = makeClient(settings)
  clients.set(settings, client)
  return client
}

async function makeClient({ secretKey, apiBase }: PaymentSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const shared = { maxNetworkRetries: 2, timeout: timeoutMs, telemetry: false }
  if (apiBase === undefined) return new Client(secretKey, shared)
  const { protocol, hostname, port } = new URL(apiBase)
  const isHttp = protocol === 'http:'
  return new Client(secretKey, {
    ...shared,
    protocol: isHttp ? 'http' : 'https',
    host: hostname,
    port: port || (isHttp ? 80 : 443),
  })
}
