import type { Narrowed } from '../ask/asking.ts'
import { type Figures, readFigures } from '../ask/figures.ts'
import { addDays, addMonths, dayOf, monthOf } from '../read/calendar.ts'
import { wallTime } from '../read/wall-time.ts'
import type { Answer } from '../say/answer.ts'
import { testimonialsAt } from '../say/hrefs.ts'
import { linked, number, type Said, said } from '../say/pieces.ts'
import { type Answering, countedTestimonials, describedIn, sidesOf } from './answering.ts'

type Side = readonly [Narrowed, Figures]

/** How one side of a comparison is beside the other: two spans, or two kinds. */
export async function answerTrend(answering: Answering): Promise<Answer> {
  const { asking, query } = answering
  const named = sidesOf(query)
  const sides = named.length > 0 ? named : thisMonthAndLast(answering)
  const read: Side[] = []
  for (const side of sides) read.push([side, await readFigures(asking, side)])
  const hasSpans = sides.every(
    ({ span }, index) => span && sides.findIndex((one) => one.span?.from === span.from) === index,
  )
  const [one, other] = read
  if (!one || !other) return { lines: [] }
  if (named.length === 0) return { lines: [monthsLine(answering, one, other)] }
  const lines =
    hasSpans && read.length === 2 ? [spansLine(answering, one, other)] : [kindsLine(answering, read)]
  return { lines: [...lines] }
}

export function thisMonthAndLast({ asking, query }: Answering): Narrowed[] {
  const begin = monthOf(wallTime(asking.now, asking.timeZone))
  return [0, -1].map((back) => {
    const from = addMonths(begin, back)
    const to = dayOf(addDays(addMonths(from, 1), -1))
    return {
      filters: query.filters,
      span: { from: dayOf(from), to, name: back === 0 ? 'this month' : 'last month' },
    }
  })
}

export function monthsLine(answering: Answering, [one, now]: Side, [other, before]: Side): Said {
  if (now.count === 0 && before.count === 0)
    return said`No testimonials came in this month or last month, so there is no trend yet.`
  const ratings =
    now.average !== null && before.average !== null
      ? now.average.toFixed(1) === before.average.toFixed(1)
        ? ` The average rating stayed at ${now.average.toFixed(1)}.`
        : ` The average rating went from ${before.average.toFixed(1)} to ${now.average.toFixed(1)}.`
      : ''
  const { timeZone } = answering.asking
  return said`${countedTestimonials(answering, now.count, one)} this month, ${linked(before.count, testimonialsAt(other, timeZone))} last month.${ratings}`
}

function spansLine(answering: Answering, [one, now]: Side, [other, before]: Side): Said {
  const [first, second] = [one.span?.name ?? '', other.span?.name ?? '']
  if (now.count === 0 && before.count === 0)
    return said`No testimonials came in ${first} or ${second}, so there is no trend.`
  const { behind } = describedIn(answering, one.filters)
  const ratings =
    now.average !== null && before.average !== null
      ? now.average.toFixed(1) === before.average.toFixed(1)
        ? ` The average rating was ${now.average.toFixed(1)} in both.`
        : ` The average rating was ${now.average.toFixed(1)} ${first} and ${before.average.toFixed(1)} ${second}.`
      : ''
  const those = countedTestimonials(answering, now.count, one)
  const after = behind ? ` ${behind}` : ''
  return said`${those}${after} ${first}, ${linked(before.count, testimonialsAt(other, answering.asking.timeZone))} ${second}.${ratings}`
}

function kindsLine(answering: Answering, sides: readonly Side[]): Said {
  const parts = sides.map(([narrowed, { count, average, rated }]) => {
    const { behind } = describedIn(answering, narrowed.filters)
    const when = narrowed.span ? ` ${narrowed.span.name}` : ''
    const rating =
      average === null
        ? ''
        : `, rated ${average.toFixed(1)} on average${rated === count ? '' : ` (${number(rated)} rated)`}`
    return said`${countedTestimonials(answering, count, narrowed)}${behind ? ` ${behind}` : ''}${when}${rating}`
  })
  return parts.flatMap((part, index) => [...part, { text: index === parts.length - 1 ? '.' : '; ' }])
}
