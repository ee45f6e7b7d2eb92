import { type About, documentedGroups, placeholders } from './about.ts'
import type { Endpoint } from './endpoint.ts'
import type { ProblemCode } from './problem.ts'

/** One call of the API Reference. */
export interface DocumentedCall extends Endpoint {
  readonly about: About
}

/** One page of the API Reference. */
export interface CallGroup {
  readonly slug: string
  readonly title: string
  readonly says: string
  readonly calls: readonly DocumentedCall[]
}

/** The API Reference, in its order: what these endpoints say about themselves. */
export function groupsOf(endpoints: readonly Endpoint[]): readonly CallGroup[] {
  const documented = endpoints.filter(isDocumented)
  return documentedGroups.map((group) => ({
    ...group,
    calls: documented
      .filter(({ about }) => about.group === group.slug)
      .toSorted((one, other) => one.about.place - other.about.place),
  }))
}

/** True for an endpoint that is documented by itself. */
export function isDocumented(endpoint: Endpoint): endpoint is DocumentedCall {
  return endpoint.about !== undefined
}

/** With what a call is made: nothing, a secret key, or the session of somebody signed in. */
export type Credential = 'nothing' | 'key' | 'session'

/** What a call takes; with a key it takes a session too. */
export function credentialOf({ access, acceptsKey }: Endpoint): Credential {
  if (access === 'public') return 'nothing'
  return acceptsKey ? 'key' : 'session'
}

/** Every call may be refused with these. */
export const commonRefusals: readonly ProblemCode[] = [
  'invalid-input',
  'too-many-requests',
  'unavailable',
  'internal',
]

/** What else this call may be refused with. */
export function refusalsOf(call: DocumentedCall): readonly ProblemCode[] {
  const own = [...(call.about.refusals ?? []), ...(call.needs ? (['plan-limit-reached'] as const) : [])]
  const credential = credentialOf(call)
  if (credential === 'nothing') return own
  if (credential === 'key') return ['wrong-credentials', 'not-signed-in', 'not-allowed', ...own]
  return ['not-signed-in', ...own, ...(call.method === 'GET' ? [] : ['cross-site' as const])]
}

/** The sample of a call as a command for a shell, sent with its credential or with another one. */
export function curlOf(call: DocumentedCall, origin: string, credential = credentialOf(call)): string {
  const { params = {}, query = {}, body, idempotencyKey, keepsCookies } = call.about.sample ?? {}
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const method = call.method === 'GET' ? '' : ` -X ${call.method}`
  const lines = [`curl${method} "${origin}${path}${search && `?${search}`}"`]
  if (credential === 'key') lines.push(`-H "Authorization: Bearer ${placeholders.secretKey}"`)
  if (credential === 'session') lines.push('-b cookies.txt')
  if (keepsCookies) lines.push('-c cookies.txt')
  if (idempotencyKey) lines.push(`-H "Idempotency-Key: ${idempotencyKey}"`)
  if (body) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body, null, 2)}'`)
  return lines.join(' \\\n  ')
}
