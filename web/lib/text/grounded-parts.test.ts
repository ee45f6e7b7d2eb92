import { expect, test } from 'vitest'
import { groundedParts } from './grounded-parts.ts'

const grounds = [{ question: 'Benefit', answer: 'Fresh bread' }]
const sentence = (text: string) => ({ text, grounds })
const draft = [sentence('The bread is fresh.'), sentence('I come back.')]

test.for([
  ['as it was written', 'The bread is fresh. I come back.', ['The bread is fresh.', 'I come back.']],
  [
    'with more around it',
    'Hello! The bread is fresh. Really. I come back.',
    ['*Hello!', 'The bread is fresh.', '*Really.', 'I come back.'],
  ],
  ['in another order', 'I come back. The bread is fresh.', ['I come back.', 'The bread is fresh.']],
  ['with a changed sentence', 'The bread is great. I come back.', ['*The bread is great.', 'I come back.']],
  ['emptied', ' ', []],
] as const)('a sentence keeps its grounds until somebody changes it: %s', ([, words, expected]) => {
  const parts = groundedParts(words, draft)
  expect(parts.map((part) => (part.grounds ? part.text : `*${part.text}`))).toEqual(expected)
})
