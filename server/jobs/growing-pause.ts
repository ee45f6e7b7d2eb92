const minute = 60_000
const longestMs = 24 * 60 * minute

/** How long another service that failed so often is left alone: five minutes, doubled each time up to a day, or what it asked for. */
export function growingPauseMs(failures: number, askedForMs = 0): number {
  return Math.max(Math.min(longestMs, 5 * minute * 2 ** Math.min(failures, 10)), askedForMs)
}
