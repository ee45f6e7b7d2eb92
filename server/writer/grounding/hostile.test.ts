import { expect, test } from 'vitest'
import { customerLanguages } from '#contract/languages.ts'
import { evidenceOf } from './evidence.ts'
import { hostileAnswers } from '../../test/writing/hostile-answers.ts'
import { heldAgainst } from '../same-words/says-the-same.ts'
import { lexiconOf } from './lexicon/lexicon.ts'
import { lineOf, mostWords } from '../same-words/line.ts'

// `npm run bench writer` says what they cost.
test.for(customerLanguages)(
  'what is meant to cost much is read as far as a sentence may go in %s',
  (language) => {
    const lines = hostileAnswers(language).flatMap(({ ground }) =>
      evidenceOf(ground).sources.flatMap((source) => source.lines),
    )
    expect(lines.filter(({ words }) => words.length > mostWords)).toEqual([])
    // Some would go on, so that the bound is seen to hold.
    expect(lines.filter(({ isCut }) => isCut)).not.toEqual([])
  },
)

test.for(customerLanguages)('and a text that goes on behind that is refused in %s', (language) => {
  const cut = hostileAnswers(language).filter(({ text }) => lineOf(text, lexiconOf(language)).isCut)
  expect(cut).not.toEqual([])
  const passed = cut.filter(
    ({ ground, text }) => heldAgainst(text, evidenceOf(ground)).conflicts.length === 0,
  )
  expect(passed.map(({ name }) => name)).toEqual([])
})
