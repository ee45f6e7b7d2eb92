import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod/mini'
import { sha256 } from '../../kit/ids.ts'

/** Twilio's `X-Twilio-Signature`: HMAC-SHA1 over the address and every field of the form, sorted by name. */
export function isTwilios(
  token: string,
  { url, form, signature }: { url: string; form: Readonly<Record<string, string>>; signature: string },
): boolean {
  const fields = Object.entries(form).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const signed = url + fields.map(([name, value]) => name + value).join('')
  return isSame(createHmac('sha1', token).update(signed).digest(), Buffer.from(signature, 'base64'))
}

const claims = z.object({ iat: z.number(), payload_hash: z.optional(z.string()) })
/** Vonage tries again for a day: what is told twice changes nothing. */
const longestAgeSeconds = 86_400

/** Vonage's signed webhooks: a JWT (HS256) in `Authorization`, with the hash of the body in it. */
export function isVonages(
  secret: string,
  { authorization, body, now }: { authorization: string; body: Buffer; now: Date },
): boolean {
  const [head = '', payload = '', signature = '', ...rest] = authorization.replace(/^Bearer /i, '').split('.')
  if (rest.length > 0 || decoded(z.object({ alg: z.literal('HS256') }), head) === undefined) return false
  const expected = createHmac('sha256', secret).update(`${head}.${payload}`).digest()
  if (!isSame(expected, Buffer.from(signature, 'base64url'))) return false
  const told = decoded(claims, payload)
  if (!told || Math.abs(now.getTime() / 1000 - told.iat) > longestAgeSeconds) return false
  return body.length === 0 || told.payload_hash?.toLowerCase() === sha256(body).toString('hex')
}

function decoded<T>(schema: z.ZodMiniType<T>, part: string): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(Buffer.from(part, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

function isSame(expected: Buffer, given: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(expected, given)
}
