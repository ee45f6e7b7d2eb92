import { type Brief, wordRange } from '../../server/writer/briefs/brief.ts'
import { checkGrounding } from '../../server/writer/grounding/check-grounding.ts'
import { groundOf } from '../../server/writer/grounding/ground.ts'
import { lettersOf } from '../../server/writer/text/letters-of.ts'
import { countWords, wordTokensOf } from '../../server/writer/text/text.ts'
import type { Figure } from '../kit/report.ts'

/** A text, and what it was written from. */
export interface Written {
  readonly brief: Brief
  readonly sentences: readonly string[]
  readonly leftOut: readonly string[]
}

/** What must hold of every text of the built-in writer. */
export function quotingFigures(written: readonly Written[]): Figure[] {
  return [
    none('words that no answer has', sum(written.map(ownWords))),
    none('sentences typed that are neither in the text nor named', sum(written.map(lostSentences))),
    none('texts of more words than asked for', written.filter(isTooLong).length),
    informing(
      'sentences that are named instead',
      sum(written.map(({ leftOut }) => leftOut.length)),
      sum(written.map(({ sentences }) => sentences.length)),
    ),
  ]
}

export function refusedFigure(written: readonly Written[]): Figure {
  const refused = written
    .flatMap(({ brief, sentences }) => checkGrounding(sentences.join('\n'), groundOf(brief)))
    .filter(({ isGrounded }) => !isGrounded)
  return none('sentences that the check refuses', refused.length)
}

export function informing(name: string, value: number, reference: number): Figure {
  return {
    name,
    ours: value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0),
    reference: String(reference),
    ratio: value / reference,
  }
}

export function none(name: string, value: number): Figure {
  return { name, ours: String(value), reference: 'at most 0', ratio: value, goal: { most: 0 } }
}

/** Words that nobody typed or tapped, and that are no lead of a question. */
export function ownWords({ brief, sentences }: Written): number {
  const leads = brief.answers.flatMap(({ lead }) => lead?.text ?? [])
  const said = new Set([...typedIn(brief), ...leads].flatMap(wordTokensOf))
  return sentences.flatMap(wordTokensOf).filter((word) => !said.has(word)).length
}

export function lostSentences({ brief, sentences, leftOut }: Written): number {
  const letters = lettersOf([...sentences, ...leftOut].join(' '))
  return typedIn(brief)
    .flatMap((answer) => answer.split(/[\n.!?]/))
    .filter((part) => !letters.includes(lettersOf(part))).length
}

/** One sentence always stays, however long it is. */
function isTooLong({ brief, sentences }: Written): boolean {
  return sentences.length > 1 && countWords(sentences.join('\n')) > wordRange[brief.length][1]
}

function typedIn({ answers }: Brief): string[] {
  return answers.filter(({ kind }) => kind !== 'rating' && kind !== 'recommend').map(({ answer }) => answer)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
