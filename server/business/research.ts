import type { BusinessResearch } from '#contract/business-research.ts'
import { readWebsite } from './read-website.ts'

interface ResearchInput {
  readonly businessName?: string | undefined
  readonly industry?: string | undefined
  readonly businessUrl: string
}

const shortestDescription = 10

/** What the business and its website say of it, and nothing else; every value is a proposal. */
export async function research({
  businessName = '',
  industry = '',
  businessUrl,
}: ResearchInput): Promise<BusinessResearch> {
  const website = businessUrl === '' ? undefined : await readWebsite(businessUrl)
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
  }
}
