import { fillNumbers } from '../text/fill-numbers.ts'
import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'

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

type Copy = Pick<WidgetCopy, 'onForm' | 'fromForm' | 'oneSource' | 'sources' | 'shown' | 'quoted'>

/** The average that leads, with what it is of; and what is said beside it (ruling 7.3). */
export interface RatingParts {
  readonly lead: { readonly average: number; readonly of: string; readonly isOwn: boolean } | undefined
  /** The business's own average, where another one leads. */
  readonly own: readonly string[]
  readonly others: readonly string[]
  /** The others in a few words, for where they are told in full on demand. */
  readonly othersInShort: readonly string[]
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
  language: string,
): RatingParts {
  const count = (figure: number) => figure.toLocaleString(language)
  const synced = otherRatings.filter(({ isSynced, average: mean }) => isSynced && mean !== null)
  const largest = synced.toSorted((a, b) => b.count - a.count)[0]
  const isOwn = average !== null && (!largest || total >= largest.count)
  const others = otherRatings.filter((one) => isOwn || one !== largest).map(({ label }) => label)
  const parts = {
    others,
    othersInShort:
      others.length > 1
        ? [fillNumbers(copy.sources, count(others.length))]
        : others.map(() => copy.oneSource),
    counts: [
      ...(total > 0 ? [fillNumbers(copy.shown, count(shown), count(total))] : []),
      ...(quoted > 0 ? [fillNumbers(copy.quoted, count(quoted))] : []),
    ],
  }
  if (isOwn)
    return { lead: { average, of: fillNumbers(copy.onForm, count(total)), isOwn }, own: [], ...parts }
  const ofForm = fillNumbers(copy.fromForm, count(total))
  const own = average === null ? [] : [ofForm.replace('{a}', inTenths(average, language))]
  const lead = largest?.average ? { average: largest.average, of: largest.counted, isOwn } : undefined
  return { lead, own, ...parts }
}

/** An average as readers of a language write it. */
export function inTenths(average: number, language: string): string {
  return average.toLocaleString(language, { minimumFractionDigits: 1 })
}
