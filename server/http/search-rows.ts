import { getTableName, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import type { Found } from '../db/keyset.ts'
import { hasOneMeant, type NearWords, nearWords } from '../db/near-words.ts'
import { beginAll, contains, frequentFrom, rankOf, readAtOnce } from '../db/search-words.ts'
import { readingsOf } from '../db/vocabulary.ts'
import { nearPieces } from './near-pieces.ts'
import type { Listed, RowOf, Searching } from './search-columns.ts'
import { limitSearch, searching, unlessTooLong } from './search-limit.ts'
import { byIndex, readBlock, type Search } from './search-ways.ts'
import { type CountedWord, countWords, tellingWords } from './telling-words.ts'

/** A typing error is no reason to wait. */
const longestNearMs = 700
/** The index takes longer for two words of which one is mistyped, and each may be frequent: it is asked more seldom. */
const readAtOnceNear = 3_000
/** So many rows are fetched from the index as quickly as a thousand of the newest. */
const fewRows = 1_000

/**
 * The rows that have all of the words, in any order, the best match first. A thousand rows are read at once, the newest
 * first, and ranked; where few of them match, the words are rare, and an index gives all matches at once. Either way a
 * call does a bounded amount of work, however large the workspace: frequent words come block by block, and a page may
 * come out short with more to follow. Where nothing matches, one typing error is tolerated.
 */
export async function searchRows<T extends Listed>(
  context: WorkspaceContext,
  table: T,
  asked: Searching,
): Promise<Found<RowOf<T>>> {
  const { position, words } = asked
  const near = nearWords(words)
  return searching(async () => {
    if (near && position?.sorted?.way.startsWith('near')) return findNear(context, table, asked, near)
    const { found, counted } = await findExactly(context, table, asked)
    if (position || found.rows.length > 0 || found.next || !near) return found
    return (await unlessTooLong(() => findNear(context, table, asked, near, counted))) ?? found
  })
}

function searchOf<T extends Listed>(table: T, asked: Searching, near?: NearWords['has']): Search<T> {
  const { words, title, position, sort } = asked
  const isAtBlock = position?.sorted === undefined || position.sorted.way === 'near'
  return {
    ...asked,
    table,
    isNear: near !== undefined,
    frequentFrom,
    readAtOnce: near ? readAtOnceNear : readAtOnce,
    order: sort?.order ?? 'newest',
    matches: (searchText) => (near ? near(searchText) : contains(searchText, words)),
    rank: (searchText) => sort?.rank ?? (near ? sql<number>`0` : rankOf(searchText, title, words)),
    from: isAtBlock ? position : position.sorted?.from,
    within: isAtBlock ? undefined : position,
  }
}

async function findExactly<T extends Listed>(context: WorkspaceContext, table: T, asked: Searching) {
  const search = searchOf(table, asked)
  const isInIndex = search.within?.sorted?.way === 'index'
  const { block, counted } = await context.tenant(async (tx) => {
    await limitSearch(tx)
    const read = isInIndex ? undefined : await readBlock(tx, search)
    return { block: read, counted: read ? [] : await countWords(tx, search) }
  })
  const found = block ?? (await byIndex(context.db, search, beginAll(tellingWords(counted))))
  return { found, counted }
}

/**
 * The vocabulary says what a mistyped word may have meant: nothing, few rows of the index, or so many that they may be
 * among the newest. Those are read too where it has not yet learned all words.
 */
async function findNear<T extends Listed>(
  { db, tenant, workspaceId }: WorkspaceContext,
  table: T,
  asked: Searching,
  near: NearWords,
  known?: readonly CountedWord[],
): Promise<Found<RowOf<T>>> {
  const { readings, isComplete } = await readingsOf(db, workspaceId, getTableName(table), near)
  const nothing = { rows: [], next: undefined, total: 0, isCounted: asked.position === undefined }
  if (isComplete && readings.length === 0) return nothing
  // What is not yet learned is not in the index either: the newest rows show all that they have.
  const search: Search<T> = isComplete
    ? searchOf(table, asked, hasOneMeant(asked.words, readings))
    : { ...searchOf(table, asked, near.has), frequentFrom: 1 }
  const isFew = isComplete && readings.reduce((sum, { rows }) => sum + rows, 0) <= fewRows
  const isInIndex = asked.position ? asked.position.sorted?.way === 'near-index' : isFew
  const block = isInIndex
    ? undefined
    : await tenant(async (tx) => {
        await limitSearch(tx, longestNearMs)
        return readBlock(tx, search)
      })
  if (block) return block
  if (readings.length === 0) return nothing
  const counted = known ?? (await tenant((tx) => countWords(tx, search)))
  return byIndex(db, search, nearPieces(readings, counted), longestNearMs)
}
