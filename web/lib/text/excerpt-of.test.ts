import { expect, test } from 'vitest'
import { excerptOf } from './excerpt-of.ts'

const answer =
  'We ordered rolls for 200 runners on Sunday. They arrived at six and were still warm. The invoice came late.'

test.for([
  ['Rolls for 200 runners were ordered.', 'We ordered rolls for 200 runners on Sunday. …'],
  ['They were still warm.', '… They arrived at six and were still warm. …'],
  ['The invoice was late.', '… The invoice came late.'],
  ['Nothing of it.', answer],
] as const)('of a long answer the part is shown that “%s” speaks of', ([sentence, excerpt]) => {
  expect(excerptOf(answer, sentence)).toBe(excerpt)
})

test('a short answer is shown whole', () => {
  expect(excerptOf('Warm bread. Kind people.', 'The bread is warm.')).toBe('Warm bread. Kind people.')
})
