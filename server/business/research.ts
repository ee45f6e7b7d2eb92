import type { BusinessResearch } from '#contract/business/business-research.ts'
import { spendSolution } from '../collection/service.ts'
import type { Context } from '../context.ts'
import { callerOf, type RateLimits } from '../http/rate-limit.ts'
import { readApart } from '../kit/read-apart.ts'
import { Unreadable } from '../kit/unreadable.ts'
import { fetchText } from './fetch-text.ts'
import { limits as own } from './limits.ts'
import type { Website } from './read-page.ts'

interface ResearchInput {
  readonly businessName?: string | undefined
  readonly industry?: string | undefined
  readonly businessUrl: string
  readonly altcha?: string | undefined
}

const shortestDescription = 10

/** What the website of a business says about it, beside what was typed: nothing that nobody said. */
export async function research(
  context: Context,
  limits: RateLimits,
  { businessName = '', industry = '', businessUrl, altcha }: ResearchInput,
): Promise<BusinessResearch> {
  await limits.take(own.researches, callerOf(context.ip))
  await spendSolution(context, altcha, { for: 'research', link: '' })
  const { website, websiteProblem } = await readWebsite(businessUrl, context.config.internalSite)
  const said = website?.description ?? ''
  return {
    businessName: businessName || website?.name || '',
    industry,
    businessDescription: said.length >= shortestDescription ? said : '',
    targetAudience: '',
    brandTone: '',
    reviewPlatforms: [...(website?.reviewPlatforms ?? [])],
    keyServices: [],
    competitiveAdvantages: [],
    testimonialQuestions: [],
    isWebsiteRead: website !== undefined,
    websiteProblem,
  }
}

async function readWebsite(
  address: string,
  trustedOrigin: string | undefined,
): Promise<{ website?: Website; websiteProblem: string }> {
  if (address === '') return { websiteProblem: '' }
  try {
    const { bytes } = await fetchText(address, 'text/html', trustedOrigin)
    return { website: await readApart('website', [bytes]), websiteProblem: '' }
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure
    return { websiteProblem: failure.message }
  }
}
