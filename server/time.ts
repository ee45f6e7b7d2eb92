export const dayMs = 86_400_000

/** The moment `days` times 24 hours before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
