import { type Brief, wordRange } from '../../server/writer/brief.ts'
import { countWords, wordTokensOf } from '../../server/writer/composer/text.ts'
import { checkGrounding } from '../../server/writer/grounding/check-grounding.ts'
import { groundOf } from '../../server/writer/grounding/ground.ts'
import type { Figure } from '../report.ts'

/** A text, and what it was written from. */
export interface Written {
  readonly brief: Brief
  readonly sentences: readonly string[]
}

/** What is counted of the texts in one language, whoever wrote them. */
export function figuresOf(written: readonly Written[]): Figure[] {
  return [
    atMost('sentences that the check refuses', refused(written), 0),
    atLeast('texts within the words asked for, where the answers have as many', withinRange(written), 0.98),
    atMost(
      'texts that share an opening of four words of the writer’s',
      sharedOpenings(written),
      share(written, 0.015),
    ),
    atMost(
      'texts with the commonest five words of the writer’s in a row',
      commonestFive(written),
      share(written, 0.04),
    ),
    informing('different openings of four words', distinctOpenings(written), written.length),
  ]
}

/** How many of so many texts a goal for 200 allows. */
function share(written: readonly Written[], of: number): number {
  return Math.max(1, Math.floor(written.length * of))
}

export function informing(name: string, value: number, reference: number): Figure {
  return {
    name,
    ours: value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0),
    reference: String(reference),
    ratio: value / reference,
  }
}

function atMost(name: string, value: number, most: number): Figure {
  return {
    name,
    ours: String(value),
    reference: `at most ${most}`,
    ratio: value / Math.max(1, most),
    goal: { most: most === 0 ? 0 : 1 },
  }
}

export function atLeast(name: string, value: number, least: number): Figure {
  return {
    name,
    ours: value.toFixed(3),
    reference: `at least ${least}`,
    ratio: value / least,
    goal: { least: 1 },
  }
}

function refused(written: readonly Written[]): number {
  return written
    .flatMap(({ brief, sentences }) => checkGrounding(sentences.join('\n'), groundOf(brief)))
    .filter(({ isGrounded }) => !isGrounded).length
}

function withinRange(written: readonly Written[]): number {
  const enough = written.filter(({ brief }) => countWords(saidIn(brief)) >= wordRange[brief.length][0])
  const met = enough.filter(({ brief, sentences }) => {
    const [least, most] = wordRange[brief.length]
    const words = countWords(sentences.join('\n'))
    return words >= least && words <= most
  })
  return met.length / Math.max(1, enough.length)
}

/** All that a customer said, without the ratings. */
function saidIn({ answers }: Brief): string {
  return answers
    .map(({ answer }) => answer)
    .filter((answer) => !/^\d+$/.test(answer))
    .join('\n')
}

/** Customers' own words repeat because the benchmark's answers do; the writer's should not. */
function isOwn(words: string, { answers }: Brief): boolean {
  return answers.some(({ question, answer }) =>
    [question, answer].some((text) => wordTokensOf(text).join(' ').includes(words)),
  )
}

function openingOf({ sentences }: Written): string {
  return wordTokensOf(sentences.join('\n')).slice(0, 4).join(' ')
}

function sharedOpenings(written: readonly Written[]): number {
  return most(written.filter((one) => !isOwn(openingOf(one), one.brief)).map((one) => [openingOf(one)]))
}

function distinctOpenings(written: readonly Written[]): number {
  return new Set(written.map(openingOf)).size
}

function commonestFive(written: readonly Written[]): number {
  return most(written.map(({ brief, sentences }) => fivesOf(sentences, saidWords(brief))))
}

/** Every five words in a row of which at least four are the writer's. */
function fivesOf(sentences: readonly string[], said: ReadonlySet<string>): string[] {
  const fives = sentences.flatMap((sentence) => {
    const words = wordTokensOf(sentence)
    const own = words.map((_, at) =>
      [at - 1, at].some((from) => said.has(words.slice(from, from + 2).join(' '))),
    )
    return words.slice(4).flatMap((_, at) => {
      const isWriters = own.slice(at, at + 5).filter((one) => one).length < 2
      return isWriters ? [words.slice(at, at + 5).join(' ')] : []
    })
  })
  return [...new Set(fives)]
}

/** Every two words in a row of what was asked and answered. */
function saidWords({ answers }: Brief): ReadonlySet<string> {
  return new Set(
    answers.flatMap(({ question, answer }) =>
      [question, answer].flatMap((text) => {
        const words = wordTokensOf(text)
        return words.slice(1).map((word, at) => `${words[at]} ${word}`)
      }),
    ),
  )
}

/** In how many lists the commonest entry is. */
function most(lists: ReadonlyArray<readonly string[]>): number {
  const counts = new Map<string, number>()
  for (const entry of lists.flat()) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  if (process.env['PLAUDIT_BENCH_TELL']) console.log(sorted.slice(0, 8))
  return sorted[0]?.[1] ?? 0
}
