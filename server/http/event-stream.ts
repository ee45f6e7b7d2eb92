import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '../db/database.ts'
import { problemFor } from './guards.ts'
import { statusOf } from './problem.ts'

/** An answer in parts (server-sent events): `part` as often as there is one, then `done` or `problem`. */
export interface EventStream {
  /** Checked against `Endpoint.streams`, which cuts away what it does not name. */
  readonly sendPart: (part: unknown) => void
  /** True once the first part went out: from then on a refusal can only be an event. */
  readonly hasBegun: () => boolean
  readonly finish: (result: unknown) => FastifyReply
  readonly refuse: (failure: unknown) => FastifyReply
}

/** For a caller who asks for parts, at an endpoint that has them. */
export function eventStreamFor(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  database: Pick<Database, 'isFull'>,
): EventStream | undefined {
  const { streams } = endpoint
  if (!streams || !request.headers.accept?.includes('text/event-stream')) return undefined
  const events = new PassThrough()
  // A caller who left is no failure of ours: the work goes on, and a retry gets its result.
  events.on('error', () => undefined)
  let hasBegun = false
  const send = (name: string, data: unknown) => {
    if (!hasBegun) void reply.type('text/event-stream; charset=utf-8').send(events)
    hasBegun = true
    if (!events.destroyed) events.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const end = () => {
    events.end()
    return reply
  }
  return {
    sendPart: (part) => send('part', z.parse(streams as z.ZodMiniType, part)),
    hasBegun: () => hasBegun,
    finish(result) {
      send('done', z.parse(endpoint.response as z.ZodMiniType, result))
      return end()
    },
    refuse(failure) {
      const problem = problemFor(failure, database)
      if (statusOf[problem.code] >= 500) request.log.error({ err: failure }, 'request failed')
      send('problem', { ...problem.body(), requestId: request.id })
      return end()
    },
  }
}
