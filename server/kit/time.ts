export const dayMs = 86_400_000

/** The moment `days` times 24 hours before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}

/** The moment `days` times 24 hours after `moment`. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

/** Midnight (UTC) of its day. */
export function startOfDay(moment: Date): Date {
  return new Date(moment.getTime() - (moment.getTime() % dayMs))
}

/** The day in UTC, as `2026-11-25`. */
export function utcDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Midnight (UTC) of the first day of its month. */
export function startOfMonth(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()))
}

export function startOfNextMonth(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1))
}
