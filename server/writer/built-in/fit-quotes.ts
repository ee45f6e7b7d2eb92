import type { Manner } from '../briefs/fit.ts'
import { countWords } from '../text/text.ts'
import type { Arrangement } from './arrange.ts'
import { type Quote, weightOf } from './quotes-of.ts'

/**
 * No more words than were asked for, and no numbers where the owner wants none. A sentence goes with those that lean on
 * it, the one that tells least first and criticism last. One always stays, whole.
 */
export function fitQuotes({ quotes, leftOut }: Arrangement, { maxWords, withNumbers }: Manner): Arrangement {
  const groups = groupsOf(quotes)
  const plain = withNumbers ? groups : groups.filter((group) => !/\p{N}/u.test(textOf(group)))
  let remaining = plain.length > 0 ? plain : groups
  while (remaining.length > 1 && wordsOf(remaining) > maxWords) {
    const next = leastNeeded(remaining)
    remaining = remaining.filter((group) => group !== next)
  }
  const kept = withoutTail(remaining.flat(), maxWords)
  return { quotes: kept, leftOut: [...leftOut, ...quotes.filter((quote) => !kept.includes(quote))] }
}

/** Each sentence with those behind it that lean on it. */
function groupsOf(quotes: readonly Quote[]): Quote[][] {
  const groups: Quote[][] = []
  for (const quote of quotes) {
    const last = groups.at(-1)
    if (last && quote.isLeaning && last[0]?.answer === quote.answer) last.push(quote)
    else groups.push([quote])
  }
  return groups
}

function leastNeeded(groups: readonly Quote[][]): Quote[] | undefined {
  const cost = (group: Quote[]) =>
    (group.some(({ isCritical }) => isCritical) ? 1000 : 0) +
    (group.some(({ answer }) => answer.kind === 'text') ? 100 : 0) +
    Math.max(...group.map(weightOf))
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
