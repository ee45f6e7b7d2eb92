import { expect, test } from 'vitest'
import { defaultDesign, errorCorrections } from '#contract/collection/card-design.ts'
import { type CodeLook, codeMarks } from './code-marks.ts'

const link = 'https://praise.example/testimonial-form/0CijqYW6TYWbzIRnX1aa3g'

function codeOf(side: number, look: Partial<CodeLook> = {}) {
  const [code] = codeMarks(link, { ...defaultDesign, ...look }, { x: 50.3, y: 120.7, side })
  if (code?.kind !== 'code') throw new Error('There is no code')
  return code
}

test('the code is about as wide as wanted, and each module a whole number of pixels (QR-07, QR-08)', () => {
  for (const side of [300, 400, 450, 600]) {
    const code = codeOf(side)
    expect(Number.isInteger(code.side / code.size)).toBe(true)
    expect(Number.isInteger(code.x) && Number.isInteger(code.y)).toBe(true)
    expect(Math.abs(code.side / side - 1)).toBeLessThan(0.13)
  }
  expect(codeOf(100).side).toBe(100)
})

test('more error correction takes more modules, and the margin is as wide as chosen (QR-08)', () => {
  const sizes = errorCorrections.map((errorCorrection) => codeOf(600, { errorCorrection }).size)
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  expect(new Set(sizes).size).toBeGreaterThan(2)
  const { size, runs } = codeOf(600, { codeMargin: 6 })
  expect(size).toBe(codeOf(600).size + 8)
  expect(Math.min(...runs.map(([x]) => x))).toBe(6)
})

test('with a logo the code has the most error correction, whatever was chosen before (QR-03, QR-08)', () => {
  const logo = new Image()
  const withLogo = (errorCorrection: CodeLook['errorCorrection']) =>
    codeMarks(
      link,
      { ...defaultDesign, errorCorrection, showsLogo: true },
      { x: 0, y: 0, side: 600 },
      logo,
    )[0]
  expect(withLogo('L')).toEqual(withLogo('H'))
})

test('a logo stands inside of what the code leaves free for it, with more error correction (QR-03)', () => {
  const logo = new Image()
  Object.defineProperties(logo, { naturalWidth: { value: 512 }, naturalHeight: { value: 256 } })
  const [code, picture] = codeMarks(
    link,
    { ...defaultDesign, showsLogo: true },
    { x: 0, y: 0, side: 600 },
    logo,
  )
  if (code?.kind !== 'code' || picture?.kind !== 'picture') throw new Error('There is no logo')
  expect(code.size).toBeGreaterThan(codeOf(600).size)
  expect(picture.width).toBe(2 * picture.height)
  const module = code.side / code.size
  const left = (picture.x - code.x) / module
  const right = left + picture.width / module
  const middle = code.size / 2
  const covered = code.runs.filter(
    ([x, y, length]) =>
      x < right && x + length > left && Math.abs(y + 0.5 - middle) < picture.height / module / 2,
  )
  expect(covered).toEqual([])
})
