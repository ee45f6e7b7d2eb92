import { type SQL, sql } from 'drizzle-orm'
import { countedRows, usualPageSize } from '#contract/administration/lists.ts'
import type { ReplyHeaders } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

export interface AskedNumber {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

export interface Total {
  readonly total: number
  /** False when there are at least so many. */
  readonly isCounted: boolean
}

export function placeOf({ page = 1, limit = usualPageSize }: AskedNumber) {
  return { limit, offset: (page - 1) * limit }
}

/** Counts the rows of a statement, as far as anybody needs to know: an exact total costs a look at each of a million. */
export async function countSome(tx: Tx, rowsOf: SQL): Promise<Total> {
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from (${rowsOf} limit ${countedRows + 1}) as counted`,
  )
  const total = rows[0]?.total ?? 0
  return total > countedRows ? { total: countedRows, isCounted: false } : { total, isCounted: true }
}

/** Says in the headers how many there are, as every list does. */
export function tellTotal(reply: ReplyHeaders, { total, isCounted }: Total): void {
  reply.header('x-total-count', String(total))
  if (!isCounted) reply.header('x-total-count-relation', 'gte')
}
