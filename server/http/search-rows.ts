import { getTableName, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import type { Found } from '../db/keyset.ts'
import { hasOneMeant, type NearWords, nearWords } from '../db/near-words.ts'
import { contains, frequentFrom, rankOf, readAtOnce } from '../db/search-words.ts'
import { readingsOf } from '../db/vocabulary.ts'
import type { Listed, RowOf, Searching } from './search-columns.ts'
import { limitSearch, searching, unlessTooLong } from './search-limit.ts'
import { lookUpAll, lookUpNear, readKnown } from './search-lookups.ts'
import { type Block, byIndex, readBlock, type Search } from './search-ways.ts'

/** A typing error is no reason to wait. */
const longestNearMs = 700
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
    const { found, ...learned } = await findExactly(context, table, asked)
    if (position || found.rows.length > 0 || found.next || !near) return found
    return (await unlessTooLong(() => findNear(context, table, asked, near, learned))) ?? found
  })
}

function searchOf<T extends Listed>(table: T, asked: Searching, near?: NearWords['has']): Search<T> {
  const { words, title, position, sort } = asked
  const isAtBlock = position?.sorted === undefined || position.sorted.way === 'near'
  const nearly = near?.(table.searchText)
  return {
    ...asked,
    table,
    frequentFrom,
    readAtOnce,
    nearly,
    order: sort?.order ?? 'newest',
    matches: nearly ?? contains(table.searchText, words),
    rank: sort?.rank ?? (near ? sql<number>`0` : rankOf(table.searchText, title, words)),
    from: isAtBlock ? position : position.sorted?.from,
    within: isAtBlock ? undefined : position,
  }
}

/** What a search for the words as they were typed has learned, for the one with a typing error. */
interface Learned {
  readonly counted: Block<Listed>['counted']
  readonly known?: Awaited<ReturnType<typeof readKnown>>
}

async function findExactly<T extends Listed>(
  { db, tenant, workspaceId }: WorkspaceContext,
  table: T,
  asked: Searching,
): Promise<Learned & { found: Found<RowOf<T>> }> {
  const search = searchOf(table, asked)
  const { found, counted } = await tenant(async (tx) => {
    await limitSearch(tx)
    return readBlock(tx, search)
  })
  if (found && search.within?.sorted?.way !== 'index') return { found, counted }
  const known = await readKnown(db, { table, workspaceId, words: asked.words })
  const lookUp = lookUpAll({ table, workspaceId, words: asked.words, counted }, known)
  return { found: await byIndex(db, search, lookUp), counted, known }
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
  learned?: Learned,
): Promise<Found<RowOf<T>>> {
  const { words, position } = asked
  const { readings, isComplete } = await readingsOf(db, workspaceId, getTableName(table), near)
  const nothing = { rows: [], next: undefined, total: 0, isCounted: position === undefined }
  if (isComplete && readings.length === 0) return nothing
  // What is not yet learned is not in the index either: the newest rows show all that they have.
  const search: Search<T> = isComplete
    ? searchOf(table, asked, hasOneMeant(words, readings))
    : { ...searchOf(table, asked, near.has), frequentFrom: 1 }
  const isFew = isComplete && readings.reduce((sum, { rows }) => sum + rows, 0) <= fewRows
  const isInIndex = position ? position.sorted?.way === 'near-index' : isFew
  const block =
    isInIndex && learned
      ? undefined
      : await tenant(async (tx) => {
          await limitSearch(tx, longestNearMs)
          return readBlock(tx, search)
        })
  if (block?.found && !isInIndex) return block.found
  if (readings.length === 0) return nothing
  const counted = learned?.counted ?? block?.counted ?? []
  const known = learned?.known ?? (await readKnown(db, { table, workspaceId, words }))
  return byIndex(
    db,
    search,
    lookUpNear({ table, workspaceId, words, counted }, known, readings),
    longestNearMs,
  )
}
