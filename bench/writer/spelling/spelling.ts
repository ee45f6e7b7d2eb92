import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CustomerLanguage, customerLanguages } from '../../../contract/languages.ts'
import { misspellings } from '../../../server/kit/spelling/correct-spelling.ts'
import type { Figure } from '../../kit/report.ts'
import { informing } from '../drafts.ts'

interface Mistaken {
  readonly text: string
  /** What is written, where, and what was meant. */
  readonly mistakes: readonly Mistake[]
}
interface Mistake {
  readonly at: number
  readonly was: string
  readonly meant: string
}
type Change = ReturnType<typeof misspellings>[number]

const marked = /\{([^>}]+)>([^}]+)\}/g

/** What spelling corrects of real mistakes, and what it changes where there is none. */
export function spellingFigures(): Figure[] {
  const all = customerLanguages.map((language) => ({ language, ...measured(language) }))
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
  const recall = sum(({ right }) => right) / sum(({ mistakes }) => mistakes)
  const precision = sum(({ right }) => right) / sum(({ changes }) => changes)
  const texts = sum((one) => one.texts)
  const changed = all.flatMap(({ wrong }) => wrong)
  if (process.env['PLAUDIT_BENCH_TELL'])
    console.log(
      all.map(({ language, missed, harm }) => ({ language, missed, harm })),
      changed,
    )
  return [
    goal(`${texts} texts with ${sum(({ mistakes }) => mistakes)} mistakes: recall`, recall, 0.6),
    goal('precision', precision, 0.97),
    ...all.map(({ language, right, mistakes, changes }) =>
      informing(`${language}: mistakes corrected of ${mistakes}, in ${changes} changes`, right, mistakes),
    ),
    {
      name: `words changed in ${sum(({ cleanWords }) => cleanWords)} words without a mistake`,
      ours: String(changed.length),
      reference: 'at most 0',
      ratio: changed.length,
      goal: { most: 0 },
    },
  ]
}

function goal(name: string, value: number, least: number): Figure {
  return {
    name,
    ours: value.toFixed(3),
    reference: least.toFixed(2),
    ratio: value / least,
    goal: { least: 1 },
  }
}

function measured(language: CustomerLanguage) {
  const results = textsOf(language).map(({ text, mistakes }) => {
    const changes = misspellings(text, language, [])
    const right = changes.filter((change) => isMeant(change, mistakes))
    const mended = (mistake: Mistake) => right.some((change) => isWithin(mistake, change))
    return {
      mistakes: mistakes.length,
      right: mistakes.filter(mended).length,
      changes: changes.length,
      missed: mistakes.filter((mistake) => !mended(mistake)),
      harm: changes.filter((change) => !right.includes(change)),
    }
  })
  const count = (key: 'mistakes' | 'right' | 'changes') => results.reduce((sum, one) => sum + one[key], 0)
  const clean = cleanTexts(language)
  return {
    texts: results.length,
    mistakes: count('mistakes'),
    right: count('right'),
    changes: count('changes'),
    missed: results.flatMap(({ missed }) => missed),
    harm: results.flatMap(({ harm }) => harm),
    cleanWords: clean.reduce((sum, text) => sum + text.split(/\s+/).length, 0),
    wrong: clean.flatMap((text) => misspellings(text, language, []).map((change) => ({ ...change, text }))),
  }
}

const isWithin = (mistake: Mistake, { at, was }: Change) =>
  at <= mistake.at && mistake.at + mistake.was.length <= at + was.length

/** Whether a change leads to what was meant where it is made. */
function isMeant(change: Change, mistakes: readonly Mistake[]): boolean {
  const own = mistakes.filter((mistake) => isWithin(mistake, change))
  const meant = own.reduce((text, one) => text.replace(one.was, one.meant), change.was)
  return own.length > 0 && plain(meant) === plain(change.now)
}

const plain = (text: string) => text.replaceAll("'", '’')

function textsOf(language: CustomerLanguage): Mistaken[] {
  return linesOf('mistakes.txt', language).map((line) => {
    let before = 0
    const mistakes = Array.from(line.matchAll(marked), ({ 0: all, 1: was = '', 2: meant = '', index }) => {
      const at = index - before
      before += all.length - was.length
      return { at, was, meant }
    })
    return { text: line.replaceAll(marked, '$1'), mistakes }
  })
}

/** The same texts as they were meant, and reviews without a mistake. */
function cleanTexts(language: CustomerLanguage): string[] {
  const meant = linesOf('mistakes.txt', language).map((line) => line.replaceAll(marked, '$2'))
  return [...meant, ...linesOf('right.txt', language)]
}

function linesOf(file: string, language: CustomerLanguage): string[] {
  const all = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const own = all.split(/^= /m).find((part) => part.startsWith(`${language}\n`)) ?? ''
  return own
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !/^[#~]/.test(line))
}
