import type { Candidate } from './due.ts'

/** How many may be under way at once. */
export interface Room {
  readonly ofAll: number
  /** Of one workspace, and of requests. */
  readonly ofOne: number
  /** How many more of one workspace's requests may leave in this minute. */
  readonly pace?: (turnOf: string) => number
}

/**
 * Who may go on beside those that are busy, first come first. Those that are in neither list have had their share of the
 * minute.
 */
export function chooseNext<T extends { readonly of: Candidate }>(
  candidates: readonly T[],
  busy: readonly Candidate[],
  { ofAll, ofOne, pace }: Room,
): { chosen: T[]; waiting: T[] } {
  const chosen: T[] = []
  const underWay = [...busy]
  const waiting = candidates.filter((candidate) => {
    const { of } = candidate
    if (underWay.length >= ofAll) return true
    if (underWay.filter(({ turnOf }) => turnOf === of.turnOf).length >= ofOne) return true
    if (of.stream === 'requests') {
      if (pace && chosen.filter((one) => isRequestOf(one.of, of.turnOf)).length >= pace(of.turnOf))
        return false
      if (underWay.filter(({ stream }) => stream === 'requests').length >= ofOne) return true
    }
    chosen.push(candidate)
    underWay.push(of)
    return false
  })
  return { chosen, waiting }
}

function isRequestOf({ stream, turnOf }: Candidate, workspace: string): boolean {
  return stream === 'requests' && turnOf === workspace
}
