import type { Answer, Brief } from '../briefs/brief.ts'
import { lettersOf } from '../text/letters-of.ts'
import { wordTokensOf } from '../text/text.ts'
import { opensWith } from './opens-with.ts'
import { saysElsewhere } from './needs-question.ts'
import { asksForFaults, asksWhatChanged, asksWhatWasBefore } from './questions.ts'
import { type Quote, quotesOf } from './quotes-of.ts'
import { isTag } from './topic.ts'
import { weightOf } from './weight.ts'
import { languageOf } from './words/language-of.ts'

export interface Arrangement {
  readonly quotes: readonly Quote[]
  /** What the customer typed and the arrangement does not have. */
  readonly leftOut: readonly Quote[]
}

const weakRating = 3

/**
 * The answers in the order of the draft: whole sentences, then fragments, then what was tapped, then what could be better;
 * among each, what tells most comes first. How it was before comes before what has changed. A dissatisfied customer's
 * criticism comes first. The sentences of one answer stay together, in their order. Another seed lets another one begin.
 */
export function arrangeAnswers(brief: Brief): Arrangement {
  const { answers, language } = brief
  const all = answers.map((answer) => quotesOf(answer, language))
  const said = joinConnected(
    all.map((quotes) => quotes.filter(({ isLeftOut }) => !isLeftOut)).filter((quotes) => quotes.length > 0),
    brief,
  )
  const faults = said.filter(isAboutFaults)
  const earlier = said.filter((quotes) => !isAboutFaults(quotes) && isAboutEarlier(quotes))
  const rest = said.filter((quotes) => !isAboutFaults(quotes) && !isAboutEarlier(quotes))
  const others = withEarlier(earlier, inTurn(rest, brief))
  const order = isWeak(answers) ? [...faults, ...others] : [...others, ...faults]
  const quotes = withoutRepeats(pronounsFirst(order, brief).flat())
  const isWhole = quotes.every(isTag)
  return {
    quotes: isWhole ? quotes : quotes.filter((quote) => !isTag(quote)),
    leftOut: [...all.flat().filter(({ isLeftOut }) => isLeftOut), ...(isWhole ? [] : quotes.filter(isTag))],
  }
}

/** By tier, in each of which another seed begins with another answer, or with another sentence where there is only one. What was tapped, and a casual tone, keep the order of the questions. */
function inTurn(said: Quote[][], brief: Brief): Quote[][] {
  let turn = brief.seed >>> 0
  return [0, 1, 2].flatMap((tier) => {
    const own = said.filter((quotes) => tierOf(quotes) === tier)
    const sorted =
      brief.tone === 'Casual' || tier === 2
        ? own
        : own.toSorted((one, other) => mostTelling(other, brief) - mostTelling(one, brief))
    const [only] = sorted
    const parts = sorted.length === 1 && only ? groupsOf(only) : sorted
    const first = parts.length === 0 ? 0 : turn % parts.length
    turn = Math.floor(turn / Math.max(1, parts.length))
    return [...parts.slice(first), ...parts.slice(0, first)]
  })
}

/** How it was before comes right before what has changed, or else first: neither is understood without that order. */
function withEarlier(earlier: readonly Quote[][], others: readonly Quote[][]): Quote[][] {
  const change = others.findIndex(
    ([first]) => first !== undefined && asksWhatChanged(first.answers[0].question),
  )
  return others.toSpliced(Math.max(0, change), 0, ...earlier)
}

function mostTelling(quotes: readonly Quote[], brief: Brief): number {
  return Math.max(...quotes.map((quote) => weightOf(quote, brief)))
}

/** Each sentence with those behind it that lean on it. */
export function groupsOf(quotes: readonly Quote[]): Quote[][] {
  const groups: Quote[][] = []
  for (const quote of quotes) {
    const last = groups.at(-1)
    if (last && quote.isLeaning) last.push(quote)
    else groups.push([quote])
  }
  return groups
}

function tierOf(quotes: readonly Quote[]): number {
  if (quotes[0]?.answers[0].kind !== 'text') return 2
  return quotes.every(({ isFragment }) => isFragment) ? 1 : 0
}

function isAboutFaults([first]: readonly Quote[]): boolean {
  return first !== undefined && first.answers[0].kind === 'text' && asksForFaults(first.answers[0].question)
}

function isAboutEarlier([first]: readonly Quote[]): boolean {
  return (
    first !== undefined && first.answers[0].kind === 'text' && asksWhatWasBefore(first.answers[0].question)
  )
}

function isWeak(answers: readonly Answer[]): boolean {
  const rating = answers.find(({ kind }) => kind === 'rating')
  return rating !== undefined && Number.parseFloat(rating.answer) <= weakRating
}

/** An answer that begins with "But", "Also" or "She" goes on from the one before it, and stays behind that. */
function joinConnected(said: Quote[][], { language }: Brief): Quote[][] {
  const joined: Quote[][] = []
  for (const quotes of said) {
    const before = joined.at(-1)
    const [first, ...others] = quotes
    if (first && before && goesOnFrom(before, first, language))
      before.push({ ...first, isLeaning: true }, ...others)
    else joined.push([...quotes])
  }
  return joined
}

function goesOnFrom(before: readonly Quote[], first: Quote, language: Brief['language']): boolean {
  if (before[0]?.answers[0].kind !== 'text') return false
  if (opensWith('connecting', first, language)) return true
  return opensWith('person', first, language) && !before.some((quote) => isElsewhere(quote, language))
}

/** "They were late" after a sentence about another company would be said of that one. */
function pronounsFirst(order: readonly Quote[][], { language }: Brief): Quote[][] {
  const elsewhere = order.findIndex((quotes) => quotes.some((quote) => isElsewhere(quote, language)))
  if (elsewhere === -1) return [...order]
  const after = order.slice(elsewhere + 1)
  const isUnclear = ([first]: readonly Quote[]) =>
    first !== undefined && opensWith('pronoun', first, language)
  return [
    ...order.slice(0, elsewhere),
    ...after.filter(isUnclear),
    ...order.slice(elsewhere, elsewhere + 1),
    ...pronounsFirst(
      after.filter((quotes) => !isUnclear(quotes)),
      { language } as Brief,
    ),
  ]
}

function isElsewhere({ typed, answers: [answer] }: Quote, language: Brief['language']): boolean {
  return asksWhatWasBefore(answer.question) || saysElsewhere(typed, languageOf(typed) ?? language)
}

/** What several answers say is there once, and so is a name or a few words that another sentence has. */
function withoutRepeats(quotes: readonly Quote[]): Quote[] {
  const first = new Map<string, Answer>()
  return quotes.filter((quote) => {
    const { text, isFragment, answers } = quote
    const [answer] = answers
    const letters = lettersOf(text)
    if (letters === '') return true
    if (!first.has(letters)) first.set(letters, answer)
    return first.get(letters) === answer && !(isFragment && quotes.some((other) => holds(other, quote)))
  })
}

function holds(other: Quote, { text, answers: [answer] }: Quote): boolean {
  if (other.answers[0] === answer) return false
  const words = (of: string) => ` ${wordTokensOf(of).join(' ')} `
  return words(other.text).length > words(text).length && words(other.text).includes(words(text))
}
