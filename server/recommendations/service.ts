import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Recommendation,
  type Recommendations,
  type RecommendationSettings,
  wordsOfLength,
} from '#contract/recommendations/recommendations.ts'
import { readProfile } from '../business/service.ts'
import type { WorkspaceContext } from '../context.ts'
import { readStats, shownTestimonials, type ShownTestimonial } from '../testimonials/service.ts'
import { readBenchmark } from './benchmark.ts'
import type { Candidate, Purpose } from './candidate.ts'
import { explain, fitting } from './explain.ts'
import { insightsOf } from './insights.ts'
import { potentialOf } from './potential.ts'
import { cutQuote } from './quote/cut-quote.ts'
import { chooseBest, type Chosen, scoreOf, type Scored } from './rank.ts'
import { readCandidates } from './read-candidates.ts'
import { readWords, type TopicFinder, topicFinder } from './reading/read-words.ts'

/** Between so many, other requests are served. */
const scoredAtOnce = 500

interface Asked extends RecommendationSettings {
  readonly industry?: string | undefined
}

/** The testimonials that serve a purpose best, with why, and what is missing for it. */
export async function recommend(context: WorkspaceContext, asked: Asked): Promise<Recommendations> {
  const { tenant, workspaceId, db } = context
  const now = context.now()
  const { profile, stats, candidates } = await tenant(async (tx) => ({
    profile: await readProfile(tx, workspaceId),
    stats: await readStats(tx, workspaceId, now),
    candidates: await readCandidates(tx, workspaceId),
  }))
  const industry = (asked.industry ?? profile?.industry ?? '').trim()
  const topics = topicFinder(industry, profile?.services ?? '')
  const purpose = { ...asked, now: now.getTime(), topics: topics.names }
  const { scored, mentioned } = await scoreAll(candidates, topics, purpose)
  const best = chooseBest(scored, asked.limit)
  const shown = await tenant((tx) =>
    shownTestimonials(
      tx,
      workspaceId,
      best.map(({ candidate }) => candidate.id),
    ),
  )
  const benchmark = await readBenchmark(db, workspaceId, industry)
  // What somebody hid or changed in this moment is left out.
  const chosen = best.filter(({ candidate }) => shown.has(candidate.id))
  return {
    analytics: {
      totalTestimonials: stats.total,
      publishable: stats.publishable,
      compared: candidates.length,
      averageRating: stats.averageRating === 0 ? null : stats.averageRating,
      ...benchmark,
      conversionPotential: potentialOf(chosen.map(({ score }) => score)),
    },
    recommendations: chosen.map((one) => recommendationOf(one, shown.get(one.candidate.id)!, purpose)),
    insights: insightsOf({
      chosen,
      purpose,
      limit: asked.limit,
      pending: stats.pending,
      unmentioned:
        candidates.length === 0
          ? []
          : topics.names.filter((name) => name !== industry && !mentioned.has(name)),
    }),
  }
}

async function scoreAll(candidates: readonly Candidate[], topics: TopicFinder, purpose: Purpose) {
  const scored: Scored[] = []
  const mentioned = new Set<string>()
  for (const candidate of candidates) {
    const words = readWords(candidate.content, candidate.language, topics)
    for (const topic of words.topics) mentioned.add(topic)
    scored.push(scoreOf({ ...candidate, words }, purpose))
    if (scored.length % scoredAtOnce === 0) await nextTurn()
  }
  return { scored, mentioned }
}

function recommendationOf(chosen: Chosen, shown: ShownTestimonial, purpose: Purpose): Recommendation {
  const explained = explain(chosen, purpose)
  const fits = fitting(explained)
  return {
    testimonialId: chosen.candidate.id,
    score: chosen.score,
    matchingFactors: fits.map(({ match }) => match),
    reasons: fits.map(({ reason }) => reason),
    factors: explained.map(({ factor, points, most, reason }) => ({ factor, points, most, reason })),
    quote: cutQuote(shown.content, wordsOfLength[purpose.contentLength]),
    ...shown,
  }
}
