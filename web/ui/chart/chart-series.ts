/** One color for each source, in the order of the sources; there are five at most. */
export const seriesFills = [
  'fill-accent',
  'fill-warning-text',
  'fill-private-text',
  'fill-star',
  'fill-faint',
]
/** The same for the dots of their legend. */
export const seriesDots = ['bg-accent', 'bg-warning-text', 'bg-private-text', 'bg-star', 'bg-faint']

interface Segment {
  readonly index: number
  readonly start: number
  readonly length: number
}

/** Where each part begins and how long it is, as shares of `most`; parts of nothing are left out. */
export function segmentsOf(counts: readonly number[], most: number): Segment[] {
  let start = 0
  return counts.flatMap((count, index) => {
    const length = most === 0 ? 0 : count / most
    const segment = { index, start, length }
    start += length
    return count === 0 ? [] : [segment]
  })
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
