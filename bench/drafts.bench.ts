import { performance } from 'node:perf_hooks'
import { type CustomerLanguage, customerLanguages } from '../contract/languages.ts'
import { type Brief, wordRange } from '../server/writer/brief.ts'
import { composeGrounded } from '../server/writer/compose-grounded.ts'
import { sets } from '../server/writer/composer/materials/sets.ts'
import { countWords, tokensOf } from '../server/writer/composer/text.ts'
import { checkGrounding } from '../server/writer/grounding/check-grounding.ts'
import { groundOf } from '../server/writer/grounding/ground.ts'
import { type Figure, report } from './report.ts'

const command = 'npm run bench drafts'
const drafts = 200
/** Beyond the sets that the tests and the work on the writer used. */
const firstSeed = 10_000

const areMet = customerLanguages.map((language) =>
  report(`${drafts} drafts of the built-in writer: ${language}`, command, 'wanted', figuresOf(language)),
)
process.exitCode = areMet.every((isMet) => isMet) ? 0 : 1

interface Draft {
  readonly brief: Brief
  readonly text: string
}

function figuresOf(language: CustomerLanguage): Figure[] {
  const briefs = sets(language, drafts, firstSeed)
  const from = performance.now()
  const written = briefs.map((brief) => ({ brief, text: textOf(brief, composeGrounded) }))
  const perSecond = drafts / ((performance.now() - from) / 1000)
  return [
    atMost('sentences that the check refuses', refused(written), 0),
    atLeast('texts within the words asked for, where the answers have as many', withinRange(written), 0.98),
    atMost('texts that share an opening of four words of the writer’s', sharedOpenings(written), 3),
    atMost(
      'texts with the commonest five words of the writer’s in a row',
      commonestFive(written),
      0.04 * drafts,
    ),
    informing('different openings of four words', distinctOpenings(written), drafts),
    informing('texts a second, checked', perSecond, 100),
  ]
}

function informing(name: string, value: number, reference: number): Figure {
  return { name, ours: value.toFixed(0), reference: String(reference), ratio: value / reference }
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

function atLeast(name: string, value: number, least: number): Figure {
  return {
    name,
    ours: value.toFixed(2),
    reference: `at least ${least}`,
    ratio: value / least,
    goal: { least: 1 },
  }
}

function textOf(brief: Brief, write: typeof composeGrounded): string {
  return write(brief)
    .sentences.map(({ text }) => text)
    .join('\n')
}

function refused(written: readonly Draft[]): number {
  return written
    .flatMap(({ brief, text }) => checkGrounding(text, groundOf(brief)))
    .filter(({ isGrounded }) => !isGrounded).length
}

function withinRange(written: readonly Draft[]): number {
  const enough = written.filter(({ brief }) => countWords(saidIn(brief)) >= wordRange[brief.length][0])
  const met = enough.filter(({ brief, text }) => {
    const [least, most] = wordRange[brief.length]
    return countWords(text) >= least && countWords(text) <= most
  })
  return met.length / enough.length
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
    [question, answer].some((text) => tokensOf(text).join(' ').includes(words)),
  )
}

function openingOf({ text }: Draft): string {
  return tokensOf(text).slice(0, 4).join(' ')
}

function sharedOpenings(written: readonly Draft[]): number {
  return most(
    written.filter((draft) => !isOwn(openingOf(draft), draft.brief)).map((draft) => [openingOf(draft)]),
  )
}

function distinctOpenings(written: readonly Draft[]): number {
  return new Set(written.map(openingOf)).size
}

function commonestFive(written: readonly Draft[]): number {
  return most(
    written.map(({ brief, text }) => {
      const said = saidWords(brief)
      const fives = text.split('\n').flatMap((sentence) => {
        const words = tokensOf(sentence)
        const own = words.map((_, at) =>
          [at - 1, at].some((from) => said.has(words.slice(from, from + 2).join(' '))),
        )
        return words.slice(4).flatMap((_, at) => {
          const isWriters = own.slice(at, at + 5).filter((one) => one).length < 2
          return isWriters ? [words.slice(at, at + 5).join(' ')] : []
        })
      })
      return [...new Set(fives)]
    }),
  )
}

/** Every two words in a row of what was asked and answered. */
function saidWords({ answers }: Brief): ReadonlySet<string> {
  return new Set(
    answers.flatMap(({ question, answer }) =>
      [question, answer].flatMap((text) => {
        const words = tokensOf(text)
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
