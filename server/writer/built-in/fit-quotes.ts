import type { Brief } from '../briefs/brief.ts'
import type { Manner } from '../briefs/fit.ts'
import { countWords } from '../text/text.ts'
import { type Arrangement, groupsOf } from './arrange.ts'
import type { Quote } from './quotes-of.ts'
import { weightOf } from './weight.ts'

/**
 * No more words than were asked for, and no numbers where the owner wants none. A sentence goes with those that lean on
 * it, the one that tells least first and criticism last. One always stays, whole.
 */
export function fitQuotes(
  { quotes, leftOut }: Arrangement,
  { maxWords, withNumbers }: Manner,
  brief: Brief,
): Arrangement {
  const groups = groupsOf(quotes)
  const plain = withNumbers ? groups : groups.filter((group) => !/\p{N}/u.test(textOf(group)))
  let remaining = plain.length > 0 ? plain : groups
  while (remaining.length > 1 && wordsOf(remaining) > maxWords) {
    const next = leastNeeded(remaining, brief)
    remaining = remaining.filter((group) => group !== next)
  }
  const kept = withoutTail(remaining.flat(), maxWords)
  return { quotes: kept, leftOut: [...leftOut, ...quotes.filter((quote) => !kept.includes(quote))] }
}

function leastNeeded(groups: readonly Quote[][], brief: Brief): Quote[] | undefined {
  const cost = (group: Quote[]) =>
    (group.some(({ isCritical }) => isCritical) ? 1000 : 0) +
    (group.some(({ answers: [{ kind }] }) => kind === 'text') ? 100 : 0) +
    Math.max(...group.map((quote) => weightOf(quote, brief)))
  return groups.toReversed().toSorted((one, other) => cost(one) - cost(other))[0]
}

/** Of a single group that is too long, its last sentences go. */
function withoutTail(quotes: readonly Quote[], maxWords: number): Quote[] {
  return quotes.length > 1 && wordsOf([quotes]) > maxWords
    ? withoutTail(quotes.slice(0, -1), maxWords)
    : [...quotes]
}

function wordsOf(groups: ReadonlyArray<readonly Quote[]>): number {
  return groups.flat().reduce((sum, { text }) => sum + countWords(text), 0)
}

function textOf(group: readonly Quote[]): string {
  return group.map(({ text }) => text).join(' ')
}
