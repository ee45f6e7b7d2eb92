const minuteMs = 60_000

/** How many requests each workspace has sent in this minute: in one process, that is. */
export interface Pace {
  /** Counts one. */
  take(turnOf: string, now: Date): void
  /** How many more of one may leave in this minute. */
  left(turnOf: string, now: Date): number
  /** Those that have had their share, until the minute is over. */
  exhausted(now: Date): string[]
  endsAt(): Date
}

/** Mail providers distrust whoever sends everything at once. */
export function makePace(perMinute: number): Pace {
  const taken = new Map<string, number>()
  let since = 0
  const turnOver = (now: Date) => {
    const elapsed = now.getTime() - since
    if (elapsed >= 0 && elapsed < minuteMs) return
    since = now.getTime()
    taken.clear()
  }
  return {
    take(turnOf, now) {
      turnOver(now)
      taken.set(turnOf, (taken.get(turnOf) ?? 0) + 1)
    },
    left(turnOf, now) {
      turnOver(now)
      return perMinute - (taken.get(turnOf) ?? 0)
    },
    exhausted(now) {
      turnOver(now)
      return [...taken].flatMap(([turnOf, count]) => (count >= perMinute ? [turnOf] : []))
    },
    endsAt: () => new Date(since + minuteMs),
  }
}
