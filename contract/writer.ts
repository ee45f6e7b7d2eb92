import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { moment, requiredText } from './fields.ts'

export const chatMessageLimit = 2000

/** One question to the assistant and its answer. Nothing is kept: the conversation lives in the browser. */
export const chat = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'POST',
  path: '/api/chat',
  body: z.object({ message: requiredText(1, chatMessageLimit, 'Please type a question') }),
  response: z.object({ response: z.string(), timestamp: moment }),
})
