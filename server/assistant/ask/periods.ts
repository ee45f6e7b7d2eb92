import { addDays, addMonths, dayName, dayOf, monthName } from '../read/calendar.ts'
import type { Group } from '#contract/assistant/query.ts'

const periods = ['day', 'week', 'month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]
export const isPeriod = (group: Group | undefined): group is Period =>
  periods.some((period) => period === group)

const monthsOf: Readonly<Record<Exclude<Period, 'day' | 'week'>, number>> = { month: 1, quarter: 3, year: 12 }

/** The first and last day of the period that begins on this one. */
export function daysOf(period: Period, first: string): { from: string; to: string } {
  const from = new Date(first)
  const until =
    period === 'day'
      ? addDays(from, 1)
      : period === 'week'
        ? addDays(from, 7)
        : addMonths(from, monthsOf[period])
  return { from: first, to: dayOf(addDays(until, -1)) }
}

/** As it stands in a sentence: "in March 2027". */
export function spanNameOf(period: Period, first: string): string {
  const from = new Date(first)
  if (period === 'day') return `on ${dayName.format(from)}`
  if (period === 'week') return `in the week of ${dayName.format(from)}`
  if (period === 'month') return `in ${monthName.format(from)}`
  if (period === 'quarter') return `in Q${Math.floor(from.getUTCMonth() / 3) + 1} ${from.getUTCFullYear()}`
  return `in ${from.getUTCFullYear()}`
}
