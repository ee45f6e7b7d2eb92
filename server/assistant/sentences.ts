import { formatCount } from '#shared/text/format-count.ts'
import type { CampaignPerformance } from '#contract/overview/overview.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { campaignDays as days } from '../overview/service.ts'
import type { Unheard } from './unheard.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const number = (count: number) => count.toLocaleString('en')

export function averageSentence({ averageRating, submissions, otherRatings }: TestimonialStats): string {
  const others = otherRatings.map(({ label }) => label)
  const more = others.length > 0 ? ` Counted separately: ${list.format(others)}.` : ''
  if (submissions.count === 0) {
    return `You have no rating from your own form yet, so there is no average.${more}`
  }
  return `Your average rating is ${averageRating.toFixed(1)} out of 5, from ${formatCount(submissions.count, 'submission')}.${more}`
}

export function pending({ pending: waiting, total }: TestimonialStats): string {
  if (waiting === 0) return 'No testimonials are pending.'
  const verb = waiting === 1 ? 'is' : 'are'
  return `${formatCount(waiting, 'testimonial')} ${verb} pending, of ${number(total)} in total.`
}

export function total({ total: all, approved, pending: waiting, rejected }: TestimonialStats): string {
  if (all === 0) return 'You have no testimonials yet.'
  return `You have ${formatCount(all, 'testimonial')}: ${number(approved)} approved, ${number(waiting)} pending and ${number(rejected)} rejected.`
}

export function trends({ thisMonth, lastMonth }: TestimonialStats): string {
  if (thisMonth.total === 0 && lastMonth.total === 0) {
    return 'No testimonials came in this month or last month, so there is no trend yet.'
  }
  const ratings =
    thisMonth.averageRating !== null && lastMonth.averageRating !== null
      ? ` The average rating went from ${lastMonth.averageRating.toFixed(1)} to ${thisMonth.averageRating.toFixed(1)}.`
      : ''
  return `${formatCount(thisMonth.total, 'testimonial')} this month, ${number(lastMonth.total)} last month.${ratings}`
}

export function responseRate({ sent, answered }: CampaignPerformance): string {
  if (sent === 0) return `You sent no requests in the last ${days} days, so there is no response rate.`
  const rate = Math.round((answered / sent) * 100)
  return `Your response rate is ${rate}%: ${number(answered)} of ${formatCount(sent, 'request')} answered in the last ${days} days.`
}

export function unheard({ customers, count, names }: Unheard): string {
  if (customers === 0) return 'You have no customers in your list yet.'
  if (count === 0) return `All ${formatCount(customers, 'customer')} in your list gave a testimonial.`
  const more = count - names.length
  const named = list.format(more > 0 ? [...names, `${number(more)} more`] : names)
  const verb = count === 1 ? 'has' : 'have'
  return `${number(count)} of ${formatCount(customers, 'customer')} ${verb} no testimonial yet: ${named}.`
}
