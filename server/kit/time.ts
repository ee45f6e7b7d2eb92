export const dayMs = 86_400_000

/** The moment `days` times 24 hours before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}

/** The day in UTC, as `2026-11-25`. */
export function utcDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
