import { z } from 'zod/mini'
import type { About } from '../about.ts'
import type { Endpoint } from '../endpoint.ts'
import type { KeyScope } from '../key-scopes.ts'
import { paging } from '../lists.ts'
import type { ProblemCode } from '../problem.ts'

type Schema = z.core.$ZodType
type Address = `${Endpoint['method']} /api/v1/${string}`

/** A call of the public API: other people's programs rely on it, so what it takes and answers only ever grows. */
export interface VersionedEndpoint extends Endpoint {
  readonly about: About
  readonly v1: {
    /** The call that answers it, where it is one of the app's; without, a feature mounts it. */
    readonly of?: Endpoint
    /** Of a call that answers a list: the one whose id is in the address. Or a part of what is answered, by its name. */
    readonly picks?: 'one' | { readonly part: string }
    /** The list comes whole, and is cut into pages. */
    readonly isWhole?: true
    /** The answer has a secret that is shown this once. */
    readonly showsSecret?: true
  }
}

/** What a public call states beyond the call that it is. */
interface Stated extends Partial<
  Pick<Endpoint, 'query' | 'body' | 'response' | 'status' | 'bodyLimitBytes' | 'rate' | 'params' | 'needs'>
> {
  readonly scope: KeyScope
  readonly about: About
  readonly picks?: VersionedEndpoint['v1']['picks']
  readonly isWhole?: true
  readonly showsSecret?: true
}

/**
 * Makes a call of the app public under `/api/v1`, for secret keys with `scope`. It takes no field that it does not know: what
 * a program sends is never ignored in silence.
 */
export function versioned(address: Address, of: Endpoint, stated: Stated): VersionedEndpoint {
  const { scope, about, picks, isWhole, showsSecret, ...own } = stated
  const { query: listed, ...call } = { ...of, ...own }
  const query = isWhole ? z.object(paging) : picks === 'one' ? undefined : listed
  return {
    ...call,
    ...placeOf(address),
    ...(query && { query: closed(query) }),
    ...(call.body && { body: closed(call.body) }),
    acceptsKey: scope,
    support: 'never',
    about: withRefusals(address, about),
    v1: { of, ...(picks && { picks }), ...(isWhole && { isWhole }), ...(showsSecret && { showsSecret }) },
  }
}

type Own = Omit<Stated, 'picks' | 'isWhole' | 'showsSecret' | 'response'> & { readonly response: Schema }

/** As `versioned`, for what the app itself has no call for: its feature mounts it. */
export function versionedEndpoint<const D extends Own>(address: Address, definition: D) {
  const { scope, about, rate = 'app', ...own } = definition
  return {
    ...own,
    ...placeOf(address),
    ...(own.query && { query: closed(own.query) }),
    ...(own.body && { body: closed(own.body) }),
    access: 'owner',
    rate,
    acceptsKey: scope,
    support: 'never',
    about: withRefusals(address, about),
    v1: {},
  } as const as Omit<D, 'scope' | 'rate'> & VersionedEndpoint & { readonly access: 'owner' }
}

/** True for a call of the public API. */
export function isVersioned(endpoint: Endpoint): endpoint is VersionedEndpoint {
  return 'v1' in endpoint
}

function placeOf(address: Address): Pick<Endpoint, 'method' | 'path'> {
  const [method, path] = address.split(' ') as [Endpoint['method'], Endpoint['path']]
  return { method, path }
}

/** Refuses fields that it does not know. */
function closed(schema: Schema): Schema {
  return schema instanceof z.ZodMiniObject ? z.catchall(schema, z.never()) : schema
}

function withRefusals(address: Address, about: About): About {
  const own: ProblemCode[] = []
  if (address.includes('/:')) own.push('not-found')
  if (address.startsWith('POST ')) own.push('idempotency-key-reused')
  if (/^P(UT|ATCH) /.test(address)) own.push('changed-meanwhile')
  return { ...about, refusals: [...new Set([...own, ...(about.refusals ?? [])])] }
}
