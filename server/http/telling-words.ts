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

/** A word of a search, and how many of the rows just read have it. */
export interface CountedWord {
  readonly word: string
  readonly count: number
}

/** The rarest first. A word that is asked for alone is not counted. */
export async function countWords(
  tx: Tx,
  { table, words, all, from, order }: Asked,
): Promise<readonly CountedWord[]> {
  const wanted = wordsIn(words)
  if (wanted.length === 1) return wanted.map((word) => ({ word, count: 0 }))
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
  return wanted
    .map((word, index) => ({ word, count: row?.counts[index] ?? 0 }))
    .toSorted((a, b) => a.count - b.count)
}

/** The words that few of the rows have. */
export function rareWords(counted: readonly CountedWord[]): string[] {
  return counted.filter(({ count }) => count < longListFrom).map(({ word }) => word)
}

/** The words to look up in the index: the rare ones, or the rarest two. */
export function tellingWords(counted: readonly CountedWord[]): string[] {
  const rare = rareWords(counted)
  return rare.length > 0 ? rare : counted.slice(0, 2).map(({ word }) => word)
}
