import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { moment, requiredText } from '../fields.ts'
import { timeZone } from '../testimonials/said-on.ts'
import { assistantQuery } from './query.ts'

/** What is read of one message. A longer one is answered, too: that it is too long. */
export const chatMessageLimit = 2000
export const chatMessage = z.object({ message: requiredText(1, 10_000, 'Please enter a question') })

/** A piece of a sentence. With `href`, it is a number, and that page lists exactly so many rows. */
const piece = z.object({ text: z.string(), href: z.optional(z.string()) })
export type Piece = z.infer<typeof piece>

const table = z.object({
  columns: z.array(z.string()),
  /** `part` is how long the bar beside the first number is, from 0 to 1. */
  rows: z.array(z.object({ cells: z.array(piece), part: z.optional(z.number()) })),
})
export type AnswerTable = z.infer<typeof table>

const quote = z.object({
  id: z.string(),
  text: z.string(),
  name: z.string(),
  rating: z.nullable(z.number()),
  /** The day on which it was said, in ISO 8601; null when nobody knows. */
  date: z.nullable(z.string()),
  href: z.string(),
})
export type AnswerQuote = z.infer<typeof quote>

export const chatAnswer = z.object({
  /** The answer in plain text, its first sentence first. */
  response: z.string(),
  timestamp: moment,
  /** The same, a line each. */
  lines: z.array(z.array(piece)),
  table: z.nullable(table),
  quotes: z.array(quote),
  /** What can be asked next, or instead. */
  suggestions: z.array(z.string()),
  /** What was understood; null where nothing was. */
  query: z.nullable(assistantQuery),
  /** Said where the AI service was asked and was of no use. */
  note: z.nullable(z.string()),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

/**
 * One question to the assistant and its answer, counted from the workspace's own rows. Nothing is kept: the conversation
 * lives in the browser. What cannot be counted is answered with what can.
 */
export const chat = ownerEndpoint('POST /api/chat', {
  body: z.extend(chatMessage, {
    /** Where the one who asks is, such as Europe/Berlin: days and months are the ones there. UTC unless told. */
    timeZone: z.optional(timeZone),
    /** What the last answer understood: "and last month?" changes it. */
    previous: z.nullish(assistantQuery),
  }),
  response: chatAnswer,
})
