import type { Services } from '../../context.ts'
import { safeFetch, UnsafeAddress } from '../../integrations/safe-fetch.ts'
import { readRetryAfter } from '../../integrations/retry-after.ts'
import { requestOf } from '../request.ts'
import { opened } from '../sealed.ts'
import type { Claimed } from './claim.ts'
import type { Try } from './outcome.ts'
import { signedHeaders } from './sign.ts'

const limitMs = 15_000
const keptOfAnswer = 1000

/** Sends a message once, and says what came back. Never throws. */
export async function postDelivery(services: Services, { webhook, message }: Claimed): Promise<Try> {
  const at = services.now()
  const begun = performance.now()
  const took = () => ({ at, durationMs: Math.round(performance.now() - begun) })
  const none = (error: string) => ({ ...took(), status: null, answer: '', error })
  const address = opened(services, webhook, 'address', webhook.address)
  if (address === undefined) return none('The saved address can no longer be read. Please set this up again.')
  const body = requestOf(services, webhook, message)
  if (body === undefined) return none('The person asked to be forgotten, so nothing was sent.')
  try {
    const {
      status,
      body: answer,
      retryAfter,
    } = await safeFetch(new URL(address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Plaudit-Webhooks/1.0',
        ...signedHeaders({ id: messageName(message.id), at, body }, secretsOf(services, webhook)),
      },
      body,
      timeoutMs: limitMs,
      trustedOrigin: services.config.internalSite,
    })
    return {
      ...took(),
      status,
      answer: answer.slice(0, keptOfAnswer).replaceAll('\0', ''),
      error: status >= 200 && status < 300 ? null : refusalSentence(status),
      retryAfterMs: readRetryAfter(retryAfter),
    }
  } catch (failure) {
    return none(sentenceOf(failure))
  }
}

/** `webhook-id`. */
export const messageName = (id: string) => `msg_${id.replaceAll('-', '')}`

/** The newer one first. Chats have none. */
function secretsOf(services: Services, webhook: Claimed['webhook']): string[] {
  const { secret, oldSecret, oldSecretUntil } = webhook
  const isOldValid = oldSecretUntil !== null && oldSecretUntil > services.now()
  return [secret, isOldValid ? oldSecret : null].flatMap((one) =>
    one === null ? [] : (opened(services, webhook, 'secret', one) ?? []),
  )
}

function refusalSentence(status: number): string {
  if (status >= 300 && status < 400) return `It answered ${status}, a redirect. Redirects are not followed.`
  return `It answered ${status}. Only 200 to 299 counts as delivered.`
}

function sentenceOf(failure: unknown): string {
  if (failure instanceof UnsafeAddress) return 'This address is not on the public internet.'
  const { name = '', code = '' } = failure as { name?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError') return 'It did not answer within 15 seconds.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'There is no server with this name.'
  if (code === 'ECONNREFUSED') return 'The server refused the connection.'
  if (/CERT|SSL|TLS|SIGNATURE/.test(code)) return 'The certificate of the server is not valid.'
  return 'The connection broke before there was an answer.'
}
