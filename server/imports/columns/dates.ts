import type { DateOrder } from '#contract/imports/imports.ts'
import { msSinceMidnight } from '../running/clock.ts'
import { asciiDigits } from './digits.ts'
import { monthOf } from './month-names.ts'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
/** `03/04/2026`: which of the two is the day depends on the column. */
export const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/
export const longestDate = 100

// A weekday, or "Reviewed on".
const anything = String.raw`(?:[^\d]{0,40}[\s,.])?`
const name = String.raw`(\p{L}[\p{L}\p{M}.]*)`
const dayMonthName = new RegExp(
  String.raw`^${anything}(\d{1,2})(?:st|nd|rd|th|er|e|\.|º|°)?\s*(?:de\s|d['’]|of\s|[-/])?\s*${name}` +
    String.raw`(?:,?\s+(?:de|del|do|พ\.ศ\.)\s+|[\s,/-]*)(\d{4}|(?<=[-/ ])\d{2})(?!\d)(?:\s?(?:г|r)\.)?` +
    // Turkish has the weekday behind the year.
    String.raw`(?:,?\s(?:pazar|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi)(?!\p{L}))?`,
  'iu',
)
const monthNameDay = new RegExp(
  String.raw`^${anything}${name}\s+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(\d{4})(?!\d)`,
  'iu',
)
const yearMonthName = new RegExp(String.raw`^(\d{4})[\s,.-]+${name}[\s-]+(\d{1,2})(?!\d)`, 'iu')
const eastAsian =
  /^(\d{4})\s*(?:[年년]|\.\s)\s*(\d{1,2})\s*(?:[月월]|\.\s)\s*(\d{1,2})\s*[日일号號.]?(?:\s*\(\p{L}+\)|[\s,]*(?:[月火水木金土日]曜日?|[월화수목금토일]요일|(?:星期|周|週)\p{L}))?/u
// "Wed Jan 25 07:05:00 +0000 2025"
const yearAtTheEnd = /^(\p{L}+ \p{L}+ \d{1,2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{4}|[A-Z]{3,4}) (\d{4})$/u

const monthAlone: readonly RegExp[] = [
  new RegExp(String.raw`^${name}(?:\s+(?:de|del|do))?[\s,.-]+(\d{4})(?:\s?г\.)?$`, 'iu'),
  /^(\d{1,2})[/.](\d{4})$/,
  /^(?<year>\d{4})\s*(?:[年년]\s*|-)(?<month>\d{1,2})\s*[月월]?$/u,
]

/**
 * Reads the date forms that review exports and websites use, in 27 languages. A time without a zone is taken as UTC, a
 * month alone as its first day. Undefined: not a date, or not one on which a review can have been written (before 1995,
 * or after `now`).
 */
export function readDate(text: string, order: DateOrder, now: Date): Date | undefined {
  if (text.length > longestDate) return undefined
  const plain = plainDate(text)
  const date = /^\d+$/.test(plain) ? fromNumber(plain) : (fromWords(plain, order) ?? fromMonth(plain))
  if (date === undefined || Number.isNaN(date.getTime())) return undefined
  return date.getTime() < Date.UTC(1995, 0, 1) || date.getTime() > now.getTime() ? undefined : date
}

/** The text names a month and no day, such as `January 2025`. */
export function isMonthAlone(text: string): boolean {
  return text.length <= longestDate && fromMonth(plainDate(text)) !== undefined
}

function plainDate(text: string): string {
  const plain = asciiDigits(text)
    .normalize('NFKC')
    // Marks of direction, which Arabic and Hebrew dates are full of.
    .replace(/[\u200E\u200F\u061C]/g, '')
    .trim()
  return plain.replace(yearAtTheEnd, '$1 $4 $2 $3')
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

function fromMonth(text: string): Date | undefined {
  const [named, short, eastern] = monthAlone.map((pattern) => pattern.exec(text))
  if (named) return buildDate(named[2], monthOf(named[1]!), '1', '')
  if (short) return buildDate(short[2], Number(short[1]), '1', '')
  return eastern ? buildDate(eastern[1], Number(eastern[2]), '1', '') : undefined
}

function fromWords(text: string, order: DateOrder) {
  const iso = yearFirst.exec(text) ?? eastAsian.exec(text)
  if (iso !== null) return buildDate(iso[1], Number(iso[2]), iso[3], text.slice(iso[0].length))
  const short = yearLast.exec(text)
  if (short !== null && (order !== 'iso' || short[2] === '.')) {
    const isMonthFirst = order === 'month-first' && short[2] !== '.'
    const [day, month] = isMonthFirst ? [short[3], short[1]] : [short[1], short[3]]
    return buildDate(short[4], Number(month), day, text.slice(short[0].length))
  }
  const named = dayMonthName.exec(text)
  if (named !== null) return buildDate(named[3], monthOf(named[2]!), named[1], text.slice(named[0].length))
  const american = monthNameDay.exec(text)
  if (american !== null)
    return buildDate(american[3], monthOf(american[1]!), american[2], text.slice(american[0].length))
  const sorted = yearMonthName.exec(text)
  if (sorted === null) return undefined
  return buildDate(sorted[1], monthOf(sorted[2]!), sorted[3], text.slice(sorted[0].length))
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
