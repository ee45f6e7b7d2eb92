import type { DateOrder } from '#contract/imports/imports.ts'
import { longestDate, yearLast } from './dates.ts'
import { asciiDigits } from './digits.ts'

/** Gathers dates one by one and tells which order `03/04/2026` has among them: decided by values above 12. */
export function dateOrderFinder() {
  let hasSuch = false
  let isDayFirst = false
  let isMonthFirst = false
  let isOpen = false
  return {
    add(cell: string) {
      const match = cell.length > longestDate ? null : yearLast.exec(asciiDigits(cell).trim())
      if (match === null) return
      hasSuch = true
      const [first, second] = [Number(match[1]), Number(match[3])]
      if (match[2] === '.' || first > 12) isDayFirst = true
      else if (second > 12) isMonthFirst = true
      else if (first !== second) isOpen = true
    },
    /** Not sure: every value reads both ways. */
    found(): { order: DateOrder; isSure: boolean } {
      if (isDayFirst !== isMonthFirst)
        return { order: isDayFirst ? 'day-first' : 'month-first', isSure: true }
      return { order: hasSuch ? 'day-first' : 'iso', isSure: !isOpen && !isDayFirst }
    },
  }
}

/** The same of a few dates at once. */
export function detectDateOrder(cells: readonly string[]): { order: DateOrder; isSure: boolean } {
  const finder = dateOrderFinder()
  for (const cell of cells) finder.add(cell)
  return finder.found()
}
