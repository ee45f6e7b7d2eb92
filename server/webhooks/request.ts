import type { Services } from '../context.ts'
import { alertOf } from './chats/alert.ts'
import { chatBody } from './chats/bodies.ts'
import type { Claimed } from './sending/claim.ts'

type Wanted = Pick<Claimed['webhook'], 'kind' | 'quoteLength' | 'chatId'>

/**
 * The body of a message, to the letter the same at every try. Undefined where nothing is left to tell: the person was
 * forgotten.
 */
export function requestOf(
  { config }: Pick<Services, 'config'>,
  { kind, quoteLength, chatId }: Wanted,
  { event, data, createdAt }: Claimed['message'],
): string | undefined {
  if (data === null) return undefined
  if (kind === 'webhook') return JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data })
  return JSON.stringify(chatBody(kind, alertOf(config.publicUrl, event, data, quoteLength), chatId))
}
