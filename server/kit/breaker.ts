const failuresToOpen = 5
const firstPauseMs = 30_000
const longestPauseMs = 600_000

/** Whether an outside service is worth a try: after some failures in a row it is left alone for a while. */
export interface Breaker {
  /** False while it is left alone. */
  readonly isOpen: (now: Date) => boolean
  /** After a pause one try is made, before the others follow. */
  readonly isTrying: (now: Date) => boolean
  readonly triesAt: () => Date
  succeeded(): void
  failed(now: Date): void
  /** Leaves it alone for so long, without a longer pause the next time. */
  restFor(ms: number, now: Date): void
  /** Ends the pause: one try is made now. */
  tryNow(): void
}

/** Pauses double from 30 seconds to ten minutes, each by chance up to half as long: many servers do not come back at once. */
export function makeBreaker(random: () => number = Math.random): Breaker {
  let failures = 0
  let pauses = 0
  let until = 0
  return {
    isOpen: (now) => now.getTime() < until,
    isTrying: (now) => pauses > 0 && now.getTime() >= until,
    triesAt: () => new Date(until),
    succeeded() {
      failures = 0
      pauses = 0
      until = 0
    },
    failed(now) {
      failures += 1
      // What was under way when it opened tells nothing new.
      if (now.getTime() < until || (pauses === 0 && failures < failuresToOpen)) return
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** pauses)
      until = now.getTime() + pauseMs * (0.5 + random() / 2)
      pauses += 1
    },
    restFor(ms, now) {
      until = Math.max(until, now.getTime() + ms)
    },
    tryNow() {
      until = 0
    },
  }
}
