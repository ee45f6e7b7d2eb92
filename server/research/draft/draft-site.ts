import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { findAdvantages, findAudience } from './find-claims.ts'
import { findHours, findPhone } from './find-contact.ts'
import { findDescription } from './find-description.ts'
import { findIndustry } from './find-industry.ts'
import { findName } from './find-name.ts'
import { findLanguages, findLogo, findReviewProfiles, findTone } from './find-rest.ts'
import { findServices } from './find-services.ts'
import type { Site, SitePage } from './site-draft.ts'

/** What the pages say the business is; each value with the page that it comes from, nothing where none says it. */
export function draftSite(pages: readonly SitePage[]) {
  const [home] = pages
  if (!home) throw new Error('A site has at least one page')
  const site: Site = { pages, home, language: languageOfSite(home) }
  const name = findName(site)
  return {
    language: site.language,
    businessName: name,
    industry: findIndustry(site, name?.value ?? ''),
    businessDescription: findDescription(site),
    keyServices: findServices(site),
    targetAudience: findAudience(site),
    competitiveAdvantages: findAdvantages(site),
    phone: findPhone(site),
    openingHours: findHours(site),
    reviewProfiles: findReviewProfiles(site),
    languages: findLanguages(site),
    logo: findLogo(site),
    brandTone: findTone(site),
  }
}
export type SiteDraft = ReturnType<typeof draftSite>

/** Words that only one of the five languages has often. */
const common: Readonly<Record<CustomerLanguage, RegExp>> = {
  en: /\b(the|and|of|with|your|our|is)\b/gi,
  es: /\b(el|los|las|y|con|nuestros?|para|una)\b/gi,
  fr: /\b(les|des|et|avec|nous|vous|une|dans)\b/gi,
  de: /\b(der|die|das|und|mit|wir|für|ist)\b/gi,
  pt: /\b(os|as|e|com|uma|não|em|nossos?)\b/gi,
}
const fewestWords = 5

/** As the page states it, else the one that its text reads like. */
function languageOfSite({ language, blocks }: SitePage): CustomerLanguage | undefined {
  if (language !== '') return customerLanguages.find((one) => one === language)
  const text = blocks.map((block) => block.text).join(' ')
  const counts = customerLanguages.map((one) => [one, text.match(common[one])?.length ?? 0] as const)
  const [best] = counts.toSorted(([, one], [, other]) => other - one)
  return best && best[1] >= fewestWords ? best[0] : undefined
}
