import {
  addDays,
  addMonths,
  dayName,
  days,
  midnight,
  monday,
  monthOf,
  monthsBetween,
  monthsFrom,
  quarterOf,
  yearOf,
} from './calendar.ts'
import { ago, halfOf, isoDay, namedMonths, toDate, weekday, weekdayNamed, weekend } from './more-spans.ts'
import { open } from './open-spans.ts'
import { type Found, rangeOf, type WithSpans } from './range.ts'
import { beforeLast, olderThan, seasonNamed, seasons, weekOfMonth } from './seasons.ts'
import type { Span } from './span.ts'
import { monthNames, numbers, numberSaid } from './span-words.ts'

const month = `(?<month>${monthNames.join('|')})\\.?`
const year = '(?<year>20\\d\\d|this year|last year)'
const count = `(?<count>\\d{1,3}|${numbers.slice(1).join('|')}|few|couple of)`
const unit = '(?<unit>day|week|month|quarter|year)'
const within = '(?:(?:in|during|for|of|from|over|within|on|throughout)\\s+)?(?:the\\s+)?(?:month of\\s+)?'

type Groups = Readonly<Record<string, string | undefined>>
type Made = Span | readonly Span[] | undefined

/** What people call a span, the longer ones first. What none of them knows stays in the question. */
const phrases: readonly (readonly [pattern: string, made: (groups: Groups, now: Date) => Made])[] = [
  [`${within}(?<iso>20\\d\\d-\\d\\d-\\d\\d)`, isoDay],
  [`${within}(?:${count}|an?)\\s+(?<agoUnit>day|week|month|year)s?\\s+ago`, fewAgo],
  [`${within}(?<unit>year|month|week)[\\s-]to[\\s-]date`, toDate],
  [
    `${within}(?<half>first|second|1st|2nd)\\s+half(?:\\s+of)?(?:\\s+(?:the\\s+)?${year})?`,
    (groups, now) => halfOf(groups, yearNamed(groups['year'] ?? String(now.getUTCFullYear()), now).from),
  ],
  [`${within}the\\s+${unit}\\s+before\\s+last`, beforeLast],
  [`${within}the\\s+day\\s+before\\s+yesterday`, (_, now) => ago(2, 'day', now)],
  [`older\\s+than\\s+(?:${count}|an?)\\s+${unit}s?`, olderThan],
  [
    `${within}(?<place>first|second|third|fourth|1st|2nd|3rd|4th)\\s+week\\s+of\\s+${month}(?:\\s+(?:of\\s+)?${year})?`,
    (groups, now) => weekOfMonth(groups, monthIn(groups['month'], groups, now)),
  ],
  [
    `${within}(?:(?<which>last|past|this)\\s+)?(?<season>${seasons})(?:\\s+(?:of\\s+)?${year})?`,
    (groups, now) =>
      seasonNamed(groups, groups['year'] ? yearNamed(groups['year'], now).from : undefined, now),
  ],
  [`${within}(?<which>this|last|past)\\s+weekend`, weekend],
  [`since\\s+(?:last\\s+)?${weekday}`, (groups, now) => until(weekdayNamed(groups, now), now, 'since')],
  [`${within}(?:(?<which>last|this)\\s+)?${weekday}`, weekdayNamed],
  [
    `(?:between|from)\\s+${month.replace('month', 'first')}\\s+(?:and|to|until|through)\\s+${month}(?:\\s+${year})?`,
    fromMonthToMonth,
  ],
  [`${within}(?:last|past|previous)\\s+${count}\\s+${unit}s?`, lastFew],
  [
    `${within}(?<which>today|yesterday)`,
    ({ which }, now) => dayOf(now, which === 'today' ? 0 : -1, which ?? ''),
  ],
  [
    `since\\s+(?:the beginning of\\s+|the start of\\s+)?${month}(?:\\s+(?:of\\s+)?${year})?(?!\\s+\\d{1,2}(?!\\d))`,
    sinceMonth,
  ],
  [
    `(?:ever\\s+)?since\\s+(?:the\\s+)?last\\s+${unit}`,
    (groups, now) => until(relative({ ...groups, which: 'last' }, now), now, 'since'),
  ],
  [
    `since\\s+(?:the beginning of\\s+|the start of\\s+)?${year}`,
    ({ year: of }, now) => until(yearNamed(of, now), now, 'since'),
  ],
  [`${within}${month}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year>20\\d\\d))?(?![\\d-])`, dayOfMonth],
  [
    `${within}(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?:,?\\s+(?<year>20\\d\\d))?`,
    dayOfMonth,
  ],
  [`${within}${month},?\\s+(?:of\\s+)?${year}`, monthNamed],
  [`${within}(?:(?<which>last|this|past)\\s+)?${month}`, monthNamed],
  [
    `${within}(?:q(?<quarter>[1-4])|(?<ordinal>first|second|third|fourth)\\s+quarter)(?:\\s+(?:of\\s+)?${year})?`,
    quarterNamed,
  ],
  [
    `(?:so far\\s+|up to now\\s+)?${within}(?<which>this|current|last|past|previous)\\s+${unit}(?:\\s+so far)?`,
    relative,
  ],
  [`${within}${year}`, ({ year: of }, now) => yearNamed(of, now)],
]
const compiled = phrases.map(
  ([pattern, made]) => [new RegExp(`(?<![\\p{L}\\d-])${pattern}(?![\\p{L}\\d-])`, 'iu'), made] as const,
)
/** "May I ask" names no month. */
const mayIsNoMonth = /\bmay(?=\s+(?:i|we|you|have|be|not|also)\b)/giu

/** The spans that a question names, in the order of the question, and what else it says. */
export function spansIn(question: string, now: Date): WithSpans {
  const found: Found[] = []
  let rest = question.replace(mayIsNoMonth, '***')
  for (const [pattern, made] of compiled) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const span = made(match.groups ?? {}, now)
      // Spaces of the same length: what comes after stays in its place.
      const blank = span ? ' '.repeat(match[0].length) : match[0].replace(/\S/gu, '#')
      rest = rest.slice(0, match.index) + blank + rest.slice(match.index + match[0].length)
      if (span) found.push({ at: match.index, end: match.index + match[0].length, spans: [span].flat() })
    }
  }
  const inOrder = found.toSorted((one, other) => one.at - other.at)
  const range = rangeOf(question, rest, inOrder)
  if (range) return range
  const [only] = inOrder
  const opened = only && inOrder.length === 1 ? open(only, rest, now) : undefined
  if (opened) return { ...opened, rest: opened.rest.replaceAll('***', 'may') }
  return { spans: inOrder.flatMap((one) => one.spans), rest: rest.replaceAll('***', 'may') }
}

const spanPlainWords =
  'today yesterday since between through until during within before beginning start last this past previous current couple first second third fourth quarter quarters day days week weeks month months year years monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter weekend'

/** The words of all of them: a slip in one is mended. */
export const spanWords: readonly string[] = [
  ...monthNames.flatMap((names) => names.split('|')),
  ...numbers,
  ...spanPlainWords.split(' '),
]

/** The span of the same kind right before: of March, February; of a week, the seven days before. */
export function spanBefore({ from, until: end, name }: Span): Span {
  const months = monthsBetween(from, end)
  if (months > 0) return namedMonths(addMonths(from, -months), months)
  const length = end.getTime() - from.getTime()
  if (length <= 86_400_000)
    return { ...days(addDays(from, -1), 1), name: `on ${dayName.format(addDays(from, -1))}` }
  return {
    from: new Date(from.getTime() - length),
    until: from,
    name: /week/.test(name) ? 'the week before' : 'right before',
  }
}

/** Whether it begins and ends with a month, as the counters do. */
export function isOfMonths({ from, until: end }: Span): boolean {
  return monthsBetween(from, end) > 0
}

function relative({ which = '', unit: of = '' }: Groups, now: Date): Span {
  const isThis = which === 'this' || which === 'current'
  const back = isThis ? 0 : -1
  const called = `${isThis ? 'this' : 'last'} ${of}`
  if (of === 'day') return dayOf(now, back, isThis ? 'today' : 'yesterday')
  if (of === 'week') return { ...days(addDays(monday(now), 7 * back), 7), name: called }
  const length = of === 'month' ? 1 : of === 'quarter' ? 3 : 12
  const begin = of === 'month' ? monthOf(now) : of === 'quarter' ? quarterOf(now) : yearOf(now)
  return { ...monthsFrom(addMonths(begin, length * back), length), name: called }
}

/** "The last 3 months" end today, and begin a whole number of days, weeks or months before tomorrow. */
function lastFew({ count: said = '', unit: of = '' }: Groups, now: Date): Span | undefined {
  const many = numberSaid(said)
  if (many === 0) return undefined
  const tomorrow = addDays(midnight(now), 1)
  const perUnit = of === 'quarter' ? 3 : of === 'year' ? 12 : 1
  const from =
    of === 'day' || of === 'week'
      ? addDays(tomorrow, -many * (of === 'week' ? 7 : 1))
      : addMonths(tomorrow, -many * perUnit)
  return { from, until: tomorrow, name: `in the last ${many === 1 ? of : `${many} ${of}s`}` }
}

function fewAgo({ count: said, agoUnit = '' }: Groups, now: Date): Span | undefined {
  const many = said === undefined ? 1 : numberSaid(said)
  return many === 0 ? undefined : ago(many, agoUnit, now)
}

function monthNamed(groups: Groups, now: Date): Span {
  const begin = monthIn(groups['month'], groups, now)
  return namedMonths(begin, 1)
}

function fromMonthToMonth({ first, month: last, year: of }: Groups, now: Date): Span | undefined {
  const end = monthIn(last, { year: of }, now)
  const begin = addMonths(end, -((end.getUTCMonth() - indexOf(first) + 12) % 12))
  return namedMonths(begin, monthsBetween(begin, addMonths(end, 1)))
}

function sinceMonth(groups: Groups, now: Date): Span {
  return until(namedMonths(monthIn(groups['month'], groups, now), 1), now, 'since')
}

function quarterNamed({ quarter, ordinal, year: of }: Groups, now: Date): Span {
  const place = quarter ? Number(quarter) : ['first', 'second', 'third', 'fourth'].indexOf(ordinal ?? '') + 1
  const inThisYear = addMonths(yearOf(now), (place - 1) * 3)
  const begin = of
    ? addMonths(yearNamed(of, now).from, (place - 1) * 3)
    : inThisYear > now
      ? addMonths(inThisYear, -12)
      : inThisYear
  return namedQuarter(yearOf(begin), place)
}

function namedQuarter(begin: Date, place: number): Span {
  const span = monthsFrom(addMonths(begin, (place - 1) * 3), 3)
  return { ...span, name: `in Q${place} ${begin.getUTCFullYear()}` }
}

function dayOfMonth({ month: name, day, year: of }: Groups, now: Date): Span | undefined {
  const begin = monthIn(name, { year: of }, now)
  const date = addDays(begin, Number(day) - 1)
  if (date.getUTCMonth() !== begin.getUTCMonth()) return undefined
  return { ...days(date, 1), name: `on ${dayName.format(date)}` }
}

function until(span: Span, now: Date, word: string): Span {
  return {
    from: span.from,
    until: addDays(midnight(now), 1),
    name: `${word} ${span.name.replace(/^(?:in|on) /, '')}`,
  }
}

/** Without a year it is the newest one that has begun. */
function monthIn(name = '', { year: of, which }: Groups, now: Date): Date {
  const index = indexOf(name)
  if (of) return addMonths(yearNamed(of, now).from, index)
  const inThisYear = addMonths(yearOf(now), index)
  const isLastOne = which === 'last' && index === now.getUTCMonth()
  return inThisYear > now || isLastOne ? addMonths(inThisYear, -12) : inThisYear
}

function indexOf(name = ''): number {
  return monthNames.findIndex((names) => names.split('|').includes(name.toLowerCase()))
}

function yearNamed(said = '', now: Date): Span {
  const relativeYear = /^last/i.test(said) ? -1 : 0
  const named = said.startsWith('20') ? Number(said) : now.getUTCFullYear() + relativeYear
  return { ...monthsFrom(new Date(Date.UTC(named, 0, 1)), 12), name: `in ${named}` }
}

function dayOf(now: Date, offset: number, name: string): Span {
  return { ...days(addDays(midnight(now), offset), 1), name: name.toLowerCase() }
}
