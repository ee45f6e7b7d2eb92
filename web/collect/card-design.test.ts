import { expect, test } from 'vitest'
import { defaultDesign } from '#contract/card-design.ts'
import { codeColor } from './card-design.ts'

test('the code takes the chosen colour as long as scanners can read it (QR-06, QR-09)', () => {
  expect(codeColor(defaultDesign.primaryColor)).toBe('#3b82f6')
  expect(codeColor('#0b624b')).toBe('#0b624b')
  expect(codeColor('#ffe680')).toBe('#000000')
  expect(codeColor('#ffffff')).toBe('#000000')
})
