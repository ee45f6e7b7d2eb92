import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { TestimonialFilters } from '#contract/testimonials/testimonial-filters.ts'
import { testimonials } from '../tables.ts'

/** Midnight in UTC: a date that came without a time is that day everywhere. */
const hasNoTime = sql`created_at = date_trunc('day', created_at, 'UTC')`

/** The day on which it was said, where somebody is. */
export function daySaidIn(timeZone = 'UTC'): SQL {
  if (timeZone === 'UTC') return sql`(created_at at time zone 'UTC')::date`
  return sql`(created_at at time zone case when ${hasNoTime} then 'UTC' else ${timeZone} end)::date`
}

/** What was said from the first of these days to the last, as far as it has a date. */
export function saidBetween({
  from,
  to,
  timeZone = 'UTC',
}: Pick<TestimonialFilters, 'from' | 'to' | 'timeZone'>): SQL | undefined {
  if (!from && !to) return undefined
  const { createdAt } = testimonials
  const midnight = (day: string, more: number) =>
    sql`(${day}::date + ${more}::int)::timestamp at time zone 'UTC'`
  // No place is further than a day from UTC: so much is read along the index.
  const around = timeZone === 'UTC' ? 0 : 1
  return and(
    eq(testimonials.isUndated, false),
    from ? gte(createdAt, midnight(from, -around)) : undefined,
    to ? lt(createdAt, midnight(to, 1 + around)) : undefined,
    around && from ? sql`${daySaidIn(timeZone)} >= ${from}::date` : undefined,
    around && to ? sql`${daySaidIn(timeZone)} <= ${to}::date` : undefined,
  )
}
