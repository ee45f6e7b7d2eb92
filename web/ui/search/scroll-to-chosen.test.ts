import { expect, test, vi } from 'vitest'
import { scrollToChosen } from './scroll-to-chosen.ts'

/** A row of 300 pixels, and something in it from `left` on, as wide as said. */
function placed(left: number, width: number) {
  const [row, chosen] = [document.createElement('div'), document.createElement('label')]
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 0, 300, 40))
  vi.spyOn(chosen, 'getBoundingClientRect').mockReturnValue(new DOMRect(20 + left, 0, width, 40))
  row.scrollLeft = 100
  return { row, chosen }
}

test.for([
  ['outside on the right, it comes in just so', 290, 90, 180],
  ['outside on the left, it comes in just so', -40, 90, 60],
  ['wider than the row, its beginning shows', 30, 400, 130],
  ['in view, nothing moves', 50, 90, 100],
] as const)('what is chosen in a row that scrolls is seen: %s', ([, left, width, scrolled]) => {
  const { row, chosen } = placed(left, width)
  scrollToChosen(row, chosen)
  expect(row.scrollLeft).toBe(scrolled)
})
