import { type Customer, createCustomer } from '#contract/customers/customers.ts'
import { giveTextConsent } from '#contract/texts/texts.ts'
import { randomToken } from '../../kit/ids.ts'
import type { Owner } from '../make.ts'
import type { GatewayCall } from '../stand-ins/text-gateways.ts'
import type { TestApp } from '../test-app.ts'

/** Tomorrow, as the queue goes by the real clock, and what an app's own clock has not reached would be taken over and over. */
const tomorrow = new Date(Date.now() + 86_400_000)

/** Tomorrow at this hour UTC. */
export function atHour(hour: number): Date {
  return new Date(Date.UTC(tomorrow.getUTCFullYear(), tomorrow.getUTCMonth(), tomorrow.getUTCDate(), hour))
}

/** A moment at which it is day from New York to Hawaii. */
export const dayInAmerica = atHour(19)

/** The same in the month after it. */
export const dayInNextMonth = new Date(Date.UTC(tomorrow.getUTCFullYear(), tomorrow.getUTCMonth() + 1, 1, 19))

let numbers = 0

/** A new customer with a number of their own in New York, who agreed to be texted unless said otherwise. */
export async function makeTextable(
  owner: Owner,
  name = 'Ines Duarte',
  { agrees = true, ...own }: { agrees?: boolean; phone?: string; language?: Customer['language'] } = {},
): Promise<Customer & { phone: string }> {
  const phone = own.phone ?? `+1212555${String(++numbers).padStart(4, '0')}`
  const email = `${randomToken(8).toLowerCase()}@example.com`
  const { body } = await owner.call(createCustomer, {
    body: { name, email, phone, ...(own.language && { language: own.language }) },
  })
  if (agrees)
    await owner.call(giveTextConsent, { params: { id: body.id }, body: { note: 'Signed at the counter' } })
  return { ...body, phone }
}

/** What a gateway tells the app. */
export function tell(app: TestApp, { url, body, headers }: GatewayCall) {
  const { pathname, search } = new URL(url)
  return app.http.inject({ method: 'POST', url: pathname + search, headers, payload: body })
}
