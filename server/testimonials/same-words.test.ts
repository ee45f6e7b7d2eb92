import { expect, test } from 'vitest'
import { isFoundIn, saysTheSame } from '#shared/text/same-words.ts'

const message =
  'Hi Mara,\n\nwe LOVED the bread – “best in town”, said my wife. It’s gone already!! See you 😊'

test.for([
  ['We loved the bread.'],
  ['we loved\n the  bread'],
  ['"Best in town," said my wife.'],
  ["It's gone already"],
  [message],
])('a text is found in the message it was taken from, whatever its typography: %s', ([text]) => {
  expect(isFoundIn(text!, message)).toBe(true)
})

test.for([
  ['We loved the cakes.'],
  ['We loved the bread. It’s gone already!'],
  ['we loved the … best in town'],
  ['oved the bread'],
])('a text that says something else, leaves words out or cuts one is not found: %s', ([text]) => {
  expect(isFoundIn(text!, message)).toBe(false)
})

test('half a word turns no complaint into praise', () => {
  expect(isFoundIn('satisfied with everything', 'I was unsatisfied with everything')).toBe(false)
})

test('texts without spaces are found too', () => {
  expect(isFoundIn('ขนมปังอร่อยมาก', 'วันนี้ขนมปังอร่อยมากค่ะ')).toBe(true)
  expect(isFoundIn('面包很好吃', '昨天的面包很好吃！')).toBe(true)
  expect(isFoundIn('面包很好吃', '昨天的面包不好吃')).toBe(false)
})

test('a text of signs alone is found only as it stands', () => {
  expect(isFoundIn('👍👍', 'Mara 👍👍 !')).toBe(true)
  expect(isFoundIn('👍👍', 'Mara!')).toBe(false)
})

test('spacing, capitals, quotes and punctuation say the same, another word does not', () => {
  expect(saysTheSame('cant wait to come back', 'Can’t wait to come back!')).toBe(true)
  expect(saysTheSame('I can recommend it', 'I can not recommend it')).toBe(false)
  expect(saysTheSame('👍', '👎')).toBe(false)
  expect(saysTheSame('Great❤️ , thanks', 'great ❤ thanks!')).toBe(true)
})

test.for([
  ['The soup was 👍', 'The soup was 👎'],
  ['I paid €500', 'I paid $500'],
  ['Sales rose 20%', 'Sales rose 20'],
  ['20% in a year', '-20% in a year'],
  ['🥇🥇🥇 Fine', 'Fine'],
])('a sign says something: “%s” is not “%s”', ([text, other]) => {
  expect(saysTheSame(text!, other!)).toBe(false)
})
