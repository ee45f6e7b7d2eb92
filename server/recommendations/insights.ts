import {
  factorPoints,
  factors,
  type Factor,
  type Recommendations,
} from '#contract/recommendations/recommendations.ts'
import { factorNames } from '#shared/recommendations/factor-names.ts'
import type { Purpose } from './candidate.ts'
import { fitsFrom } from './explain.ts'
import { counted, quotedWords } from './factors/wording.ts'
import type { Chosen } from './rank.ts'

const mostTop = 3
const mostMissing = 6
const yearMs = 365 * 86_400_000

export interface Overview {
  readonly chosen: readonly Chosen[]
  readonly purpose: Purpose
  readonly limit: number
  /** Approved or not, in the whole workspace. */
  readonly pending: number
  /** What of the profile nobody mentions in anything that was compared. */
  readonly unmentioned: readonly string[]
}

interface Gap {
  readonly missing: string
  readonly suggestion: string
}

/** What the choice is strong in, what it lacks, and what to do about that. */
export function insightsOf(overview: Overview): Recommendations['insights'] {
  const gaps = gapsOf(overview).slice(0, mostMissing)
  return {
    topPerformingFactors: topFactors(overview.chosen),
    missingElements: gaps.map(({ missing }) => missing),
    suggestions: gaps.map(({ suggestion }) => suggestion),
  }
}

function topFactors(chosen: readonly Chosen[]): string[] {
  const pointsOf = (one: Chosen, factor: Factor) => (factor === 'variety' ? one.variety : one.points[factor])
  return factors
    .map((factor) => {
      const average = chosen.reduce((sum, one) => sum + pointsOf(one, factor), 0) / (chosen.length || 1)
      return { factor, average, share: average / factorPoints[factor] }
    })
    .filter(({ share }) => share >= fitsFrom)
    .toSorted(
      (one, other) => other.share - one.share || factorPoints[other.factor] - factorPoints[one.factor],
    )
    .slice(0, mostTop)
    .map(({ factor, average }) => {
      const points = average.toLocaleString('en', { maximumFractionDigits: 1 })
      return `${factorNames[factor]}: ${points} of ${factorPoints[factor]} points on average`
    })
}

/** What is missing, the most telling first. */
function gapsOf(overview: Overview): Gap[] {
  if (overview.chosen.length === 0) return [...fewer(overview), ...ofProfile(overview)]
  return [
    ...fewer(overview),
    ...ofObjective(overview),
    ...ofFigures(overview),
    ...ofRecency(overview),
    ...ofServices(overview),
    ...ofProfile(overview),
    ...ofNames(overview),
    ...ofPhotos(overview),
  ]
}

function fewer({ chosen, limit, pending }: Overview): Gap[] {
  if (chosen.length >= limit) return []
  const found = chosen.length === 0 ? 'none' : `only ${chosen.length}`
  return [
    {
      missing: `Testimonials: ${found} of the ${limit} you asked for.`,
      suggestion:
        pending > 0
          ? `Review your ${counted(pending, 'pending testimonial')}.`
          : 'Ask more customers: share your form or start a campaign.',
    },
  ]
}

const questions: Readonly<Record<Purpose['objective'], readonly [what: string, question: string]>> = {
  trust_building: ['Words of trust', 'What made you trust us?'],
  conversion: ['Reasons to decide', 'What made you decide for us?'],
  retention: ['Loyalty', 'What makes you come back?'],
  social_proof: ['Recommendations', 'Who would you recommend us to?'],
  credibility: ['Checkable facts', 'What changed, in figures?'],
}

function ofObjective({ chosen, purpose: { objective } }: Overview): Gap[] {
  const serving = chosen.filter(({ points }) => points.objective >= factorPoints.objective * fitsFrom)
  if (serving.length * 2 >= chosen.length) return []
  const [what, question] = questions[objective]
  return [
    {
      missing: `${what}: ${inSome(serving.length, chosen.length)}.`,
      suggestion: `Ask customers: “${question}”`,
    },
  ]
}

function ofFigures({ chosen }: Overview): Gap[] {
  if (chosen.some(({ candidate }) => candidate.words.numbers.length > 0)) return []
  return [
    {
      missing: 'Figures: none says how much, how many or how long.',
      suggestion: 'Ask customers for a figure: “How much time or money did you save?”',
    },
  ]
}

function ofRecency({ chosen, purpose: { now } }: Overview): Gap[] {
  const recent = chosen.filter(({ candidate: { saidAt } }) => saidAt !== null && now - saidAt <= yearMs)
  if (recent.length * 2 >= chosen.length) return []
  return [
    {
      missing: `Recent words: ${inSome(recent.length, chosen.length)} from the last 12 months.`,
      suggestion: 'Ask the customers of the last three months.',
    },
  ]
}

function ofServices({ unmentioned }: Overview): Gap[] {
  if (unmentioned.length === 0) return []
  const names = quotedWords(unmentioned)
  return [
    { missing: `Your services: nobody mentions ${names}.`, suggestion: `Ask customers who bought ${names}.` },
  ]
}

function ofProfile({ purpose: { topics } }: Overview): Gap[] {
  if (topics.length > 0) return []
  return [
    {
      missing: 'Your profile: it names no industry and no services.',
      suggestion: 'Add your industry and services in Business Setup.',
    },
  ]
}

function ofNames({ chosen }: Overview): Gap[] {
  const named = chosen.filter(({ candidate }) => candidate.mayBeNamed)
  if (named.length * 2 >= chosen.length) return []
  return [
    {
      missing: `Names: ${inSome(named.length, chosen.length)} with a name that can be shown.`,
      suggestion: 'Ask for consent to show the name, in the testimonial’s details.',
    },
  ]
}

function ofPhotos({ chosen }: Overview): Gap[] {
  if (chosen.some(({ candidate }) => candidate.hasPhoto)) return []
  return [
    {
      missing: 'Photos: none has one.',
      suggestion: 'Tell customers that they can add a photo on your form.',
    },
  ]
}

function inSome(count: number, of: number): string {
  return count === 0 ? `none of these ${of}` : `only ${count} of these ${of}`
}
