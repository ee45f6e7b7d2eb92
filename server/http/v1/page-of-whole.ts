import { cursorSentence } from '#contract/lists.ts'
import type { ReplyHeaders } from '../../context.ts'
import { Problem } from '../problem.ts'

const usualPage = 100

interface Asked {
  readonly limit?: number
  readonly cursor?: string
}

/** A page of a list that is short enough to be read whole. The cursor names the last row before it. */
export function pageOfWhole<Row extends { readonly id: string }>(
  reply: ReplyHeaders,
  rows: readonly Row[],
  { limit = usualPage, cursor }: Asked,
): Row[] {
  const last = cursor === undefined ? -1 : rows.findIndex(({ id }) => cursorOf(id) === cursor)
  if (cursor !== undefined && last < 0)
    throw new Problem('invalid-input', cursorSentence, { fields: { cursor: cursorSentence } })
  const page = rows.slice(last + 1, last + 1 + limit)
  const end = page.at(-1)
  if (end && last + 1 + page.length < rows.length)
    reply.header('link', `<?limit=${limit}&cursor=${cursorOf(end.id)}>; rel="next"`)
  reply.header('x-total-count', String(rows.length))
  return page
}

function cursorOf(id: string): string {
  return Buffer.from(id).toString('base64url')
}
