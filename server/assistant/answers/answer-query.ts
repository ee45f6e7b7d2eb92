import type { AssistantQuery, Filters } from '#contract/assistant/query.ts'
import type { Asking } from '../ask/asking.ts'
import type { Named } from '../read/names.ts'
import type { Answer } from '../say/answer.ts'
import type { Answering } from './answering.ts'
import { answerAverage } from './averages.ts'
import { answerCount, answerShare } from './counts.ts'
import { answerCustomers } from './customers.ts'
import { answerGroups } from './groups.ts'
import { answerCampaigns, answerLinks, answerRewards, answerTags, answerWidgets } from './others.ts'
import { answerOverview } from './overview.ts'
import { answerQuotes } from './quotes.ts'
import { answerReasons } from './reasons.ts'
import { answerRequests } from './requests.ts'
import { answerThemes } from './themes.ts'
import { answerTrend } from './trends.ts'

const ofPeople = ['customerStatus', 'wrote', 'asked', 'answered', 'company', 'language'] as const
const ofThemes = [
  ...(['tone', 'status', 'rating', 'minRating', 'maxRating', 'source', 'tag', 'language'] as const),
  ...(['customer', 'company', 'link', 'linkKind', 'campaign', 'isShown', 'search'] as const),
] as const
const ofShown = [
  'customer',
  'company',
  'mentions',
  'source',
  'tag',
  'language',
  'rating',
  'minRating',
  'maxRating',
] as const
/** What narrows each. A filter that an answer would pass over is none that it can give. */
const usable: Readonly<
  Record<Exclude<AssistantQuery['subject'], 'testimonials'>, readonly (keyof Filters)[]>
> = {
  customers: ofPeople,
  requests: ['campaign', 'channel', 'answered'],
  campaigns: [],
  links: [],
  rewards: ['reward'],
  widgets: ['widget', ...ofShown],
  tags: [],
  themes: ofThemes,
  overview: [],
}
const notOfTestimonials: readonly (keyof Filters)[] = [
  'customerStatus',
  'wrote',
  'asked',
  'answered',
  'channel',
  'reward',
  'widget',
]

function canBeNarrowed({ subject, filters, versus = [] }: AssistantQuery): boolean {
  const names = [filters, ...versus.map((side) => side.filters ?? {})].flatMap(
    (all) => Object.keys(all) as (keyof Filters)[],
  )
  if (subject === 'testimonials') return !names.some((name) => notOfTestimonials.includes(name))
  return names.every((name) => usable[subject].includes(name))
}

type Answers = (answering: Answering) => Promise<Answer | undefined>

const bySubject: Readonly<Record<Exclude<AssistantQuery['subject'], 'testimonials'>, Answers>> = {
  customers: answerCustomers,
  requests: answerRequests,
  campaigns: answerCampaigns,
  links: answerLinks,
  rewards: answerRewards,
  widgets: answerWidgets,
  tags: answerTags,
  themes: answerThemes,
  overview: answerOverview,
}

/** Answers a query from the rows as they are now; nothing when no rows can tell. */
export function answerQuery(
  asking: Asking,
  query: AssistantQuery,
  names: readonly Named[],
): Promise<Answer | undefined> {
  if (!canBeNarrowed(query)) return Promise.resolve(undefined)
  const nameOf: Answering['nameOf'] = (filter, id) =>
    names.find((named) => named.filter === filter && named.value === id)?.name ?? 'that one'
  const answering = { asking, query, nameOf }
  if (query.measure === 'reasons' && query.subject !== 'overview') return answerReasons(answering)
  if (query.subject !== 'testimonials') return bySubject[query.subject](answering)
  return aboutTestimonials(answering)
}

async function aboutTestimonials(answering: Answering): Promise<Answer | undefined> {
  const { measure, group, versus } = answering.query
  if (versus && (group || measure === 'share' || measure === 'list')) return undefined
  if (group && measure === 'share') return undefined
  if (measure === 'rate' || measure === 'time') return undefined
  if (group && (measure === 'count' || measure === 'average' || measure === 'trend' || measure === 'list'))
    return answerGroups(answering, group)
  if (measure === 'list') return answerQuotes(answering)
  if (measure === 'average') return answerAverage(answering)
  if (measure === 'share') return answerShare(answering)
  return measure === 'trend' ? answerTrend(answering) : answerCount(answering)
}
