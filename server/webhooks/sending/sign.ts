import { createHmac } from 'node:crypto'

interface Signed {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/**
 * The headers of a message, after Standard Webhooks 1.0: the signature is of `id.timestamp.body`, by each secret that is valid
 * now. The id stays the same at every try, so that whoever got it twice knows.
 */
export function signedHeaders({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
