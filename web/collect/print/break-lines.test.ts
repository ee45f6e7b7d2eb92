import { expect, test } from 'vitest'
import { balancedLines, breakLines, isRightToLeft } from './break-lines.ts'

/** As if every letter were as wide as every other. */
const lines = (text: string, most: number) => breakLines(text, (words) => words.length <= most)

test('a text breaks between words, Japanese where its words end, and never before a mark (QR-03)', () => {
  expect(lines('How was the bread today?', 12)).toEqual(['How was the', 'bread today?'])
  expect(lines('Jak smakował chleb?', 13)).toEqual(['Jak smakował', 'chleb?'])
  const japanese = lines('お客様の声をお聞かせください。ありがとうございます。', 10)
  expect(japanese.join('')).toBe('お客様の声をお聞かせください。ありがとうございます。')
  expect(japanese.every((line) => line.length <= 10 && !/^[。、]/.test(line))).toBe(true)
})

test('a word that is too wide breaks between letters, and an emoji stays whole', () => {
  expect(lines('Aaaaaaaaaa', 4)).toEqual(['Aaaa', 'aaaa', 'aa'])
  expect(breakLines('👩‍🍳👩‍🍳', (words) => words.length <= 5)).toEqual(['👩‍🍳', '👩‍🍳'])
})

test('Arabic and Hebrew are written from right to left, also behind a number or a mark', () => {
  expect(isRightToLeft('شاركنا تجربتك.')).toBe(true)
  expect(isRightToLeft('100% שלום')).toBe(true)
  expect(isRightToLeft('Kawiarnia شاي')).toBe(false)
  expect(isRightToLeft('日本')).toBe(false)
})

test('lines are about as long as each other, and not more of them than needed', () => {
  const measure = (words: string) => words.length
  expect(balancedLines('Podziel się wrażeniami z nami', 26, measure)).toEqual([
    'Podziel się',
    'wrażeniami z nami',
  ])
  expect(balancedLines('How was the bread?', 26, measure)).toEqual(['How was the bread?'])
})
