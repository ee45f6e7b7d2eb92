import type { Filters } from '#contract/assistant/query.ts'
import type { Narrowed } from '../ask/asking.ts'
import { type Figures, readFigures } from '../ask/figures.ts'
import type { Answer } from '../say/answer.ts'
import { testimonialsAt } from '../say/hrefs.ts'
import { counted, linked, listed, number, type Said, said } from '../say/pieces.ts'
import { type Answering, countedTestimonials, describedIn, sidesOf } from './answering.ts'

/** How many testimonials there are, or came in. */
export async function answerCount(answering: Answering): Promise<Answer> {
  const { query } = answering
  const sides = sidesOf(query)
  if (sides.length === 0) return countOf(answering, query)
  const answers: Answer[] = []
  for (const side of sides) answers.push(await countOf(answering, side))
  return { lines: answers.flatMap(({ lines }) => lines) }
}

async function countOf(answering: Answering, { filters, span }: Narrowed): Promise<Answer> {
  const names = Object.keys(filters)
  const narrowed = { filters, span }
  if (names.length === 0)
    return { lines: [total(answering, await readFigures(answering.asking, narrowed), narrowed)] }
  const isStatus = names.length === 1 && filters.status !== undefined
  const figures = await readFigures(answering.asking, isStatus ? { filters: {}, span } : narrowed)
  if (isStatus) return { lines: [withStatus(answering, figures, narrowed)] }
  return { lines: [narrowedCount(answering, figures.count, narrowed)] }
}

function total({ asking }: Answering, figures: Figures, { span }: Narrowed): Said {
  const { count, approved, pending, rejected, private: kept } = figures
  if (count === 0)
    return span ? said`You received no testimonials ${span.name}.` : said`You have no testimonials yet.`
  const to = (filters: Narrowed['filters']) => testimonialsAt({ filters, span }, asking.timeZone)
  const all = counted(count, 'testimonial', to({}))
  const parts = [
    [approved, said`${linked(approved, to({ status: 'approved' }))} approved`] as const,
    [pending, said`${linked(pending, to({ status: 'pending' }))} pending`] as const,
    [rejected, said`${linked(rejected, to({ status: 'rejected' }))} rejected`] as const,
    [kept, said`${linked(kept, to({ isPrivate: 'true' }))} private`] as const,
  ].flatMap(([many, part]) => (many > 0 ? [part] : []))
  return span
    ? said`You received ${all} ${span.name}: ${listed(parts)}.`
    : said`You have ${all}: ${listed(parts)}.`
}

function withStatus({ asking }: Answering, figures: Figures, { filters, span }: Narrowed): Said {
  const { status } = filters
  if (!status) throw new Error('A status was asked for')
  const { [status]: count, count: all } = figures
  const received = span ? ` received ${span.name}` : ''
  if (count === 0) return said`No testimonials${received} are ${status}.`
  const those = counted(count, 'testimonial', testimonialsAt({ filters, span }, asking.timeZone))
  const of = linked(all, testimonialsAt({ filters: {}, span }, asking.timeZone))
  return said`${those}${received} ${count === 1 ? 'is' : 'are'} ${status}, of ${of} in total.`
}

function narrowedCount(answering: Answering, count: number, narrowed: Narrowed): Said {
  const { span, filters } = narrowed
  const { before, behind } = describedIn(answering, filters)
  const after = behind ? ` ${behind}` : ''
  const have = span ? 'You received' : 'You have'
  const when = span ? ` ${span.name}` : ''
  if (count === 0) return said`${have} no ${before ? `${before} ` : ''}testimonials${after}${when}.`
  return said`${have} ${countedTestimonials(answering, count, narrowed)}${after}${when}.`
}

/** What somebody is asked the share of, among those that the other filters leave: five stars, of those from Google. */
const ofWhich: readonly (keyof Filters)[] = [
  'source',
  'notSource',
  'tag',
  'notTag',
  'language',
  'notLanguage',
  'customer',
  'company',
  'link',
  'linkKind',
  'campaign',
]

function splitShare(filters: Filters): { base: Filters; isOfOne: boolean } {
  const names = Object.keys(filters) as (keyof Filters)[]
  const wanted = names.filter((name) => !ofWhich.includes(name))
  if (wanted.length === 0) return { base: {}, isOfOne: names.length === 1 }
  const base = Object.fromEntries(
    names.filter((name) => ofWhich.includes(name)).map((name) => [name, filters[name]]),
  )
  // "Five stars" and "mentions parking": which of them is the part, nobody knows.
  return { base, isOfOne: !(filters.mentions && wanted.length > 1) }
}

/** Which part of them has the filters. */
export async function answerShare(answering: Answering): Promise<Answer | undefined> {
  const { asking, query } = answering
  const { filters, span } = query
  const { base, isOfOne } = splitShare(filters)
  if (!isOfOne) return undefined
  const all = await readFigures(asking, { filters: base, span })
  const narrowed = { filters, span }
  const { count } = await readFigures(asking, narrowed)
  const of = describedIn(answering, base)
  const part = Object.keys(filters).filter((name) => !(name in base))
  const { before, behind } = describedIn(
    answering,
    Object.fromEntries(part.map((name) => [name, filters[name as keyof Filters]])),
  )
  const received = span ? ` you received ${span.name}` : ''
  const those = said`${of.before ? `${of.before} ` : ''}testimonials${of.behind ? ` ${of.behind}` : ''}${received}`
  if (all.count === 0) return { lines: [said`There are no ${those}, so there is no percentage.`] }
  const percent = number(Math.round((count / all.count) * 1000) / 10)
  const whole = linked(all.count, testimonialsAt({ filters: base, span }, asking.timeZone))
  const some = linked(count, testimonialsAt(narrowed, asking.timeZone))
  const what = [before, behind].filter(Boolean).join(', ')
  const verb = /^(?:mentioning|with|that)/.test(what) ? shareVerb(what) : `are ${what || 'counted'}`
  return { lines: [said`${percent}% of your ${those} ${verb}: ${some} of ${whole}.`] }
}

/** What follows "12% of your testimonials", for what else follows the noun. */
const shareVerb = (what: string) =>
  what
    .replace(/^mentioning/, 'mention')
    .replace(/^with /, 'have ')
    .replace(/^without /, 'have no ')
    .replace(/^that /, '')
