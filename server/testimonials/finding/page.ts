import { and, eq, getTableColumns, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { TestimonialSort } from '#contract/testimonials/testimonial-filters.ts'
import type { Tx } from '../../db/database.ts'
import { plainColumns, readPlain } from '../../db/statements/plain-rows.ts'
import { contains } from '../../search/search-words.ts'
import { afterPosition, byDate, newestFirst, type Page, pageOf, type Position } from '../../db/keyset.ts'
import type { AskedPage } from '../../http/paging.ts'
import { fartherCondition, type ListFilters } from './farther-condition.ts'
import { saidBetween } from './said-between.ts'
import { isOutsideCase, isUnanswered } from './indexes.ts'
import { sourceCondition } from './source-condition.ts'
import type { ListedRow } from '../rows.ts'
import { rowsWithIds } from '../../db/rows-with-ids.ts'
import { testimonials } from '../tables.ts'

export interface ListQuery extends ListFilters, AskedPage {
  readonly sort?: TestimonialSort | undefined
}

const {
  searchText: _searchText,
  askedMailboxes: _askedMailboxes,
  evidenceDate: _evidenceDate,
  importText: _importText,
  importKey: _importKey,
  ...columns
} = getTableColumns(testimonials)
const listedColumns = plainColumns(columns)

/** What is listed at all: rows that are not deleted and pass the filters, apart from the search. Private feedback has no status. */
export function listCondition(workspaceId: string, filters: ListFilters): SQL | undefined {
  const { status, rating, feedback, source, tag, hasText, isHidden, needsAnswer } = filters
  return and(
    eq(testimonials.workspaceId, workspaceId),
    isNull(testimonials.deletedAt),
    status && and(eq(testimonials.status, status), sql`not is_private`),
    // Written as the indexes of recovery cases have it.
    feedback && sql`(is_private or (${isOutsideCase}))`,
    feedback && feedback !== 'all' ? eq(testimonials.recoveryState, feedback) : undefined,
    rating ? eq(testimonials.rating, rating) : undefined,
    source ? sourceCondition(source) : undefined,
    saidBetween(filters),
    tag ? sql`${testimonials.tags} @> array[${tag}]::text[]` : undefined,
    hasText === undefined
      ? undefined
      : hasText === 'true'
        ? ne(testimonials.content, '')
        : eq(testimonials.content, ''),
    // Written as the index of them has it.
    needsAnswer && isUnanswered,
    isHidden && (isHidden === 'true' ? isNotNull(testimonials.hiddenAt) : isNull(testimonials.hiddenAt)),
    fartherCondition(workspaceId, filters),
  )
}

/** As `listCondition`, with the words of the search: for reading everything, in an order of its own. */
export function searchCondition(workspaceId: string, filters: ListFilters): SQL | undefined {
  const words = filters.search ? contains(testimonials.searchText, filters.search) : undefined
  return and(listCondition(workspaceId, filters), words)
}

/** True where the counters know how many there are. */
export function isCountedBy(query: ListQuery): boolean {
  return Object.entries(query).every(([name, value]) => !value || counted.has(name))
}

const counted: ReadonlySet<string> = new Set([
  'status',
  'feedback',
  'rating',
  'isHidden',
  'timeZone',
  'search',
  'sort',
  'limit',
  'cursor',
])

/** A page by date; or by rating, which goes from one rating to the next so that each is read along its index. */
export async function readTestimonialPage(
  tx: Tx,
  workspaceId: string,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Page<ListedRow>> {
  const { sort = 'newest' } = query
  const all = listCondition(workspaceId, query)
  if (sort === 'highest' || sort === 'lowest') return readByRating(tx, all, sort, position, limit)
  const where = and(all, afterPosition(position, testimonials, sort))
  const rows = await readRows(tx, where, byDate(testimonials, sort), limit + 1)
  return pageOf(rows, limit)
}

function readRows(
  tx: Tx,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<readonly ListedRow[]> {
  return readPlain(
    tx,
    sql`select ${listedColumns} from ${testimonials} where ${where} order by ${sql.join(order, sql`, `)} limit ${limit}`,
  )
}

const stars = [5, 4, 3, 2, 1] as const
/** In a position: those without a rating, which always come last. */
const unrated = 0

async function readByRating(
  tx: Tx,
  all: SQL | undefined,
  sort: 'highest' | 'lowest',
  position: Position | undefined,
  limit: number,
): Promise<Page<ListedRow>> {
  const order = [...(sort === 'highest' ? stars : stars.toReversed()), unrated]
  const rows: ListedRow[] = []
  for (const rating of order.slice(position?.sorted ? order.indexOf(position.sorted.rank) : 0)) {
    const isBegun = position?.sorted?.rank === rating
    const where = and(
      all,
      rating === unrated ? isNull(testimonials.rating) : eq(testimonials.rating, rating),
      isBegun ? afterPosition(position, testimonials) : undefined,
    )
    rows.push(...(await readRows(tx, where, newestFirst(testimonials), limit + 1 - rows.length)))
    if (rows.length > limit) break
  }
  const { rows: shown, next } = pageOf(rows, limit)
  const last = shown.at(-1)
  if (!next || !last) return { rows: shown, next: undefined }
  const sorted = { rank: last.rating ?? unrated, way: 'rating' } as const
  return { rows: shown, next: { createdAt: last.createdAt, id: last.id, sorted } }
}

/** Those of `ids` that are not deleted, as lists show them. */
export function readListed(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<ListedRow[]> {
  return tx
    .select(columns)
    .from(testimonials)
    .where(and(rowsWithIds(testimonials, workspaceId, ids), isNull(testimonials.deletedAt)))
}
