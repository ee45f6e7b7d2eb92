import { expect, test } from 'vitest'
import { followUps } from '#contract/collection/questionnaire.ts'
import { nextFollowUp } from '#shared/collection/next-follow-up.ts'

const ask = (typed: readonly string[], asked: readonly (typeof followUps)[number][] = [], language = 'en') =>
  nextFollowUp({ typed, asked, language }, followUps)

test('a follow-up asks for what is missing, at most two, and nothing where enough was said', () => {
  expect(ask([])).toBe('experience')
  expect(ask(['It was good.'])).toBe('helper')
  expect(ask(['Very good, thanks to Mara'])).toBe('duration')
  expect(ask(['Mara did it in two weeks, and Mara was kind'])).toBe('before')
  expect(ask(['Unlike before, Mara took three days, as Mara said'])).toBeUndefined()
  expect(ask([], ['experience', 'helper'])).toBeUndefined()
  expect(ask(['word '.repeat(30)])).toBeUndefined()
  expect(ask(['Das Brot war gut'], [], 'de')).toBe('helper')
  expect(ask(['Frau Lind war nett'], [], 'de')).toBe('duration')
})
