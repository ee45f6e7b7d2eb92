import { and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database.ts'
import { after, byDate, type Position } from '../db/keyset.ts'
import { hasWord, readAtOnce, wordsIn } from '../db/search-words.ts'
import { columnsOf, type Listed } from './search-columns.ts'

/** A word in so many of the rows read has a long list in the index: reading it costs more than it saves. */
const longListFrom = 30

interface Asked {
  readonly table: Listed
  readonly words: string
  readonly all: SQL | undefined
  readonly from: Position | undefined
  readonly order: 'newest' | 'oldest'
}

/** The words to look up in the index: those that few of the rows have, or the rarest two. */
export async function tellingWords(tx: Tx, { table, words, all, from, order }: Asked): Promise<string[]> {
  const wanted = wordsIn(words)
  if (wanted.length === 1) return wanted
  const anyTable: PgTable = table
  const read = tx
    .select()
    .from(anyTable)
    .where(and(all, after(from, table, order)))
    .orderBy(...byDate(table, order))
    .limit(readAtOnce)
    .as('read')
  const { searchText } = columnsOf(read)
  const counts = wanted.map((word) => sql`count(*) filter (where ${hasWord(searchText, word)})::int`)
  const [row] = await tx.select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` }).from(read)
  const counted = wanted
    .map((word, index) => ({ word, count: row?.counts[index] ?? 0 }))
    .toSorted((a, b) => a.count - b.count)
  const rare = counted.filter(({ count }) => count < longListFrom)
  return (rare.length > 0 ? rare : counted.slice(0, 2)).map(({ word }) => word)
}
