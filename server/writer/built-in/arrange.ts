import type { Brief } from '../briefs/brief.ts'
import { lettersOf } from '../text/letters-of.ts'
import { type Quote, quotesOf, weightOf } from './quotes-of.ts'
import { asksForFaults } from './needs-question.ts'

export interface Arrangement {
  readonly quotes: readonly Quote[]
  /** What the customer typed and the arrangement does not have. */
  readonly leftOut: readonly Quote[]
}

const weakRating = 3

/**
 * The answers in the order of the draft: whole sentences, then fragments, then what was picked from lists, then what could
 * be better. A dissatisfied customer's criticism comes first. The sentences of one answer stay together, in their order.
 * Another seed lets another answer begin.
 */
export function arrangeAnswers(brief: Brief): Arrangement {
  const { answers, language } = brief
  const all = answers.map((answer) => quotesOf(answer, language))
  const said = all
    .map((quotes) => quotes.filter(({ isLeftOut }) => !isLeftOut))
    .filter((quotes) => quotes.length > 0)
  const faults = said.filter(isAboutFaults)
  const others = inTurn(
    said.filter((quotes) => !isAboutFaults(quotes)),
    brief,
  )
  const order = isWeak(answers) ? [...faults, ...others] : [...others, ...faults]
  return {
    quotes: withoutRepeats(order.flat()),
    leftOut: all.flat().filter(({ isLeftOut }) => isLeftOut),
  }
}

/** By tier, in each of which another seed begins with another answer; what tells most comes first, where that is wanted. */
function inTurn(said: Quote[][], { includeSpecifics, seed }: Brief): Quote[][] {
  let turn = seed >>> 0
  return [0, 1, 2].flatMap((tier) => {
    const own = said.filter((quotes) => tierOf(quotes) === tier)
    const sorted = includeSpecifics
      ? own.toSorted((one, other) => weightOfAll(other) - weightOfAll(one))
      : own
    const first = own.length === 0 ? 0 : turn % own.length
    turn = Math.floor(turn / Math.max(1, own.length))
    return [...sorted.slice(first), ...sorted.slice(0, first)]
  })
}

function weightOfAll(quotes: readonly Quote[]): number {
  return Math.max(...quotes.map(weightOf))
}

function tierOf([first, ...others]: readonly Quote[]): number {
  if (first?.answer.kind !== 'text') return 2
  return [first, ...others].every(({ isFragment }) => isFragment) ? 1 : 0
}

function isAboutFaults([first]: readonly Quote[]): boolean {
  return first !== undefined && first.answer.kind === 'text' && asksForFaults(first.answer.question)
}

function isWeak(answers: Brief['answers']): boolean {
  const rating = answers.find(({ kind }) => kind === 'rating')
  return rating !== undefined && Number.parseFloat(rating.answer) <= weakRating
}

/** What several answers say is there once. */
function withoutRepeats(quotes: readonly Quote[]): Quote[] {
  const first = new Map<string, Quote['answer']>()
  return quotes.filter(({ text, answer }) => {
    const letters = lettersOf(text)
    if (letters === '') return true
    if (!first.has(letters)) first.set(letters, answer)
    return first.get(letters) === answer
  })
}
