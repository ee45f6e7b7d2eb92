import { and, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { afterPosition, byDate, type Found, pageOf, type Position, type Way } from '../db/keyset.ts'
import { hasWord, searchWordsIn } from './search-words.ts'
import { fetchInOrder, tableNameOf, type RankedPage, rankedPage } from './ranked-page.ts'
import type { Listed, RowOf, Searching } from './search-columns.ts'
import { limitSearch } from './search-limit.ts'
import type { CountedWord } from './telling-words.ts'

/** How a search decides what matches: all words as they were typed, or with one typing error. */
export interface Search<T extends Listed> extends Searching {
  readonly table: T
  readonly order: 'newest' | 'oldest'
  /** Nothing where every word has to be there as it was typed. */
  readonly nearly: SQL | undefined
  readonly matches: SQL | undefined
  readonly rank: SQL<number>
  /** How many rows a block has. */
  readonly readAtOnce: number
  /** With so many matches among the rows read, reading on costs less than the index. */
  readonly frequentFrom: number
  /** The last row before the block of rows that is read. */
  readonly from: Position | undefined
  /** Where in the block, or among what the index found, the page begins. */
  readonly within: Position | undefined
}

interface ReadBlock extends RankedPage {
  readonly read: number
  readonly lastAt: number
  readonly lastId: string | null
  readonly counts: readonly number[]
}

export interface Block<T extends Listed> {
  /** Nothing when the words look rare. */
  readonly found: Found<RowOf<T>> | undefined
  /** The rarest word first. */
  readonly counted: readonly CountedWord[]
  /** The block is all there is. */
  readonly isWhole: boolean
}

/** Reads a block of rows once: what matches, how many rows have each of the words, and where the block ends. */
export async function readBlock<T extends Listed>(tx: Tx, search: Search<T>): Promise<Block<T>> {
  const { table, from, within, words, readAtOnce, frequentFrom } = search
  const wanted = searchWordsIn(words)
  const { rows: answer } = await tx.execute<ReadBlock & Record<string, unknown>>(blockOf(search, wanted))
  const block = answer[0]!
  const { total, read, lastAt, lastId, counts } = block
  const counted = wanted
    .map((word, index) => ({ word, count: counts[index] ?? 0 }))
    .toSorted((a, b) => a.count - b.count)
  const isMore = read > readAtOnce && lastId !== null
  const about = { counted, isWhole: !from && !isMore }
  if (isMore && total < frequentFrom && !within) return { found: undefined, ...about }
  const page = asPage(search, block, await fetchInOrder(tx, table, search.all, block.ids ?? []), 'block')
  if (!isMore) return { found: { ...page, total, isCounted: !from }, ...about }
  if (page.next) return { found: { ...page, total, isCounted: false }, ...about }
  const sorted = search.nearly ? { sorted: { rank: 0, way: 'near' as const } } : {}
  const next = { createdAt: new Date(lastAt), id: lastId, ...sorted }
  return { found: { ...page, next, total, isCounted: false }, ...about }
}

/** One row more than a block has tells whether another block follows. */
function blockOf<T extends Listed>(search: Search<T>, wanted: readonly string[]): SQL {
  const { table, all, limit, from, within, order, nearly, rank, readAtOnce } = search
  const flags = wanted.map((_, index) => sql.raw(`has${index}`))
  const has = wanted.map((word, index) => sql`${hasWord(table.searchText, word)} as ${flags[index]!}`)
  const matches = nearly ?? and(...flags)
  const counts = flags.map((flag) => sql`count(*) filter (where ${flag} and place <= ${readAtOnce})`)
  return sql`
    with read as materialized (
      select id, created_at, place, ${sql.join(flags, sql`, `)},
        case when place <= ${readAtOnce} and ${matches} then (${rank})::int end as rank
      from (
        select *, row_number() over () as place, ${sql.join(has, sql`, `)} from (
          select * from ${table} where ${and(all, afterPosition(from, table, order))}
          order by ${sql.join(byDate(table, order), sql`, `)} limit ${readAtOnce + 1}
        ) as ${tableNameOf(table)} offset 0
      ) as ${tableNameOf(table)})
    select * from (
      select count(rank)::int as total, count(*)::int as read, array[${sql.join(counts, sql`, `)}]::int[] as counts,
        max(extract(epoch from created_at) * 1000) filter (where place = ${readAtOnce})::float8 as "lastAt",
        max(id::text) filter (where place = ${readAtOnce}) as "lastId"
      from read
    ) as counted, ${rankedPage(sql`read`, { table, within, order, limit })}`
}

/**
 * The rows that an index knows to have the words, all of them before they are sorted. Row-level security keeps PostgreSQL
 * from searching an index for words (the operators are not leakproof), so this runs outside of it and holds the wall by
 * its first condition alone.
 */
export async function byIndex<T extends Listed>(
  db: Db,
  search: Search<T>,
  lookUp: SQL | undefined,
  mostMs?: number,
): Promise<Found<RowOf<T>>> {
  const { table, all, limit, from, within, order, matches, rank } = search
  const where = and(all, lookUp, matches, afterPosition(from, table, order))
  const { rows: answer } = await db.transaction(async (tx) => {
    await limitSearch(tx, mostMs)
    return tx.execute<RankedPage & Record<string, unknown>>(sql`
      with matching as materialized (select id, created_at, (${rank})::int as rank from ${table} where ${where})
      select * from (select count(*)::int as total from matching) as counted,
        ${rankedPage(sql`matching`, { table, within, order, limit })}`)
  })
  const found = answer[0]!
  const rows = await fetchInOrder(db, table, all, found.ids ?? [])
  return { ...asPage(search, found, rows, 'index'), total: found.total, isCounted: !from }
}

function asPage<T extends Listed>(
  { limit, from, nearly }: Search<T>,
  { ids, ranks }: RankedPage,
  rows: readonly RowOf<T>[],
  way: 'block' | 'index',
) {
  const { rows: shown, next } = pageOf(rows, limit)
  const asWay: Way = nearly ? `near-${way}` : way
  const last = shown.at(-1)
  const rank = ranks?.[ids?.indexOf(last?.id ?? '') ?? -1] ?? 0
  return {
    rows: shown,
    next:
      next && last
        ? { createdAt: last.createdAt, id: last.id, sorted: { rank, way: asWay, from } }
        : undefined,
  }
}
