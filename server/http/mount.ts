import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { z } from 'zod/mini'
import { supportRule } from '#contract/administration/support-rule.ts'
import type { Endpoint, PlanNeed, Received, Returned } from '#contract/endpoint.ts'
import { parseInput } from '#contract/input.ts'
import type {
  Caller,
  Context,
  Services,
  SignedInContext,
  SupportVisit,
  WorkspaceContext,
} from '../context.ts'
import { inWorkspace } from '../db/tenant.ts'
import { longestForm } from './accept-json.ts'
import { bodyLimitOf } from './limits/body-limit.ts'
import { setCookie } from './cookies.ts'
import { type EventStream, eventStreamFor } from './event-stream.ts'
import type { Front } from './front.ts'
import type { KeptPages } from './kept-pages.ts'
import { Problem } from './problem.ts'
import { callerOf, type RateLimits } from './limits/rate-limit.ts'
import { waitInLineOf } from './limits/wait-in-line.ts'

/** What routes are mounted on. */
export interface App {
  readonly http: FastifyInstance
  readonly front: Front
  /** Finished answers that everybody may read. */
  readonly kept: KeptPages
  readonly services: Services
  readonly limits: RateLimits
  readonly identify: Identify
  /** Refuses who has none of it left. */
  readonly checkNeed: (need: PlanNeed, context: WorkspaceContext) => Promise<void>
  readonly witness: Witness
  /** Every endpoint mounted so far, for the test that walks the contract. */
  readonly mounted: Endpoint[]
  /** What answers each of them, for the calls of the public API that are one of the app's. */
  readonly handlers: Map<Endpoint, AnyHandler>
}

/** What answers a call, once the checks are done: a promise of its answer, or of the reply that carries a file. */
export type AnyHandler = (
  context: Context,
  input: Record<string, unknown>,
  reply: FastifyReply,
  request: FastifyRequest,
) => Promise<unknown>

declare module 'fastify' {
  interface FastifyContextConfig {
    tooLarge?: Endpoint['tooLarge']
  }
}

/** Says who is calling; refuses what claims to be somebody and is not. */
export type Identify = (
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Caller | undefined>

/** Keeps what administrators do and read, before it is done: what cannot be kept is refused. */
export type Witness = (context: Context, endpoint: Endpoint, input: Record<string, unknown>) => Promise<void>

type ContextOf<E extends Endpoint> = E['access'] extends 'owner'
  ? WorkspaceContext
  : E['access'] extends 'session' | 'admin'
    ? SignedInContext
    : Context

/** Routes that answer with a file send it themselves. */
type FileHandler<E extends Endpoint> = (
  context: ContextOf<E>,
  input: Received<E>,
  reply: FastifyReply,
  request: FastifyRequest,
) => Promise<FastifyReply>

export type Handler<E extends Endpoint> = E['response'] extends 'file'
  ? FileHandler<E>
  : (context: ContextOf<E>, input: Received<E>) => Promise<Returned<E>> | Returned<E>

/**
 * Turns a contract into a route: who may call, how often, what comes in; and what goes out, where every
 * column that the response schema does not name is cut away.
 */
export function mount<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  const { access, method, path, response, tooLarge, status = 200 } = endpoint
  if (!access || !endpoint.rate)
    throw new Error(`${method} ${path} does not say who may call it and how often`)
  app.mounted.push(endpoint)
  // The one place where the checks below become types.
  const call = handler as unknown as AnyHandler
  app.handlers.set(endpoint, call)
  const bodyLimit = bodyLimitOf(endpoint)
  const admitted = new WeakMap<FastifyRequest, Context>()

  const answer: RouteHandlerMethod = async (request, reply) => {
    const events = eventStreamFor(endpoint, request, reply, app.services.database)
    const permitted = admitted.get(request) ?? (await admit(app, endpoint, request, reply, events))
    const input = receiveInput(endpoint, request)
    if (permitted.support || access === 'admin') await app.witness(permitted, endpoint, input)
    if (response === 'file') return call(permitted, input, reply, request)
    if (events) return answerInParts(events, () => call(permitted, input, reply, request))
    const result = await call(permitted, input, reply, request)
    return reply.code(status).send(z.parse(response as z.ZodMiniType, result))
  }
  app.http.route({
    method,
    url: path,
    bodyLimit,
    config: { tooLarge },
    handler: answer,
    // A large body is read only from somebody who may send it.
    ...(bodyLimit > longestForm && {
      onRequest: async (request, reply) => {
        admitted.set(request, await admit(app, endpoint, request, reply, undefined))
      },
    }),
  })
}

/** Who calls, if they may and not too often. */
async function admit(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  events: EventStream | undefined,
): Promise<Context> {
  const context = await requestContextOf(app, endpoint, request, reply, events)
  if (!context.apiKey || endpoint.rate === 'upload')
    await app.limits.hit(endpoint.rate, context.user?.id ?? callerOf(request.ip), reply)
  const permitted = permit(context, endpoint, request)
  if (endpoint.needs && 'tenant' in permitted) await app.checkNeed(endpoint.needs, permitted)
  return permitted
}

/** Before the first part, a refusal is answered as everywhere. */
async function answerInParts(events: EventStream, work: () => Promise<unknown>): Promise<FastifyReply> {
  try {
    return events.finish(await work())
  } catch (failure) {
    if (!events.hasBegun()) throw failure
    return events.refuse(failure)
  }
}

async function requestContextOf(
  { services, identify, kept }: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  events: EventStream | undefined,
): Promise<Context> {
  const caller = await identify(endpoint, request, reply)
  if (caller?.user.workspaceId) waitInLineOf(caller.user.workspaceId, request, services.config)
  const key = request.headers['idempotency-key']
  if (Array.isArray(key) || (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))) {
    throw new Problem('invalid-input', 'Idempotency-Key must be 1 to 255 visible characters.')
  }
  return {
    ...services,
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    user: caller?.user,
    apiKey: caller?.apiKey,
    support: caller?.support,
    sessionToken: caller?.sessionToken,
    cookie: (name) => {
      const value = request.cookies[name]
      return value === undefined || value.length > 200 ? undefined : value
    },
    idempotencyKey: key,
    log: request.log,
    reply: {
      header: (name, value) => void reply.header(name, value),
      isForEverybody: (workspaceId) => kept.allow(request, workspaceId),
      cookie: (name, value, options) => setCookie(services.config, reply, name, value, options),
    },
    sendPart: events?.sendPart,
  }
}

function permit(
  context: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
): Context | SignedInContext | WorkspaceContext {
  const { user } = context
  const { access, onlyOwners, onlySuperAdmins } = endpoint
  if (context.support && access !== 'admin') permitSupport(context.support, endpoint)
  if (access === 'public') return context
  if (!user) throw bringsKey(request) ? takesNoKey() : new Problem('not-signed-in', 'Please sign in first.')
  if (access === 'admin' && user.role !== 'super_admin' && (onlySuperAdmins || user.role !== 'admin')) {
    throw new Problem('not-allowed', 'Insufficient permissions')
  }
  if (access !== 'owner') return { ...context, user }
  const { workspaceId } = user
  if (!workspaceId) throw new Problem('not-allowed', 'This account has no workspace.')
  if (onlyOwners && !user.isWorkspaceOwner) {
    throw new Problem('not-allowed', 'Only owners of this workspace can do this. Please ask one of them.')
  }
  return { ...context, user, workspaceId, tenant: (work) => inWorkspace(context.db, workspaceId, work) }
}

/** What an administrator may not do as somebody else. */
function permitSupport({ isOver, mayWrite }: SupportVisit, endpoint: Endpoint): void {
  const rule = supportRule(endpoint)
  if (rule === 'always') return
  if (isOver) throw new Problem('not-allowed', supportSentences.over)
  if (rule === 'never') throw new Problem('not-allowed', supportSentences.never)
  if (rule === 'writes' && !mayWrite) throw new Problem('not-allowed', supportSentences.readOnly)
}

const supportSentences = {
  over: 'This support visit has ended.',
  never: 'Support can’t do this. Only the people of this account can.',
  readOnly: 'This support visit is read-only.',
}

function bringsKey({ headers: { authorization = '' } }: FastifyRequest): boolean {
  return /^bearer +[sp]k_/i.test(authorization)
}

function takesNoKey(): Problem {
  return new Problem(
    'not-allowed',
    "This call doesn't take a key. Calls that do are listed in the API Reference at /documentation/api.",
  )
}

function receiveInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const { params, query, body } = request
  const parsed = parseInput(endpoint, { params, query, body })
  if ('input' in parsed) return parsed.input
  const { code, message, fields } = parsed.problem
  throw new Problem(code, message, fields && { fields })
}
