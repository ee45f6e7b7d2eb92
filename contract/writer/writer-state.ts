import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { engines } from './engines.ts'

/** Which engine writes here, and how it is. No address and no key is told. */
export const getWriter = ownerEndpoint('GET /api/writer', {
  response: z.object({
    engine: z.enum(engines),
    model: z.nullable(z.string()),
    /** `paused`: it failed several times, and the built-in writer writes until it is tried again. */
    state: z.enum(['ready', 'paused']),
    /** Drafts of this workspace since midnight UTC, and how many a day may go to the engine; null without a limit. */
    draftsToday: z.number(),
    draftsPerDay: z.nullable(z.number()),
    /** What the engine was asked since the first of the month in UTC; null where the built-in writer is the engine. */
    thisMonth: z.nullable(
      z.object({
        calls: z.number(),
        /** Read and written together; 0 when the engine does not count them. */
        tokens: z.number(),
        /** By the prices that are set up on the server; null without. */
        cost: z.nullable(z.object({ micros: z.number(), currency: z.string() })),
      }),
    ),
  }),
  about: {
    group: 'drafts',
    place: 6,
    title: 'Get the writer’s state',
    says: 'Which engine writes drafts, whether it is paused after failures, how many drafts it wrote for you today, and what it took this month.',
  },
})

/** Asks the engine for one sentence. Counts as a draft. `message` says what to do when it does not work. */
export const testWriter = ownerEndpoint('POST /api/writer/test', {
  response: z.object({
    isWorking: z.boolean(),
    engine: z.enum(engines),
    model: z.nullable(z.string()),
    message: z.string(),
    milliseconds: z.number(),
  }),
  about: {
    group: 'drafts',
    place: 7,
    title: 'Test the writer',
    says: 'Asks the engine for one sentence. message says what to check when isWorking is false. At most 10 times an hour.',
  },
})
