import type { z } from 'zod/mini'

type Schema = z.core.$ZodType

/**
 * Who may call:
 * `public` anybody; `session` any signed-in user; `owner` a signed-in user of a workspace (or its secret key);
 * `admin` the roles `admin` and `super_admin`.
 */
export type Access = 'public' | 'session' | 'owner' | 'admin'

/** How often: the limits themselves are in `server/http/rate-limit.ts`. */
export type RateClass = 'auth' | 'public-read' | 'public-write' | 'app' | 'upload' | 'embed'

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
  /** For `owner`: refuses members of the team who are not owners of the workspace. */
  readonly onlyOwners?: true
  /** For `owner`: takes `Authorization: Bearer sk_...` in place of a session. */
  readonly acceptsKey?: true
  readonly status?: 200 | 201 | 202
  readonly response: Schema | 'file'
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

/** Declares an endpoint, keeping the literal types of its path and schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
