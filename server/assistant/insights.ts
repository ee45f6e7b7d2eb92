import { formatCount } from '#shared/text/format-count.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { readCampaignPerformance } from '../overview/service.ts'
import { readStats } from '../testimonials/service.ts'
import { type Months, readMonths } from './counts.ts'
import * as sentences from './sentences.ts'
import type { Asked } from './topic.ts'
import { readUnheard } from './unheard.ts'

/** What stands out among the figures: each is counted, and none is left out for being bad. */
export async function insights(asked: Asked): Promise<string> {
  const { tx, workspaceId, now } = asked
  const stats = await readStats(tx, workspaceId, now)
  const requests = await readCampaignPerformance(tx, workspaceId, now)
  const unheard = await readUnheard(tx, workspaceId)
  const facts = [
    ...ofTestimonials(stats, await readMonths(asked)),
    ...(requests.sent > 0 ? [sentences.responseRate(requests)] : []),
    ...(unheard.count > 0 ? [sentences.unheard(unheard)] : []),
  ]
  if (facts.length === 0) return 'There are no testimonials or requests yet, so there are no insights.'
  return ['Counted from your own data, without AI:', ...facts.map((fact) => `• ${fact}`)].join('\n')
}

function ofTestimonials(stats: TestimonialStats, months: Months): string[] {
  const { total, pending, aiGenerated, hidden, privateFeedback, submissions } = stats
  if (total === 0 && submissions.count === 0) return []
  const open = privateFeedback.open + stats.outsideCases.open
  return [
    ...(submissions.count > 0 ? [sentences.averageSentence(stats)] : []),
    ...(months.thisMonth.total + months.lastMonth.total > 0 ? [sentences.trends(months)] : []),
    ...(pending > 0
      ? [`${formatCount(pending, 'testimonial')} ${pending === 1 ? 'waits' : 'wait'} for your approval.`]
      : []),
    ...(open > 0 ? [`${formatCount(open, 'low rating')} ${open === 1 ? 'is' : 'are'} still open.`] : []),
    ...(hidden > 0 ? [`You hide ${formatCount(hidden, 'testimonial')}.`] : []),
    ...(aiGenerated > 0
      ? [`${formatCount(aiGenerated, 'testimonial')} of ${sentences.number(total)} began as an AI draft.`]
      : []),
  ]
}
