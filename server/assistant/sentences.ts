import { formatCount } from '#shared/text/format-count.ts'
import type { CampaignPerformance } from '#contract/overview/overview.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { campaignDays as days } from '../overview/service.ts'
import type { Counts, Months } from './counts.ts'
import type { Span } from './spans.ts'
import type { Unheard } from './unheard.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })
export const number = (count: number) => count.toLocaleString('en')

export function averageSentence({ averageRating, submissions, otherRatings }: TestimonialStats): string {
  const others = otherRatings.map(({ label }) => label)
  const more = others.length > 0 ? ` Counted separately: ${list.format(others)}.` : ''
  if (submissions.count === 0) {
    return `You have no rating from your own form yet, so there is no average.${more}`
  }
  return `Your average rating is ${averageRating.toFixed(1)} out of 5, from ${formatCount(submissions.count, 'submission')}.${more}`
}

/** Of a span, from the workspace's own form alone, as every average. */
export function averageIn({ average, submissions }: Counts, { name }: Span): string {
  if (average === null) return `No rating came in through your own form ${name}, so there is no average.`
  return `Your average rating ${name} is ${average.toFixed(1)} out of 5, from ${formatCount(submissions, 'submission')}.`
}

export function withStatus(
  status: 'pending' | 'approved' | 'rejected',
  counts: Counts,
  span: Span | undefined,
): string {
  const { [status]: count, total: all } = counts
  const received = span ? ` received ${span.name}` : ''
  if (count === 0) return `No testimonials${received} are ${status}.`
  return `${formatCount(count, 'testimonial')}${received} ${count === 1 ? 'is' : 'are'} ${status}, of ${number(all)} in total.`
}

export function privateOnes({ private: kept }: Counts, span: Span | undefined): string {
  const when = span ? ` came in ${span.name}` : ''
  if (span)
    return kept === 0 ? `No private feedback${when}.` : `${formatCount(kept, 'private testimonial')}${when}.`
  return kept === 0
    ? 'You have no private feedback.'
    : `You have ${formatCount(kept, 'private testimonial')}.`
}

export function hidden({ hidden: count }: TestimonialStats): string {
  return count === 0 ? 'You hide no testimonials.' : `You hide ${formatCount(count, 'testimonial')}.`
}

export function withStars(stars: number, { byStars, total: all }: Counts, span: Span | undefined): string {
  const count = byStars[stars - 1] ?? 0
  const received = span ? ` ${span.name}` : ''
  return `${formatCount(count, 'testimonial')}${received} ${count === 1 ? 'has' : 'have'} ${formatCount(stars, 'star')}, of ${number(all)} in total.`
}

export function total(counts: Counts, span: Span | undefined): string {
  const { total: all, approved, pending, rejected, private: kept } = counts
  if (all === 0) return span ? `You received no testimonials ${span.name}.` : 'You have no testimonials yet.'
  const parts = [`${number(approved)} approved`, `${number(pending)} pending`, `${number(rejected)} rejected`]
  if (kept > 0) parts.push(`${number(kept)} private`)
  const have = span
    ? `You received ${formatCount(all, 'testimonial')} ${span.name}`
    : `You have ${formatCount(all, 'testimonial')}`
  return `${have}: ${list.format(parts)}.`
}

/** How one span went, beside another. */
export function trend(one: Span, now: Counts, other: Span, before: Counts): string {
  if (now.total === 0 && before.total === 0)
    return `No testimonials came in ${one.name} or ${other.name}, so there is no trend.`
  const ratings =
    now.average !== null && before.average !== null
      ? ` The average rating was ${now.average.toFixed(1)} ${one.name} and ${before.average.toFixed(1)} ${other.name}.`
      : ''
  return `${formatCount(now.total, 'testimonial')} ${one.name}, ${number(before.total)} ${other.name}.${ratings}`
}

export function trends({ thisMonth, lastMonth }: Months): string {
  const [now, before] = [thisMonth.average, lastMonth.average]
  if (thisMonth.total === 0 && lastMonth.total === 0) {
    return 'No testimonials came in this month or last month, so there is no trend yet.'
  }
  const ratings =
    now !== null && before !== null
      ? ` The average rating went from ${before.toFixed(1)} to ${now.toFixed(1)}.`
      : ''
  return `${formatCount(thisMonth.total, 'testimonial')} this month, ${number(lastMonth.total)} last month.${ratings}`
}

export function responseRate(
  { sent, answered }: CampaignPerformance,
  when = `in the last ${days} days`,
): string {
  if (sent === 0) return `You sent no requests ${when}, so there is no response rate.`
  const rate = Math.round((answered / sent) * 100)
  return `Your response rate is ${rate}%: ${number(answered)} of ${formatCount(sent, 'request')} sent ${when} ${answered === 1 ? 'was' : 'were'} answered.`
}

export function unheard({ customers, count, names }: Unheard): string {
  if (customers === 0) return 'You have no customers in your list yet.'
  if (count === 0) return `All ${formatCount(customers, 'customer')} in your list gave a testimonial.`
  const more = count - names.length
  const named = list.format(more > 0 ? [...names, `${number(more)} more`] : names)
  const verb = count === 1 ? 'has' : 'have'
  return `${number(count)} of ${formatCount(customers, 'customer')} ${verb} no testimonial yet: ${named}.`
}
