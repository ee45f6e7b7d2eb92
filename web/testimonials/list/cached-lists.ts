import { type FartherFilters, fartherOf } from '../filters/farther-filters.ts'
import type { TestimonialSort } from '#contract/testimonials/testimonial-filters.ts'
import {
  listTestimonials,
  type RecoveryState,
  type Testimonial,
  type TestimonialStatus,
} from '#contract/testimonials/testimonials.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '../../lib/call/api.ts'

export interface ListFilters extends FartherFilters {
  status?: TestimonialStatus
  rating?: number
  /** Private feedback alone: all of it, or what is in this state. */
  feedback?: 'all' | RecoveryState
  search?: string
  /** How it came in, or the site that it came from. */
  source?: string
  from?: string
  to?: string
  tag?: string
  hasText?: 'true' | 'false'
  isHidden?: 'true'
  /** Reviews of platforms that nobody has answered. */
  needsAnswer?: 'true'
  sort?: TestimonialSort
}
type Pages = InfiniteData<Page<Testimonial>, string | undefined>

export const listsKey = [listTestimonials.path, 'list'] as const
export const listKey = (filters: ListFilters) => [...listsKey, filters] as const

/**
 * Changes or drops (`null`) rows in every list on screen, and takes out what no longer matches its filters. Deep lists
 * are not read again after each change: a hundred pages would be a hundred calls.
 */
export function changeTestimonialRows(client: QueryClient, change: (row: Testimonial) => Testimonial | null) {
  eachList(client, (list, filters) => {
    let dropped = 0
    const pages = list.pages.map((page) => {
      const items: Testimonial[] = []
      for (const row of page.items) {
        const changed = change(row)
        if (changed && (changed === row || matchesFilters(changed, filters))) items.push(changed)
        else dropped += 1
      }
      const isSame =
        items.length === page.items.length && items.every((row, index) => row === page.items[index])
      return isSame ? page : { ...page, items }
    })
    return withTotal({ ...list, pages }, -dropped)
  })
}

/** Puts a row where it belongs in every list that it matches. Where it is already, it stays. */
export function insertRow(client: QueryClient, row: Testimonial) {
  eachList(client, (list, filters) => {
    const isThere = list.pages.some(({ items }) => items.some(({ id }) => id === row.id))
    // Where in another order it belongs, the server says: lists are read again after a change.
    const { sort, search, source, from, to } = filters
    const isByDate = ![sort, search, source, from, to, ...fartherOf(filters)].some(Boolean)
    if (isThere || !isByDate || !matchesFilters(row, filters)) return list
    let isPlaced = false
    const pages = list.pages.map((page) => {
      const index = page.items.findIndex((other) => isOlder(other, row))
      const isEnd = index === -1 && page.nextCursor === undefined
      if (isPlaced || (index === -1 && !isEnd)) return page
      isPlaced = true
      return { ...page, items: page.items.toSpliced(isEnd ? page.items.length : index, 0, row) }
    })
    return withTotal({ ...list, pages }, 1)
  })
}

/** How many pages the longest list on screen has. */
export function longestList(client: QueryClient): number {
  const lists = client.getQueriesData<Pages>({ queryKey: listsKey })
  return Math.max(0, ...lists.map(([, list]) => list?.pages.length ?? 0))
}

/** Forgets what was loaded beyond so many pages: asked for again, it comes as it is then. */
export function shortenLists(client: QueryClient, pageCount: number) {
  eachList(client, ({ pages, pageParams }) => ({
    pages: pages.slice(0, pageCount),
    pageParams: pageParams.slice(0, pageCount),
  }))
}

/** As it will be once a decision is saved, as far as can be told: whether it may be shown, the server says. */
export function asDecided(row: Testimonial, status: 'approved' | 'rejected'): Testimonial {
  const isApproved = status === 'approved'
  const stillWaits = row.waitingFor === 'approval' ? null : row.waitingFor
  return { ...row, status, waitingFor: isApproved ? stillWaits : 'rejected' }
}

/** What it was before it was decided, as far as can be told from what it is now. */
export function asUndecided(row: Testimonial): Testimonial {
  const isOpen = row.waitingFor === null || row.waitingFor === 'rejected'
  return {
    ...row,
    status: 'pending',
    decidedAt: null,
    publishable: false,
    waitingFor: isOpen ? 'approval' : row.waitingFor,
    version: row.version - 1,
  }
}

function eachList(client: QueryClient, change: (list: Pages, filters: ListFilters) => Pages) {
  for (const [key, list] of client.getQueriesData<Pages>({ queryKey: listsKey })) {
    const filters = key[2]
    if (list && isFilters(filters)) client.setQueryData(key, change(list, filters))
  }
}

function isFilters(part: unknown): part is ListFilters {
  return typeof part === 'object' && part !== null
}

/** What a change of a row can alter; the other filters still hold for it. */
function matchesFilters(
  row: Testimonial,
  { status, rating, feedback, tag, hasText, isHidden, needsAnswer }: ListFilters,
): boolean {
  if (status && (row.status !== status || row.isPrivate)) return false
  if (feedback && !row.isPrivate && !row.recoveryState) return false
  if (feedback && feedback !== 'all' && row.recoveryState !== feedback) return false
  if (rating && row.rating !== rating) return false
  if (tag && !row.tags.includes(tag)) return false
  if (isHidden && row.hiddenAt === null) return false
  if (needsAnswer && (!row.platform || row.reply || row.removedAt)) return false
  return hasText === undefined || (row.content !== '') === (hasText === 'true')
}

function isOlder(other: Testimonial, row: Testimonial): boolean {
  const [a, b] = [Date.parse(other.createdAt), Date.parse(row.createdAt)]
  return a === b ? other.id < row.id : a < b
}

function withTotal(list: Pages, by: number): Pages {
  if (by === 0) return list
  return { ...list, pages: list.pages.map((page) => ({ ...page, total: page.total + by })) }
}
