import type { z } from 'zod'
import { readAnswer } from '../models/read-answer.ts'
import { readRetryAfter } from '../retry-after.ts'
import { OversizedAnswer, type SafeAnswer, safeFetch, UnsafeAddress } from '../safe-fetch.ts'
import { type SentBody, sentBody } from '../sent-body.ts'
import { CrmAway, CrmRefusal, unexpectedAnswer } from './crm-failures.ts'

interface Asked<T> extends SentBody {
  /** What it must answer; anything else is a failure of the CRM. Nothing is a shape too. */
  readonly answer: z.ZodType<T>
  readonly url: URL
  readonly crm: string
  readonly trustedOrigin: string | undefined
  readonly token?: string | undefined
  readonly method?: 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
}

/** One call; answers a success in the shape that was asked for. */
export async function askCrm<T>(asked: Asked<T>): Promise<T> {
  const { url, crm, trustedOrigin, token, method } = asked
  const headers = { ...asked.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const answer = await safeFetch(url, {
    ...sentBody(asked, headers),
    ...(method && { method }),
    trustedOrigin,
  }).catch((cause: unknown) => {
    if (cause instanceof UnsafeAddress)
      throw new CrmRefusal(`${url.hostname} is not a ${crm} address.`, 'refused', { cause })
    if (cause instanceof OversizedAnswer) throw unexpectedAnswer(crm, cause)
    throw new CrmAway(`${crm} did not respond.`, { cause })
  })
  if (answer.status < 200 || answer.status >= 300) throw failureOf(crm, answer)
  try {
    return asked.answer.parse(answer.body.trim() === '' ? undefined : await readAnswer(answer.body))
  } catch (cause) {
    throw unexpectedAnswer(crm, cause)
  }
}

function failureOf(crm: string, { status, body, retryAfter }: SafeAnswer): Error {
  const retryAfterMs = readRetryAfter(retryAfter)
  // Salesforce says with 403 that the day's calls are used up.
  if (status === 429 || (status === 403 && body.includes('REQUEST_LIMIT_EXCEEDED')))
    return new CrmAway(`${crm} is limiting requests.`, { retryAfterMs: retryAfterMs ?? 60_000 })
  // An app whose refresh token was taken back (RFC 6749, section 5.2), and a session that is over.
  if (status === 401 || (status === 400 && /"invalid_grant"|BAD_REFRESH_TOKEN/.test(body)))
    return new CrmRefusal(`${crm} no longer accepts this connection. Please connect again.`, 'expired')
  if (status === 403)
    return new CrmRefusal(
      `${crm} denied access to this data. Please check the permissions you gave.`,
      'no-access',
    )
  if (status === 404 || status === 410) return new CrmRefusal(`${crm} could not find this.`, 'not-found')
  if (status === 400 || status === 422) return new CrmRefusal(`${crm} rejected the request.`)
  return new CrmAway(`${crm} returned an error (${status}).`, { retryAfterMs })
}
