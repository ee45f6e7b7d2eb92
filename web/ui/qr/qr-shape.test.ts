import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrShape, quietModules } from './qr-shape.ts'

const text = 'https://praise.example/testimonial-form/0CijqYW6TYWbzIRnX1aa3g'

/** The modules that a path covers, by row and column. */
function covered({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let column = Number(x); column < Number(x) + Number(width); column += 1)
      rows[Number(y)]![column] = true
  }
  return rows
}

test('the drawing covers exactly the modules of the code, with four modules of white around it (SHARE-03)', () => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const shape = qrShape(text)
  expect(shape.size).toBe(modules.size + 2 * quietModules)
  const drawn = covered(shape)
  for (let row = 0; row < shape.size; row += 1) {
    for (let column = 0; column < shape.size; column += 1) {
      const [y, x] = [row - quietModules, column - quietModules]
      const isInside = y >= 0 && x >= 0 && y < modules.size && x < modules.size
      expect(drawn[row]?.[column]).toBe(isInside && Boolean(modules.get(y, x)))
    }
  }
})

test('codes are made for error correction M, and the margin can be chosen (QR-08)', () => {
  expect(qrShape(text).path).toBe(qrShape(text, { level: 'M' }).path)
  expect(qrShape(text, { level: 'H' }).path).not.toBe(qrShape(text).path)
  expect(qrShape(text, { quiet: 2 }).size).toBe(qrShape(text).size - 4)
})
