import { cursorSentence } from '#contract/lists.ts'
import type { ReplyHeaders } from '../context.ts'
import { uuidOrNothing } from '../kit/ids.ts'
import type { AskedPage } from './paging.ts'
import { Problem } from './problem.ts'

/**
 * A page of a list that is short enough to be read whole, and all of it where no `limit` is asked for; `path` is where the
 * next page is.
 */
export function pageOfWhole<Row extends { readonly id: string }>(
  reply: ReplyHeaders,
  rows: readonly Row[],
  { limit = rows.length, cursor }: AskedPage,
  path: string,
): Row[] {
  const start = cursor === undefined ? 0 : startAfter(rows, cursor)
  const page = rows.slice(start, start + limit)
  const [last, next] = [page.at(-1), rows[start + limit]]
  if (last && next)
    reply.header('link', `<${path}?limit=${limit}&cursor=${cursorBetween(last.id, next.id)}>; rel="next"`)
  reply.header('x-total-count', String(rows.length))
  return page
}

/** Where a list goes on. Of a row that is no longer there, its id tells: ids sort by the moment they were made. */
function startAfter(rows: readonly { readonly id: string }[], cursor: string): number {
  const [id = '', order = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const isOurs = uuidOrNothing(id) === id && (order === newest || order === oldest)
  if (!isOurs || spelled(id, order) !== cursor)
    throw new Problem('invalid-input', cursorSentence, { fields: { cursor: cursorSentence } })
  const at = rows.findIndex((row) => row.id === id)
  if (at >= 0) return at + 1
  const next = rows.findIndex((row) => (order === newest ? row.id < id : row.id > id))
  return next < 0 ? rows.length : next
}

const [newest, oldest] = ['newest', 'oldest']

function cursorBetween(id: string, next: string): string {
  return spelled(id, next < id ? newest : oldest)
}

function spelled(id: string, order: string): string {
  return Buffer.from(`${id} ${order}`).toString('base64url')
}
