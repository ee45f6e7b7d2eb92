import { cursorSentence } from '#contract/lists.ts'
import type { ReplyHeaders } from '../context.ts'
import { type Found, type Position, ways } from '../db/keyset.ts'
import { uuidOrNothing } from '../kit/ids.ts'
import { Problem } from './problem.ts'

/** What every list may be asked for, as `paging` in contract/lists.ts parses it. */
export interface AskedPage {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

type Query = Readonly<Record<string, string | number | undefined>>

/** The position that a cursor of ours names; none for the first page. Ids are UUIDs unless told. */
export function readCursor(
  cursor: string | undefined,
  isId = (id: string) => uuidOrNothing(id) === id,
): Position | undefined {
  if (cursor === undefined) return undefined
  const position = positionIn(Buffer.from(cursor, 'base64url').toString().split(' '), isId)
  if (!position || cursorOf(position) !== cursor) {
    throw new Problem('invalid-input', cursorSentence, { fields: { cursor: cursorSentence } })
  }
  return position
}

type Check = (id: string) => boolean

/** What we would not have written ourselves may still be a date to JavaScript, and none to PostgreSQL. */
function positionIn([at = '', id = '', ...rest]: readonly string[], isId: Check): Position | undefined {
  const createdAt = new Date(at)
  const isOurs =
    /^\d{4}-/.test(at) && !at.startsWith('0000') && isId(id) && !Number.isNaN(createdAt.getTime())
  if (!isOurs) return undefined
  if (rest.length === 0) return { createdAt, id }
  const [asWay, asRank = '', ...asFrom] = rest
  const way = ways.find((one) => one === asWay)
  const from = asFrom.length > 0 ? positionIn(asFrom, isId) : undefined
  if (!way || !/^-?\d$/.test(asRank) || (asFrom.length > 0 && !from)) return undefined
  return { createdAt, id, sorted: { way, rank: Number(asRank), ...(from && { from }) } }
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
export function cursorOf(position: Position): string {
  return Buffer.from(spelled(position)).toString('base64url')
}

function spelled({ createdAt, id, sorted }: Position): string {
  const place = `${createdAt.toISOString()} ${id}`
  if (!sorted) return place
  const { way, rank, from } = sorted
  return [place, way, rank, ...(from ? [spelled({ createdAt: from.createdAt, id: from.id })] : [])].join(' ')
}

function nextAddress(path: string, query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  return `${path}?${parameters.toString()}`
}
