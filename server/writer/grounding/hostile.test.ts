import { expect, test } from 'vitest'
import { customerLanguages } from '#contract/languages.ts'
import { clausesOf, longestClause } from './clauses.ts'
import { evidenceOf, mostOfOneWord } from './evidence.ts'
import { hostileAnswers } from '../../test/writing/hostile-answers.ts'
import { lexiconOf } from './lexicon/lexicon.ts'

// `npm run bench writer` says what they cost.
test.for(customerLanguages)('what is meant to cost much is read in clauses of a length in %s', (language) => {
  const over = hostileAnswers(language).filter(({ text }) =>
    clausesOf(text, lexiconOf(language)).some(({ tokens }) => tokens.length > longestClause),
  )
  expect(over.map(({ name }) => name)).toEqual([])
})

test.for(customerLanguages)(
  'what answers repeat is compared a few times in %s, and not all of it',
  (language) => {
    const repeats = hostileAnswers(language).flatMap(({ name, ground }) =>
      evidenceOf(ground).sources.flatMap(({ said, asked }) =>
        [...said.values(), ...asked.values()].map((claims) => ({ name, times: claims.length })),
      ),
    )
    expect(repeats.filter(({ times }) => times > mostOfOneWord)).toEqual([])
    // Some would be more, so that the bound is seen to hold.
    expect(repeats.filter(({ times }) => times === mostOfOneWord)).not.toEqual([])
  },
)
