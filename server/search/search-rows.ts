import { getTableName, or, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import type { Found } from '../db/keyset.ts'
import type { KnownWords } from './known-words.ts'
import { hasOneMeant, type NearWords, nearWords } from './near-words.ts'
import { contains, frequentFrom, rankOf, readAtOnce } from './search-words.ts'
import { type Reading, readingsOf } from './vocabulary.ts'
import type { Listed, RowOf, Searching } from './search-columns.ts'
import { limitSearch, searching, unlessTooLong } from './search-limit.ts'
import { areWholeWords, lookUpAll, lookUpNear, readKnown } from './search-lookups.ts'
import { byIndex, readBlock, type Search } from './search-ways.ts'
import type { CountedWord } from './telling-words.ts'

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
    const { find, ...learned } = await learn(context, table, asked)
    const findNearly = near && (() => findNear(context, table, asked, near, learned))
    // Where the vocabulary lacks a word, it is mostly a mistyped one: one look into the index less.
    const isUnknown =
      !position && near?.mistakable.some((word) => learned.known?.get(word)?.words.length === 0)
    const nearly = isUnknown && findNearly && (await unlessTooLong(findNearly))
    if (nearly && (nearly.rows.length > 0 || nearly.next)) return nearly
    const found = await find()
    if (isUnknown || position || found.rows.length > 0 || found.next || !findNearly) return found
    return (await unlessTooLong(findNearly)) ?? found
  })
}

function searchOf<T extends Listed>(table: T, asked: Searching, near?: NearWords['has']): Search<T> {
  const { words, title, position, sort } = asked
  const isAtBlock = position?.sorted === undefined || position.sorted.way === 'near'
  // A row with the words as they were typed is welcome too.
  const nearly = near && or(contains(table.searchText, words), near(table.searchText))
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

/** What the first look at the newest rows and at the vocabulary has taught. */
interface Learned {
  readonly counted: readonly CountedWord[]
  /** The block was all there is. */
  readonly isWhole: boolean
  readonly known?: KnownWords | undefined
}

/** Reads a block of rows; `find` answers it, or what the index has where few of them match. */
async function learn<T extends Listed>(
  context: WorkspaceContext,
  table: T,
  asked: Searching,
): Promise<Learned & { find: () => Promise<Found<RowOf<T>>> }> {
  const { db, tenant, workspaceId } = context
  const { words } = asked
  const search = searchOf(table, asked)
  const { found, ...block } = await tenant(async (tx) => {
    await limitSearch(tx)
    return readBlock(tx, search)
  })
  if (found && search.within?.sorted?.way !== 'index') return { find: async () => found, ...block }
  const known = await readKnown(db, { table, workspaceId, words })
  const lookUp = lookUpAll({ table, workspaceId, words, counted: block.counted }, known)
  const find = () => (lookUp ? byIndex(db, search, lookUp) : readOn(context, search))
  return { find, ...block, known }
}

/** The block as a page, however few of its rows match. */
async function readOn<T extends Listed>(
  { tenant }: WorkspaceContext,
  search: Search<T>,
): Promise<Found<RowOf<T>>> {
  const { found } = await tenant(async (tx) => {
    await limitSearch(tx)
    return readBlock(tx, { ...search, frequentFrom: 0 })
  })
  return found ?? { rows: [], next: undefined, total: 0, isCounted: false }
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
  const isFew = isComplete && !learned?.isWhole && expectedRows(readings, learned) <= fewRows
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
  const isInWords = areWholeWords(readings)
  const lookedUp = isComplete ? searchOf(table, asked, hasOneMeant(words, readings, isInWords)) : search
  const lookUp = lookUpNear({ table, workspaceId, words, counted }, known, readings)
  return byIndex(db, lookedUp, lookUp, longestNearMs)
}

/** How many rows have the other words too, if these are as frequent there as in the rows that were read. */
function expectedRows(readings: readonly Reading[], learned: Learned | undefined): number {
  const expected = readings.map(({ typed, rows }) =>
    (learned?.counted ?? [])
      .filter(({ word }) => word !== typed)
      .reduce((left, { count }) => (left * Math.max(count, 1)) / readAtOnce, rows),
  )
  return expected.reduce((sum, rows) => sum + rows, 0)
}
