import type { Group } from '#contract/assistant/query.ts'
import { type Grouped, mostGroups, readGroups } from '../ask/grouped.ts'
import { isPeriod } from '../ask/periods.ts'
import type { Answer } from '../say/answer.ts'
import { testimonialsAt } from '../say/hrefs.ts'
import { linked, number, type Said, said } from '../say/pieces.ts'
import { type Answering, describedIn } from './answering.ts'

const names: Readonly<Record<Group, string>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  weekday: 'weekday',
  rating: 'rating',
  status: 'status',
  source: 'source',
  channel: 'channel',
  link: 'link',
  campaign: 'campaign',
  tag: 'tag',
  language: 'language',
  service: 'service',
  customer: 'customer',
  company: 'company',
  reason: 'reason',
}

/** Testimonials by something: the first sentence says which has the most, and the table has all of them. */
export async function answerGroups(answering: Answering, group: Group): Promise<Answer> {
  const { asking, query } = answering
  const { filters, span, order, measure } = query
  const found = await readGroups(asking, { filters, span }, group)
  const { before, behind } = describedIn(answering, filters)
  const what = `${before ? `${before} ` : ''}testimonials${behind ? ` ${behind}` : ''}${span ? ` ${span.name}` : ''}`
  const all = found.filter(({ count }) => count > 0)
  if (all.length === 0) return { lines: [said`There are no ${what} to count by ${names[group]}.`] }
  const byRating = measure === 'average'
  const ranked = rankedBy(all, { byRating, isUpward: order === 'fewest' || order === 'worst' })
  const isInOrder = (isPeriod(group) || group === 'weekday' || group === 'rating') && !order
  const shown = shownOf(isInOrder ? all : ranked, query.limit ?? mostGroups, isPeriod(group) && !order)
  return {
    lines: [firstLine(answering, group, { ranked, what, byRating }), ...restLine(all.length - shown.length)],
    table: tableOf(answering, group, shown),
  }
}

function shownOf(all: readonly Grouped[], most: number, isNewest: boolean): readonly Grouped[] {
  return isNewest ? all.slice(-most) : all.slice(0, most)
}

function restLine(rest: number): Said[] {
  return rest > 0 ? [said`${number(rest)} more ${rest === 1 ? 'is' : 'are'} not shown here.`] : []
}

function rankedBy(
  all: readonly Grouped[],
  { byRating, isUpward }: { byRating: boolean; isUpward: boolean },
): Grouped[] {
  const sign = isUpward ? 1 : -1
  const value = ({ count, average }: Grouped) => (byRating ? (average ?? Number.NaN) : count)
  const measured = byRating ? all.filter(({ average }) => average !== null) : [...all]
  const rest = byRating ? all.filter(({ average }) => average === null) : []
  return [
    ...measured.toSorted((one, other) => sign * (value(one) - value(other)) || other.count - one.count),
    ...rest,
  ]
}

interface First {
  readonly ranked: readonly Grouped[]
  readonly what: string
  readonly byRating: boolean
}

function firstLine({ asking, query }: Answering, group: Group, { ranked, what, byRating }: First): Said {
  const [top, second] = ranked
  if (!top) return []
  const isUpward = query.order === 'fewest' || query.order === 'worst'
  const count = linked(top.count, top.narrowed && testimonialsAt(top.narrowed, asking.timeZone))
  if (byRating) {
    if (top.average === null) return said`None of your ${what} has a rating that counts for an average.`
    return said`${top.label} is rated ${isUpward ? 'lowest' : 'highest'}: ${top.average.toFixed(1)} out of 5, from ${number(top.rated)} ${top.rated === 1 ? 'rating' : 'ratings'}.`
  }
  if (second && second.count === top.count)
    return said`${top.label} and ${second.label} have the ${isUpward ? 'fewest' : 'most'} ${what}, with ${count} each.`
  if (group === 'reason') return said`Most ${what} have one reason: ${top.label.toLowerCase()} (${count}).`
  return said`${top.label} has the ${isUpward ? 'fewest' : 'most'} ${what}: ${count}.`
}

function tableOf({ asking }: Answering, group: Group, shown: readonly Grouped[]): Answer['table'] {
  const most = Math.max(...shown.map(({ count }) => count))
  const hasAverage = group !== 'rating' && shown.some(({ average }) => average !== null)
  const name = names[group]
  return {
    columns: [
      name.charAt(0).toUpperCase() + name.slice(1),
      'Testimonials',
      ...(hasAverage ? ['Average rating'] : []),
    ],
    rows: shown.map(({ label, count, average, narrowed }) => ({
      cells: [
        { text: label },
        linked(count, narrowed && testimonialsAt(narrowed, asking.timeZone)),
        ...(hasAverage ? [{ text: average === null ? '–' : average.toFixed(1) }] : []),
      ],
      part: most === 0 ? 0 : count / most,
    })),
  }
}
