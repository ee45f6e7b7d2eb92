import type { Filters, QuerySpan } from '#contract/assistant/query.ts'
import type { TestimonialFilters } from '#contract/testimonials/testimonial-filters.ts'
import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { searchCondition } from '../../testimonials/service.ts'

/** Where an answer is read. */
export interface Asking {
  readonly tx: Tx
  readonly workspaceId: string
  readonly now: Date
  /** Of the one who asks. */
  readonly timeZone: string
  /** The testimonials that mention something, where that is rare. */
  readonly mentioning: ReadonlyMap<string, readonly string[]>
}

/** What narrows one number: its filters, and its days. */
export interface Narrowed {
  readonly filters: Filters
  readonly span?: QuerySpan | undefined
}

/** The same, as the list of testimonials takes it. */
export function listFiltersOf({ filters, span }: Narrowed, timeZone: string): TestimonialFilters {
  const {
    customerStatus: _customerStatus,
    wrote: _wrote,
    asked: _asked,
    answered: _answered,
    channel: _channel,
    reward: _reward,
    widget: _widget,
    ...ofList
  } = filters
  return {
    ...ofList,
    ...(span && { from: span.from, to: span.to, ...(timeZone !== 'UTC' && { timeZone }) }),
  }
}

/** True for the rows that the list would show. */
export function listedCondition(
  { workspaceId, timeZone, mentioning }: Asking,
  narrowed: Narrowed,
): SQL | undefined {
  const filters = listFiltersOf(narrowed, timeZone)
  return searchCondition(workspaceId, { ...filters, idsMentioning: mentioning.get(filters.mentions ?? '') })
}
