import { z } from 'zod/mini'
import type { Endpoint, Received, Returned } from '#contract/endpoint.ts'
import { versionedEndpoints } from '#contract/v1/all.ts'
import type { VersionedEndpoint } from '#contract/v1/versioned.ts'
import type { WorkspaceContext } from '../../context.ts'
import { idempotent } from '../idempotent.ts'
import { type AnyHandler, type App, type Handler, mount } from '../mount.ts'
import { pageOfWhole } from '../page-of-whole.ts'
import type { AskedPage } from '../paging.ts'
import { notFound } from '../problem.ts'
import { etagOf, matching } from './etag.ts'
import { within } from './within.ts'

/** Of a list that is cut into pages, where nobody said. */
const usualPage = 100

/** Makes the calls of the app public that `contract/v1` names. */
export function mountEveryVersioned(app: App): void {
  for (const endpoint of versionedEndpoints) {
    if (!endpoint.v1.of) continue
    const handler = app.handlers.get(endpoint.v1.of)
    if (!handler) throw new Error(`${endpoint.method} ${endpoint.path} is a call that nobody mounted`)
    mountAny(app, endpoint, handler)
  }
}

/** A call that only the public API has. */
export function mountVersioned<E extends VersionedEndpoint & { readonly access: 'owner' }>(
  app: App,
  endpoint: E,
  handler: (context: WorkspaceContext, input: Received<E>) => Promise<Returned<E>>,
): void {
  // `mount` checks that what comes in and goes out is what the handler is typed with.
  mountAny(app, endpoint, handler as unknown as AnyHandler)
}

/**
 * What holds for every call of the public API: a POST with an `Idempotency-Key` happens once, a change with an `If-Match`
 * only to what was read, and a list comes in pages.
 */
function mountAny(app: App, endpoint: VersionedEndpoint, handler: AnyHandler): void {
  const answer = picking(endpoint, handler)
  const versioned: AnyHandler = async (anyContext, input, reply, request) => {
    const context = withOwnLinks(anyContext as WorkspaceContext, request.url)
    const call = (inside: WorkspaceContext) => answer(inside, input, reply, request)
    const result = await guarded(app, endpoint, context, input, request.headers['if-match'], call)
    if (endpoint.response !== 'file' && tellsVersion(endpoint, result)) {
      reply.header('etag', etagOf(z.parse(endpoint.response as z.ZodMiniType, result)))
    }
    return result
  }
  // As above: for any endpoint, what it receives is known when it is called.
  mount(app, endpoint as Endpoint, versioned as unknown as Handler<Endpoint>)
}

type Call = (context: WorkspaceContext) => Promise<unknown>

function guarded(
  app: App,
  endpoint: VersionedEndpoint,
  context: WorkspaceContext,
  input: Record<string, unknown>,
  ifMatch: string | undefined,
  call: Call,
): Promise<unknown> {
  const { method, path } = endpoint
  if (method === 'POST' && context.idempotencyKey !== undefined) {
    const work = (tx: Parameters<typeof within>[1]) =>
      call({ ...within(context, tx), idempotencyKey: undefined }) as Promise<object>
    const isSecret = endpoint.v1.showsSecret ? { isSecret: true as const } : {}
    return idempotent(context, context.workspaceId, `${method} ${path}`, input, work, isSecret)
  }
  if ((method === 'PUT' || method === 'PATCH') && ifMatch !== undefined)
    return matching(app, endpoint, context, input, ifMatch, call)
  return call(context)
}

function tellsVersion({ method }: Endpoint, result: unknown): boolean {
  return (method === 'GET' || method === 'PUT' || method === 'PATCH') && !Array.isArray(result)
}

/** The part of an answer that is asked for. */
function picking({ path, v1: { picks, isWhole } }: VersionedEndpoint, handler: AnyHandler): AnyHandler {
  if (!picks && !isWhole) return handler
  // What is cut into pages here, and what one row is picked from, is read whole.
  const readsWhole = isWhole === true || picks === 'one'
  return async (context, input, reply, request) => {
    const answer = await handler(context, readsWhole ? { ...input, query: {} } : input, reply, request)
    const picked = picks ? pickedFrom(answer, picks, input) : answer
    if (!isWhole) return picked
    const { limit = usualPage, cursor } = input['query'] as AskedPage
    return pageOfWhole(context.reply, picked as { id: string }[], { limit, cursor }, path)
  }
}

type Picks = NonNullable<VersionedEndpoint['v1']['picks']>

function pickedFrom(answer: unknown, picks: Picks, { params }: Record<string, unknown>): unknown {
  if (picks !== 'one') return (answer as Record<string, unknown>)[picks.part]
  const { id } = params as { id: string }
  const found = (answer as { id: string }[]).find((row) => row.id === id)
  if (!found) throw notFound('row')
  return found
}

/** The links of a list lead to the address that was asked. */
function withOwnLinks(context: WorkspaceContext, url: string): WorkspaceContext {
  const [path = ''] = url.split('?')
  const { reply } = context
  const header = (name: string, value: string) =>
    reply.header(name, name === 'link' ? value.replace(/^<[^?>]*/, `<${path}`) : value)
  return { ...context, reply: { ...reply, header } }
}
