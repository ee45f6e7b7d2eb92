/** What of a language has to be known to put the words of an answer together wrongly. Of its own, so that it errs otherwise than the check. */
export interface SmallWords {
  /** Words that begin a noun phrase. */
  readonly determiners: RegExp
  /** Words behind which a noun phrase has ended. */
  readonly small: RegExp
  readonly is: RegExp
  readonly joints: RegExp
  readonly title: RegExp
  readonly numbers: RegExp
  /** "from 5 days to 2" */
  readonly change: RegExp
  /** Words to change for one another, both ways. */
  readonly turns: ReadonlyArray<readonly [string, string]>
  readonly tenses: ReadonlyArray<readonly [string, string]>
  /** Who did it to whom, from the left to the right. */
  readonly persons: ReadonlyArray<readonly [RegExp, string]>
  readonly negations: ReadonlyArray<readonly [RegExp, string]>
  readonly not: string
  /** What is only so under a condition, or only somebody's word: all of it may not be dropped. */
  readonly conditions: RegExp
  readonly reports: RegExp
  readonly hedges: RegExp
  readonly strong: readonly string[]
  readonly plural: (determiner: string, noun: string) => string | undefined
  readonly because: string
  readonly now: string
  readonly past: RegExp
  readonly faults: RegExp
  readonly liked: string
  readonly and: string
  readonly front: RegExp
}

/** Reads lists of words into what finds them. */
export const word = (list: string) => new RegExp(`^(?:${list.trim().split(/\s+/).join('|')})$`, 'iu')
export const within = (list: string, flags = 'iu') =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${list
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?!\p{L})`,
    flags,
  )

/** A plural in "s", where that is how it is made. */
export const s = (noun: string) => (/[sxz]$/.test(noun) ? undefined : `${noun}s`)
