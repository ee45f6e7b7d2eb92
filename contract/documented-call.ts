import type { Endpoint } from './endpoint.ts'
import type { ProblemCode } from './problem.ts'

/** With what a call is made: nothing, a secret key, or the session of somebody signed in. */
export type Credential = 'nothing' | 'key' | 'session'

/** One call of the API Reference. A server test makes every sample and sees the promised status. */
export interface DocumentedCall {
  readonly endpoint: Endpoint
  readonly title: string
  readonly says: string
  readonly credential: Credential
  readonly sample: Sample
  /** Besides those that every call has. */
  readonly refusals: readonly ProblemCode[]
}

interface Sample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly idempotencyKey?: string
  /** The answer's cookies are kept for the calls that need a session. */
  readonly keepsCookies?: true
}

/** What stands in samples in place of the reader's own values. */
export const placeholders = {
  email: 'you@example.com',
  password: 'YOUR_PASSWORD',
  secretKey: 'sk_YOUR_SECRET_KEY',
  keyId: 'KEY_ID',
  publishableKey: 'pk_YOUR_KEY',
  testimonialId: 'TESTIMONIAL_ID',
  formId: 'YOUR_FORM_ID',
  token: 'PRIVATE_TOKEN',
  consentVersion: 'CONSENT_VERSION',
  draftConsentVersion: 'VERSION_AGREED_TO',
  solution: 'SOLVED_CHALLENGE',
} as const

/** The sample as a command for a shell. */
export function curlOf({ endpoint, credential, sample }: DocumentedCall, origin: string): string {
  const { params = {}, query = {}, body, idempotencyKey, keepsCookies } = sample
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const method = endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`
  const lines = [`curl${method} "${origin}${path}${search && `?${search}`}"`]
  if (credential === 'key') lines.push(`-H "Authorization: Bearer ${placeholders.secretKey}"`)
  if (credential === 'session') lines.push('-b cookies.txt')
  if (keepsCookies) lines.push('-c cookies.txt')
  if (idempotencyKey) lines.push(`-H "Idempotency-Key: ${idempotencyKey}"`)
  if (body) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body, null, 2)}'`)
  return lines.join(' \\\n  ')
}
