import { expect, test } from 'vitest'
import { cutCombiningRuns } from '#contract/stream-safe.ts'

const [dotBelow, acute] = ['\u0323', '\u0301']

test('30 combining marks in a row stay, the 31st and all after it go', () => {
  const thirty = `${acute}${dotBelow}`.repeat(15)
  expect(cutCombiningRuns(`a${thirty}b`)).toBe(`a${thirty}b`)
  expect(cutCombiningRuns(`a${thirty}${acute}b`)).toBe(`a${thirty}b`)
  expect(cutCombiningRuns(`a${thirty.repeat(1000)}b`)).toBe(`a${thirty}b`)
})

test('every row is counted from its own letter', () => {
  const row = `e${acute.repeat(30)}`
  expect(cutCombiningRuns(row.repeat(5))).toBe(row.repeat(5))
  expect(cutCombiningRuns(`${row}${acute}`.repeat(5))).toBe(row.repeat(5))
})

test('a row at the very beginning, and one of marks outside the basic plane, end at 30 too', () => {
  expect(cutCombiningRuns(acute.repeat(40))).toBe(acute.repeat(30))
  const stem = '\u{1D165}'
  expect(cutCombiningRuns(`a${stem.repeat(40)}`)).toBe(`a${stem.repeat(30)}`)
})

test.for([
  ['Vietnamese, decomposed', 'Cảm ơn quý khách rất nhiều'.normalize('NFD')],
  ['Thai', 'น้ำใจดีที่สุด อยู่ที่นี่'],
  ['Hindi', 'किताबें बहुत अच्छी हैं'],
  ['Hebrew with points', 'בְּרֵאשִׁית בָּרָא'],
  ['Tibetan', 'བསྒྲུབས་ཧཱུྃ'],
  ['emoji', '👩🏽‍❤️‍💋‍👨🏿 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣'],
  ['nothing', ''],
] as const)('%s stays as it is', ([, text]) => {
  expect(cutCombiningRuns(text)).toBe(text)
})

test('what would sort for minutes becomes a short text', () => {
  const hostile = `a${`${acute}${dotBelow}`.repeat(2_000_000)}`
  expect(cutCombiningRuns(hostile).normalize('NFC').length).toBeLessThan(40)
})
