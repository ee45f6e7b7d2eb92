import {
  addDays,
  addMonths,
  dayName,
  days,
  midnight,
  monday,
  monthOf,
  monthsFrom,
  quarterOf,
  yearOf,
} from './calendar.ts'
import type { Span } from './span.ts'
import { namedMonths } from './more-spans.ts'
import { numberSaid } from './span-words.ts'

type Groups = Readonly<Record<string, string | undefined>>

/** "Fall" is a season only beside what says so: ratings fall, too. */
export const seasons = 'spring|summer|autumn|winter|(?<=(?:in|last|this|past|the|since|of)\\s+)fall'
const firstMonth: Readonly<Record<string, number>> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 }

/**
 * Three months, by which it is called in the answer: whoever lives in the south sees which. "Last summer" is the newest one
 * that is over. A winter is in two years, so with a year it might be either.
 */
export function seasonNamed(
  { season = '', which }: Groups,
  year: Date | undefined,
  now: Date,
): Span | undefined {
  const first = firstMonth[season.toLowerCase()]
  if (first === undefined || (year && first === 11)) return undefined
  if (year) return namedMonths(addMonths(year, first), 3)
  const inThisYear = addMonths(yearOf(now), first)
  if (which === 'this' && first !== 11) return namedMonths(inThisYear, 3)
  const newest = inThisYear > now ? addMonths(inThisYear, -12) : inThisYear
  const isOver = addMonths(newest, 3) <= now
  return namedMonths(which === 'last' && !isOver ? addMonths(newest, -12) : newest, 3)
}

/** The week before last, and the like. */
export function beforeLast({ unit = '' }: Groups, now: Date): Span | undefined {
  const name = `the ${unit} before last`
  if (unit === 'day') return { ...days(addDays(midnight(now), -2), 1), name }
  if (unit === 'week') return { ...days(addDays(monday(now), -14), 7), name }
  const length = unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12
  const begin = unit === 'month' ? monthOf(now) : unit === 'quarter' ? quarterOf(now) : yearOf(now)
  return { ...monthsFrom(addMonths(begin, -2 * length), length), name }
}

/** Whatever was said before the day that lies so far back. */
export function olderThan({ count = 'one', unit = '' }: Groups, now: Date): Span | undefined {
  const many = numberSaid(count)
  if (many === 0) return undefined
  const today = midnight(now)
  const perUnit = unit === 'quarter' ? 3 : unit === 'year' ? 12 : 1
  const until =
    unit === 'day' || unit === 'week'
      ? addDays(today, -many * (unit === 'week' ? 7 : 1))
      : addMonths(today, -many * perUnit)
  return { from: new Date(0), until, name: `before ${dayName.format(until)}` }
}

/** Seven days: the first week of a month is from the 1st to the 7th. */
export function weekOfMonth({ place = '' }: Groups, month: Date): Span {
  const index = ['first', 'second', 'third', 'fourth'].findIndex(
    (one, at) => one === place || place.startsWith(String(at + 1)),
  )
  const from = addDays(month, index * 7)
  return { ...days(from, 7), name: `from ${dayName.format(from)} to ${dayName.format(addDays(from, 6))}` }
}
