import { expect, test } from 'vitest'
import { foundParts, hasAllWords } from './search-words.ts'

const marked = (text: string, search: string) =>
  foundParts(text, search)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('')

test('TEST-04 words are found and marked in any order, whatever the blanks, capitals and quotes', () => {
  expect(hasAllWords('The rye bread keeps', ' keeps   RYE')).toBe(true)
  expect(hasAllWords('The rye bread keeps', 'rye rolls')).toBe(false)
  expect(marked('Don’t skip the rye bread', "bread don't")).toBe('[Don’t] skip the rye [bread]')
  expect(marked('Sourdough', 'dough sour')).toBe('[Sourdough]')
  expect(marked('', 'rye')).toBe('')
})

test('TEST-04 letters are found and marked without their accents, and in whatever width', () => {
  expect(hasAllWords('Zoé López', 'lopez zoe')).toBe(true)
  expect(hasAllWords('Zoe Lopez', 'LÓPEZ Zoé')).toBe(true)
  expect(marked('Lange Straße 5', 'strasse')).toBe('Lange [Straße] 5')
  expect(marked('Ｌｏｐｅｚ of Łódź', 'lopez lodz')).toBe('[Ｌｏｐｅｚ] of [Łódź]')
  expect(marked('Zoe\u0301 said so', 'zoe so')).toBe('[Zoe\u0301] said [so]')
})
