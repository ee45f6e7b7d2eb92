import type { z } from 'zod/mini'
import type { About } from './about.ts'
import type { SupportRule } from './administration/support-rule.ts'
import type { KeyScope } from './key-scopes.ts'

type Schema = z.core.$ZodType

/**
 * Who may call:
 * `public` anybody; `session` any signed-in user; `owner` a signed-in user of a workspace (or its secret key);
 * `admin` the roles `admin` and `super_admin`.
 */
export type Access = 'public' | 'session' | 'owner' | 'admin'

/** How often: the limits themselves are in `server/http/limits/rate-limit.ts`. */
export type RateClass = 'auth' | 'public-read' | 'public-write' | 'app' | 'upload' | 'embed'

/** What a plan may have none left of: `room` for one more testimonial. */
export type PlanNeed = 'room'

/** What both sides promise about one call. `response: 'file'` is a download instead of JSON. */
export interface Endpoint {
  readonly access: Access
  readonly rate: RateClass
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly bodyLimitBytes?: number
  /** What is said of a body past its limit, and of which field; what is large is mostly one file. */
  readonly tooLarge?: { readonly field: string; readonly sentence: string }
  /** For `owner`: refuses members of the team who are not owners of the workspace. */
  readonly onlyOwners?: true
  /** For `admin`: refuses the role `admin`. */
  readonly onlySuperAdmins?: true
  /** What an administrator may do with it who is signed in as somebody, where `supportRule` would say something else. */
  readonly support?: SupportRule
  /**
   * For `admin`: every call enters the audit log, unless it reads `figures` that say nothing of a workspace or a person. What
   * enters it in the transaction of its own change says `own`.
   */
  readonly audit?: 'own' | 'figures'
  /** For `owner`: takes `Authorization: Bearer sk_...` in place of a session, of a key with this scope. */
  readonly acceptsKey?: KeyScope
  /** For `owner`: refuses with 402 where the plan has none of it left. What takes of a plan takes it in its own transaction. */
  readonly needs?: PlanNeed
  readonly status?: 200 | 201 | 202
  readonly response: Schema | 'file'
  /**
   * What each event `part` carries for a caller that accepts `text/event-stream`. The response comes as the event `done`,
   * a refusal as `problem`.
   */
  readonly streams?: Schema
  /** What the documentation says of it. A call of our own pages alone has none. */
  readonly about?: About
}

type Part<E, K extends 'params' | 'body'> = E extends { readonly [P in K]: infer S extends Schema }
  ? { [P in K]: z.input<S> }
  : unknown
/** A query without any required value may be left out. */
type QueryPart<E> = E extends { readonly query: infer S extends Schema }
  ? object extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : unknown
type ParsedPart<E, K extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends Schema
}
  ? { [P in K]: z.output<S> }
  : unknown

/** What a caller passes. */
export type Input<E extends Endpoint> = Part<E, 'params'> & QueryPart<E> & Part<E, 'body'>
/** What a handler receives, parsed. */
export type Received<E extends Endpoint> = ParsedPart<E, 'params'> &
  ParsedPart<E, 'query'> &
  ParsedPart<E, 'body'>
/** What a handler returns, before the response schema cuts away everything it does not name. */
export type Returned<E extends Endpoint> = E['response'] extends infer S extends Schema ? z.input<S> : never
/** What a caller gets. */
export type Output<E extends Endpoint> = E['response'] extends infer S extends Schema ? z.output<S> : never

/** What each part of a streamed answer carries. */
export type StreamedPart<E extends Endpoint> = E['streams'] extends infer S extends Schema
  ? z.output<S>
  : never

type Address = `${Endpoint['method']} ${Endpoint['path']}`
type MethodOf<A> = A extends `${infer M extends Endpoint['method']} ${string}` ? M : never
type PathOf<A> = A extends `${string} ${infer P extends Endpoint['path']}` ? P : never

/**
 * Declares an endpoint, as `GET /api/team` and the rest of it, keeping the literal types of its path and schemas. The
 * bundler drops those that a page does not use.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const A extends Address, const D extends Omit<Endpoint, 'method' | 'path'>>(
  address: A,
  definition: D,
): D & { readonly method: MethodOf<A>; readonly path: PathOf<A> } {
  const [method, path] = address.split(' ') as [MethodOf<A>, PathOf<A>]
  return { ...definition, method, path }
}

type Usual = Omit<Endpoint, 'method' | 'path' | 'access' | 'rate'>

/**
 * As `endpoint`, for the calls that most of the app is made of: for `owner`, at the rate `app`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function ownerEndpoint<const A extends Address, const D extends Usual>(address: A, definition: D) {
  return endpoint(address, { access: 'owner', rate: 'app', ...definition })
}

/**
 * As `ownerEndpoint`, at the rate `upload`: for what is large or takes long.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function uploadEndpoint<const A extends Address, const D extends Usual>(address: A, definition: D) {
  return endpoint(address, { access: 'owner', rate: 'upload', ...definition })
}

/**
 * As `ownerEndpoint`, for `public` and what anybody may read.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function publicReadEndpoint<const A extends Address & `GET ${string}`, const D extends Usual>(
  address: A,
  definition: D,
) {
  return endpoint(address, { access: 'public', rate: 'public-read', ...definition })
}

/**
 * As `ownerEndpoint`, for what anybody may send.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function publicWriteEndpoint<const A extends Address, const D extends Usual>(
  address: A,
  definition: D,
) {
  return endpoint(address, { access: 'public', rate: 'public-write', ...definition })
}

/**
 * As `ownerEndpoint`, for anybody, at the rate of signing in.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function publicAuthEndpoint<const A extends Address, const D extends Usual>(
  address: A,
  definition: D,
) {
  return endpoint(address, { access: 'public', rate: 'auth', ...definition })
}

/**
 * As `ownerEndpoint`, for `session`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function sessionEndpoint<const A extends Address, const D extends Usual>(address: A, definition: D) {
  return endpoint(address, { access: 'session', rate: 'app', ...definition })
}

/**
 * As `sessionEndpoint`, at the rate of signing in: for what asks for a password or a code.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function sessionAuthEndpoint<const A extends Address, const D extends Usual>(
  address: A,
  definition: D,
) {
  return endpoint(address, { access: 'session', rate: 'auth', ...definition })
}

/**
 * As `ownerEndpoint`, for the people who run the instance.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function adminEndpoint<
  const A extends Address & `${string} /api/admin/${string}`,
  const D extends Usual,
>(address: A, definition: D) {
  return endpoint(address, { access: 'admin', rate: 'app', ...definition })
}

/** True for what `endpoint()` made. */
export function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value
  )
}

/** The endpoints among what these modules export, each once. */
export function endpointsIn(modules: readonly unknown[]): readonly Endpoint[] {
  return [...new Set(modules.flatMap((module) => Object.values(module as object).filter(isEndpoint)))]
}
