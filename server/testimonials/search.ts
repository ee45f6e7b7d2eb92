import { and, type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { testimonials } from '../db/tables/testimonials.ts'
import { after, listed, type ListQuery, newestFirst, type Page, pageOf, type Position } from './page.ts'

/** So many of the newest rows are simply read: as quick as the index, and all there are in most workspaces. */
const readAtOnce = 2000
/** With so many matches among them the words are not rare, and reading on costs less than the index. */
const frequentFrom = 4
/** The pieces that the index knows (`plaudit_pieces`): of words, and of either side of a space. */
const longestPiece = 12
const besideSpace = 3
/** Words of so many letters are seldom common ones. */
const tellingLetters = 7

export interface Found extends Page {
  /** How many match; at least, unless `isCounted`. */
  readonly total: number
  readonly isCounted: boolean
}

/**
 * Newest first, the rows that have these words anywhere in name, company or content. Frequent words are found by
 * reading the newest rows, and a page may come out short with more to follow; the matches of rare words come from
 * an index, all at once. Either way a call does a bounded amount of work, however large the workspace.
 */
export async function search(
  context: WorkspaceContext,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found> {
  const { tenant, workspaceId } = context
  const found = await tenant((tx) => amongNewest(tx, workspaceId, query, position, limit))
  return found ?? byIndex(context, query, position, limit)
}

/** Nothing when the words look rare. */
async function amongNewest(
  tx: Tx,
  workspaceId: string,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found | undefined> {
  const rowsAfter = and(listed(workspaceId, query), after(position, testimonials))
  const newest = tx
    .select()
    .from(testimonials)
    .where(rowsAfter)
    .orderBy(...newestFirst(testimonials))
    .limit(readAtOnce)
    .as('newest')
  const rows = await tx
    .select()
    .from(newest)
    .where(contains(newest.searchText, query))
    .orderBy(...newestFirst(newest))
    .limit(limit + 1)
  const found = { ...pageOf(rows, limit), total: rows.length, isCounted: false }
  if (found.next) return found
  const [lastRead] = await tx
    .select({ createdAt: testimonials.createdAt, id: testimonials.id })
    .from(testimonials)
    .where(rowsAfter)
    .orderBy(...newestFirst(testimonials))
    .offset(readAtOnce - 1)
    .limit(1)
  if (!lastRead) return { ...found, isCounted: !position }
  return rows.length < frequentFrom ? undefined : { ...found, next: lastRead }
}

/**
 * Row-level security keeps PostgreSQL from searching an index for words (the operators are not leakproof), so this
 * one query runs outside of it and holds the wall by its first condition alone. The count makes it find all matches
 * before it sorts them: otherwise the planner may hope to meet a hundred early by walking through a million.
 */
async function byIndex(
  { db, workspaceId }: WorkspaceContext,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found> {
  const matching = db
    .select({
      ...getTableColumns(testimonials),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(testimonials)
    .where(and(listed(workspaceId, query), hasPieces(query), contains(testimonials.searchText, query)))
    .as('matching')
  const rows = await db
    .select()
    .from(matching)
    .where(after(position, matching))
    .orderBy(...newestFirst(matching))
    .limit(limit + 1)
  return { ...pageOf(rows, limit), total: rows[0]?.total ?? 0, isCounted: true }
}

/** Lower case is PostgreSQL's on both sides: JavaScript's differs in a few letters. */
function contains(searchText: Column | SQL.Aliased, { search = '' }: ListQuery): SQL {
  const escaped = search.replace(/[\\%_]/g, (character) => `\\${character}`)
  return sql`${searchText} like '%' || lower(${escaped}) || '%'`
}

/**
 * True for every row that contains the words, and for a few others. Only pieces that tell much are looked up: those
 * around spaces and whole long words. The lists of others are long, and combining them costs more than it saves.
 */
function hasPieces({ search = '' }: ListQuery): SQL {
  const words = search.split(/[ \t\n\r]+/).flatMap((word) => (word === '' ? [] : [Array.from(word)]))
  const long = words.slice(0, -1).filter((word) => word.length >= tellingLetters)
  const atSpaces = words.flatMap((word, index) => pieceAtSpace(words[index - 1], word, index))
  const pieces = [...long.map(wholeWord), ...atSpaces]
  const [longest = []] = words.toSorted((a, b) => b.length - a.length)
  return sql`plaudit_pieces(${testimonials.searchText}) @@ lower(${pieces.join(' & ') || beginning(longest)})::tsquery`
}

/** None where the first word is so short that in the text it may be the end of a longer one. */
function pieceAtSpace(before: string[] | undefined, word: string[], index: number): string[] {
  if (!before || (index === 1 && before.length < besideSpace)) return []
  return [beginning([...before.slice(-besideSpace), ' ', ...word.slice(0, besideSpace)])]
}

function wholeWord(letters: readonly string[]): string {
  return letters.length < longestPiece ? quoted(letters) : beginning(letters)
}

function beginning(letters: readonly string[]): string {
  return `${quoted(letters.slice(0, longestPiece))}:*`
}

function quoted(letters: readonly string[]): string {
  return `'${letters.join('').replace(/['\\]/g, (letter) => letter.repeat(2))}'`
}
