import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { moment, requiredText } from '../fields.ts'
import { timeZone } from '../testimonials/said-on.ts'

/** What is read of one message. A longer one is answered, too: that it is too long. */
export const chatMessageLimit = 2000
export const chatMessage = z.object({ message: requiredText(1, 20_000, 'Please enter a question') })

/**
 * One question to the assistant and its answer, counted from the workspace's own rows. Nothing is kept: the conversation
 * lives in the browser. What cannot be counted is answered with what can.
 */
export const chat = ownerEndpoint('POST /api/chat', {
  body: z.extend(chatMessage, {
    /** Where the one who asks is, such as Europe/Berlin: days and months are the ones there. UTC unless told. */
    timeZone: z.optional(timeZone),
  }),
  response: z.object({ response: z.string(), timestamp: moment }),
})
