import { readFigures } from '../ask/figures.ts'
import type { Answer } from '../say/answer.ts'
import { said } from '../say/pieces.ts'
import { type Answering, sidesOf } from './answering.ts'
import { answerGroups } from './groups.ts'
import { answerRequests } from './requests.ts'

/** What a number is made of. Nobody knows why customers do what they do, and none of this says so. */
export async function answerReasons(answering: Answering): Promise<Answer | undefined> {
  const { query } = answering
  if (query.subject === 'requests')
    return answerRequests({ ...answering, query: { ...query, measure: 'rate', group: 'campaign' } })
  if (query.subject !== 'testimonials') return undefined
  const isAboutShowing =
    query.filters.isShown === 'false' ||
    (query.filters.isShown === undefined && query.filters.status === 'pending')
  if (isAboutShowing) return whyNotShown(answering)
  const [side = query] = sidesOf(query)
  const made = await answerGroups({ ...answering, query: { ...query, ...side, measure: 'count' } }, 'rating')
  return { ...made, lines: [said`I can’t tell why, but this is what it is made of.`, ...made.lines] }
}

async function whyNotShown(answering: Answering): Promise<Answer> {
  const { asking, query } = answering
  const filters = { ...query.filters, isShown: 'false' as const }
  const { count } = await readFigures(asking, { filters, span: query.span })
  if (count === 0)
    return { lines: [said`Nothing is kept from being shown${query.span ? ` ${query.span.name}` : ''}.`] }
  const made = await answerGroups({ ...answering, query: { ...query, filters, measure: 'count' } }, 'reason')
  return made
}
