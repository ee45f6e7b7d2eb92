import { readCampaignPerformance } from '../../overview/service.ts'
import { readStats } from '../../testimonials/service.ts'
import { readFigures } from '../ask/figures.ts'
import type { Answer } from '../say/answer.ts'
import { testimonialsAt } from '../say/hrefs.ts'
import { counted, number, type Said, said } from '../say/pieces.ts'
import { answerAverage } from './averages.ts'
import type { Answering } from './answering.ts'
import { answerCustomers } from './customers.ts'
import { answerRequests } from './requests.ts'
import { monthsLine, thisMonthAndLast } from './trends.ts'

const nothing = 'There are no testimonials or requests yet, so there are no insights.'

/** What stands out among the figures: each is counted, and none is left out for being bad. */
export async function answerOverview(answering: Answering): Promise<Answer | undefined> {
  const { span, group, versus } = answering.query
  if (span || group || versus) return undefined
  const { tx, workspaceId, now } = answering.asking
  const about = (query: Partial<Answering['query']>): Answering => ({
    ...answering,
    query: { subject: 'testimonials', measure: 'count', filters: {}, ...query },
  })
  const stats = await readStats(tx, workspaceId, now)
  const requests = await readCampaignPerformance(tx, workspaceId, now)
  const unheard = await answerCustomers(about({ subject: 'customers', filters: { wrote: 'false' } }))
  const facts: Said[] = []
  if (stats.submissions.count > 0) facts.push(...(await answerAverage(about({ measure: 'average' }))).lines)
  if (stats.total + stats.submissions.count > 0) facts.push(...(await ofTestimonials(answering, stats)))
  if (requests.sent > 0)
    facts.push(...((await answerRequests(about({ subject: 'requests', measure: 'rate' })))?.lines ?? []))
  const hasUnheard = unheard?.lines[0]?.[0]?.href !== undefined
  if (hasUnheard && unheard) facts.push(...unheard.lines)
  if (facts.length === 0) return { lines: [said`${nothing}`] }
  return { lines: [said`Counted from your own data, without AI:`, ...facts.map((fact) => said`• ${fact}`)] }
}

async function ofTestimonials(
  answering: Answering,
  stats: Awaited<ReturnType<typeof readStats>>,
): Promise<Said[]> {
  const { asking } = answering
  const { total, pending, aiGenerated, hidden, privateFeedback, outsideCases } = stats
  const [one, other] = thisMonthAndLast(answering)
  const facts: Said[] = []
  if (one && other) {
    const [now, before] = [await readFigures(asking, one), await readFigures(asking, other)]
    if (now.count + before.count > 0) facts.push(monthsLine(answering, [one, now], [other, before]))
  }
  const to = (filters: Parameters<typeof testimonialsAt>[0]['filters']) =>
    testimonialsAt({ filters }, asking.timeZone)
  if (pending > 0)
    facts.push(
      said`${counted(pending, 'testimonial', to({ status: 'pending' }))} ${pending === 1 ? 'waits' : 'wait'} for your approval.`,
    )
  const open = privateFeedback.open + outsideCases.open
  if (open > 0)
    facts.push(
      said`${counted(open, 'low rating', to({ feedback: 'open' }))} ${open === 1 ? 'is' : 'are'} still open.`,
    )
  if (hidden > 0) facts.push(said`You hide ${counted(hidden, 'testimonial', to({ isHidden: 'true' }))}.`)
  if (aiGenerated > 0)
    facts.push(
      said`${counted(aiGenerated, 'testimonial', to({ isAiGenerated: 'true' }))} of ${number(total)} began as an AI draft.`,
    )
  return facts
}
