import {
  addDays,
  addMonths,
  dayName,
  days,
  midnight,
  monday,
  monthName,
  monthOf,
  monthsFrom,
  yearOf,
} from './calendar.ts'
import type { Span } from './span.ts'

type Groups = Readonly<Record<string, string | undefined>>

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const weekday = `(?<weekday>${weekdays.join('|')})`

/** The last one that has begun: today, if it is one. */
export function weekdayNamed({ weekday: name = '', which }: Groups, now: Date): Span {
  const index = weekdays.indexOf(name)
  const back = (now.getUTCDay() + 6 - index) % 7
  const isBefore = which === 'last' && back === 0
  const day = addDays(midnight(now), isBefore ? -7 : -back)
  return { ...days(day, 1), name: `on ${dayName.format(day)}` }
}

export function isoDay({ iso = '' }: Groups): Span | undefined {
  const day = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso) return undefined
  return { ...days(day, 1), name: `on ${dayName.format(day)}` }
}

/** "2 weeks ago" is that day, week, month or year. */
export function ago(many: number, unit: string, now: Date): Span {
  if (unit === 'day') {
    const day = addDays(midnight(now), -many)
    return { ...days(day, 1), name: `on ${dayName.format(day)}` }
  }
  const called = `${many === 1 ? 'a' : many} ${unit}${many === 1 ? '' : 's'} ago`
  if (unit === 'week') return { ...days(addDays(monday(now), -7 * many), 7), name: called }
  if (unit === 'month') return { ...monthsFrom(addMonths(monthOf(now), -many), 1), name: called }
  return { ...monthsFrom(addMonths(yearOf(now), -12 * many), 12), name: called }
}

export function toDate({ unit = '' }: Groups, now: Date): Span {
  const tomorrow = addDays(midnight(now), 1)
  const from = unit === 'year' ? yearOf(now) : unit === 'week' ? monday(now) : monthOf(now)
  return { from, until: tomorrow, name: `this ${unit} to date` }
}

export function halfOf({ half = '' }: Groups, year: Date): Span {
  const isFirst = /^(?:first|1st|1)$/.test(half)
  const from = addMonths(year, isFirst ? 0 : 6)
  return {
    ...monthsFrom(from, 6),
    name: `in the ${isFirst ? 'first' : 'second'} half of ${year.getUTCFullYear()}`,
  }
}

/** Saturday and Sunday. */
export function weekend({ which }: Groups, now: Date): Span {
  const saturday = addDays(monday(now), which === 'last' ? -2 : 5)
  return { ...days(saturday, 2), name: which === 'last' ? 'last weekend' : 'this weekend' }
}

/** Whole months, by their names. */
export function namedMonths(begin: Date, months: number): Span {
  const span = monthsFrom(begin, months)
  if (months === 1) return { ...span, name: `in ${monthName.format(begin)}` }
  if (months === 12 && begin.getUTCMonth() === 0) return { ...span, name: `in ${begin.getUTCFullYear()}` }
  const last = addMonths(begin, months - 1)
  const isOfOneYear = begin.getUTCFullYear() === last.getUTCFullYear()
  const first = monthName.format(begin).replace(isOfOneYear ? / \d+$/ : /$^/, '')
  return { ...span, name: `from ${first} to ${monthName.format(last)}` }
}
