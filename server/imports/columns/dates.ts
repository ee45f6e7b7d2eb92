import type { DateOrder } from '#contract/imports/imports.ts'
import { msSinceMidnight } from '../running/clock.ts'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/
const dayMonthName =
  /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.|º)?(?:\s+de)?[\s-]+(\p{L}[\p{L}\p{M}.]*)[\s,-]+(?:de\s+)?(\d{4})(?!\d)/iu
const monthNameDay =
  /^(?:\p{L}+\.?,?\s+)?(\p{L}[\p{L}\p{M}.]*)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/iu
const longestDate = 100
const monthNames = namesOfMonths(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'th'])

/** Gathers dates one by one and tells which order `03/04/2026` has among them: decided by values above 12. */
export function dateOrderFinder() {
  let hasSuch = false
  let isDayFirst = false
  let isMonthFirst = false
  let isOpen = false
  return {
    add(cell: string) {
      const match = cell.length > longestDate ? null : yearLast.exec(cell.trim())
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

/**
 * Reads the date forms that review exports use. A time without a zone is taken as UTC. Undefined: not a date, or not one
 * on which a review can have been written (before 1995, or after `now`).
 */
export function readDate(text: string, order: DateOrder, now: Date): Date | undefined {
  if (text.length > longestDate) return undefined
  const plain = text.normalize('NFKC').trim()
  const date = /^\d+$/.test(plain) ? fromNumber(plain) : fromWords(plain, order)
  if (date === undefined || Number.isNaN(date.getTime())) return undefined
  return date.getTime() < Date.UTC(1995, 0, 1) || date.getTime() > now.getTime() ? undefined : date
}

/** Seconds or milliseconds since 1970, a day such as `20260210`, or a spreadsheet's day number. */
function fromNumber(digits: string) {
  const value = Number(digits)
  if (digits.length === 13) return new Date(value)
  if (digits.length === 10) return new Date(value * 1000)
  if (digits.length === 8)
    return buildDate(digits.slice(0, 4), Number(digits.slice(4, 6)), digits.slice(6), '')
  return digits.length === 5 ? new Date(Date.UTC(1899, 11, 30 + value)) : undefined
}

function fromWords(text: string, order: DateOrder) {
  const iso = yearFirst.exec(text)
  if (iso !== null) return buildDate(iso[1], Number(iso[2]), iso[3], text.slice(iso[0].length))
  const short = yearLast.exec(text)
  if (short !== null && (order !== 'iso' || short[2] === '.')) {
    const isMonthFirst = order === 'month-first' && short[2] !== '.'
    const [day, month] = isMonthFirst ? [short[3], short[1]] : [short[1], short[3]]
    return buildDate(short[4], Number(month), day, text.slice(short[0].length))
  }
  const named = dayMonthName.exec(text)
  if (named !== null) return buildDate(named[3], monthOf(named[2]), named[1], text.slice(named[0].length))
  const american = monthNameDay.exec(text)
  if (american === null) return undefined
  return buildDate(american[3], monthOf(american[1]), american[2], text.slice(american[0].length))
}

function buildDate(yearText = '', month: number | undefined, dayText = '', rest: string) {
  const ms = msSinceMidnight(rest)
  if (ms === undefined || month === undefined) return undefined
  const [year, day] = [fullYear(Number(yearText)), Number(dayText)]
  const midnight = new Date(Date.UTC(year, month - 1, day))
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined
  return new Date(midnight.getTime() + ms)
}

/** Two digits are of this century; years of the Buddhist era (2569) are 543 ahead. */
function fullYear(year: number) {
  if (year < 100) return 2000 + year
  return year > 2500 && year < 2700 ? year - 543 : year
}

function monthOf(name = '') {
  return monthNames.get(name.toLowerCase().replace(/\.$/, ''))
}

function namesOfMonths(languages: readonly string[]) {
  const names = new Map<string, number>()
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC', day: 'numeric' })
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(new Date(Date.UTC(2026, month, 10)))
        const name = parts.find((part) => part.type === 'month')?.value ?? ''
        names.set(name.toLowerCase().replace(/\.$/, ''), month + 1)
      }
    }
  }
  names.set('sept', 9)
  return names
}
