import type { BusinessResearch } from '#contract/business-research.ts'
import { tradeOf } from '../writer/service.ts'
import { readWebsite } from './read-website.ts'

interface ResearchInput {
  readonly businessName?: string | undefined
  readonly industry?: string | undefined
  readonly businessUrl: string
}

const shortestDescription = 10

/** What can be known of a business from its website, its industry and its name; every value is a proposal. */
export async function research({
  businessName = '',
  industry = '',
  businessUrl,
}: ResearchInput): Promise<BusinessResearch> {
  const website = businessUrl === '' ? undefined : await readWebsite(businessUrl)
  const name = businessName || website?.name || ''
  const said = website?.description ?? ''
  const description = said.length >= shortestDescription ? said : describeBusiness(name, industry)
  const trade = tradeOf({ businessName: name, industry, businessDescription: said, services: '' })
  return {
    businessName: name,
    industry,
    businessDescription: description,
    targetAudience: trade?.audience ?? (name ? `Customers of ${name}` : ''),
    brandTone: '',
    reviewPlatforms: [...(website?.reviewPlatforms ?? [])],
    keyServices: [],
    competitiveAdvantages: [],
    testimonialQuestions: [],
    isWebsiteRead: website !== undefined,
  }
}

/** True of any business of this name: nothing is claimed that nobody said. */
function describeBusiness(name: string, industry: string): string {
  if (!name) return ''
  return industry
    ? `${name} is in the ${lowerFirst(industry)} business.`
    : `Products and services by ${name}.`
}

/** `Bakery` becomes `bakery`, `SaaS` and `IT services` stay. */
function lowerFirst(words: string): string {
  return /^\p{Lu}\p{Ll}*(?!\p{L})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
