/*
 * Days, weeks from Monday, months, quarters and years, of dates whose parts in UTC are what counts.
 */

export const days = (from: Date, many: number) => ({ from, until: addDays(from, many) })
export const monthsFrom = (from: Date, many: number) => ({ from, until: addMonths(from, many) })
export const addDays = (date: Date, many: number) => new Date(date.getTime() + many * 86_400_000)
export const midnight = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
export const monday = (now: Date) => addDays(midnight(now), -((now.getUTCDay() + 6) % 7))
export const monthOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
export const quarterOf = (now: Date) => addMonths(monthOf(now), -(now.getUTCMonth() % 3))
export const yearOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), 0, 1))

/** The 31st less a month is the last day of the shorter one. */
export function addMonths(date: Date, many: number): Date {
  const [year, index] = [date.getUTCFullYear(), date.getUTCMonth() + many]
  const lastDay = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, index, Math.min(date.getUTCDate(), lastDay)))
}

/** 0 unless both are the first of a month. */
export function monthsBetween(from: Date, end: Date): number {
  if (from.getUTCDate() !== 1 || end.getUTCDate() !== 1) return 0
  return (end.getUTCFullYear() - from.getUTCFullYear()) * 12 + end.getUTCMonth() - from.getUTCMonth()
}

export const dayName = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
export const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** As `2027-03-31`. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
