import { cursorSentence } from '#contract/lists.ts'
import type { ReplyHeaders } from '../context.ts'
import type { Found, Position } from '../db/keyset.ts'
import { uuidOrNothing } from '../ids.ts'
import { Problem } from './problem.ts'

type Query = Readonly<Record<string, string | number | undefined>>

/** The position that a cursor of ours names; none for the first page. Ids are UUIDs unless told. */
export function readCursor(
  cursor: string | undefined,
  isId = (id: string) => uuidOrNothing(id) === id,
): Position | undefined {
  if (cursor === undefined) return undefined
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const position = { createdAt: new Date(at), id }
  // What we would not have written ourselves may still be a date to JavaScript, and none to PostgreSQL.
  const isOurs = /^\d{4}-/.test(at) && !at.startsWith('0000') && isId(id)
  if (!isOurs || Number.isNaN(position.createdAt.getTime()) || cursorOf(position) !== cursor) {
    throw new Problem('invalid-input', cursorSentence, { fields: { cursor: cursorSentence } })
  }
  return position
}

/** Says in the headers how many there are and where the next page begins. */
export function describePage(
  reply: ReplyHeaders,
  path: string,
  query: object,
  { next, total, isCounted }: Found<unknown>,
): void {
  if (next) reply.header('link', `<${nextAddress(path, { ...query, cursor: cursorOf(next) })}>; rel="next"`)
  reply.header('x-total-count', String(total))
  if (!isCounted) reply.header('x-total-count-relation', 'gte')
}

/** Names a position to the outside. */
export function cursorOf({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')
}

function nextAddress(path: string, query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  return `${path}?${parameters.toString()}`
}
