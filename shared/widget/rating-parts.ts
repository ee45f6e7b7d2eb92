import { fillNumbers } from '../text/fill-numbers.ts'

/** Ratings that came in another way than through the business's own links; `OtherRatings` in ratings.ts. */
interface Source {
  readonly count: number
  readonly average: number | null
  readonly isSynced: boolean
  readonly label: string
  readonly counted: string
}

interface Figures {
  /** Of `total`, how many are on show. */
  readonly shown: number
  readonly total: number
  readonly average: number | null
  /** How many of those on show the business quotes. */
  readonly quoted: number
  readonly otherRatings: readonly Source[]
}

interface Copy {
  readonly average: string
  readonly shown: string
  readonly quoted: string
}

/** The average that leads, with what it is of; and what is said beside it, in order (ruling 7.3). */
export interface RatingParts {
  readonly lead: { readonly average: number; readonly of: string; readonly isOwn: boolean } | undefined
  readonly rest: readonly string[]
  /** How much is on show, and in which ways it came in: never left out. */
  readonly counts: readonly string[]
}

/**
 * Every average beside its source and its count, none mixed of two. The larger of the business's own and of those that are
 * synced with their platform leads; what came from a file never does.
 */
export function ratingParts(
  { shown, total, average, quoted, otherRatings }: Figures,
  copy: Copy,
  format = (figure: number) => figure.toFixed(1),
): RatingParts {
  const synced = otherRatings.filter(({ isSynced, average: mean }) => isSynced && mean !== null)
  const largest = synced.toSorted((a, b) => b.count - a.count)[0]
  const isOwn = average !== null && (!largest || total >= largest.count)
  const ofOwn = fillNumbers(copy.average, total)
  const others = otherRatings.filter((one) => isOwn || one !== largest).map(({ label }) => label)
  const counts = [
    ...(total > 0 ? [fillNumbers(copy.shown, shown, total)] : []),
    ...(quoted > 0 ? [fillNumbers(copy.quoted, quoted)] : []),
  ]
  if (isOwn) return { lead: { average, of: ofOwn, isOwn }, rest: others, counts }
  const own = average === null ? [] : [`${format(average)} ${ofOwn}`]
  if (!largest || largest.average === null) return { lead: undefined, rest: [...own, ...others], counts }
  return { lead: { average: largest.average, of: largest.counted, isOwn }, rest: [...own, ...others], counts }
}
