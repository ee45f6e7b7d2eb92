import {
  type BusinessResearch,
  nothingFound,
  type ResearchField,
  researchFields,
} from '#contract/business/business-research.ts'
import { spendSolution } from '../collection/service.ts'
import type { Context } from '../context.ts'
import { callerOf, type RateLimits } from '../http/limits/rate-limit.ts'
import { readApart } from '../kit/read-apart.ts'
import { Unreadable } from '../kit/unreadable.ts'
import type { SiteDraft } from './draft/draft-site.ts'
import { limits as own } from './limits.ts'
import { questionsFor } from './questions.ts'
import { lookOf } from './read-look.ts'
import { type Reading, type ReadSite, readSite } from './site/read-site.ts'
import { wordDraft } from './word-draft.ts'

interface ResearchInput {
  readonly businessName?: string | null | undefined
  readonly industry?: string | undefined
  readonly businessUrl: string
  readonly altcha?: string | undefined
}

/** What the website of a business says about it, beside what was typed: nothing that nobody said. Awaits the outside. */
export async function research(
  context: Context,
  limits: RateLimits,
  { businessName, industry = '', businessUrl, altcha }: ResearchInput,
): Promise<BusinessResearch> {
  await limits.take(own.researches, callerOf(context.ip))
  await spendSolution(context, altcha, { for: 'research', link: '' })
  const typed = { businessName: businessName ?? '', industry }
  if (businessUrl === '') return { ...nothingFound, ...typed }
  const { internalSite: trustedOrigin, publicUrl } = context.config
  try {
    const onProgress = context.sendPart ?? (() => undefined)
    const { site, draft: drafted } = await draftWebsite(businessUrl, { trustedOrigin, publicUrl, onProgress })
    const draft = await wordDraft(context, limits, site.pages, drafted)
    return { ...answerOf(draft, site, typed), ...(await colorsOf(site, trustedOrigin)) }
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure
    return { ...nothingFound, ...typed, websiteProblem: failure.message }
  }
}

/** What the pages say, without anybody's help. */
export async function draftWebsite(address: string, reading: Reading) {
  const site = await readSite(address, reading)
  return { site, draft: await readApart('draft', [site.pages]) }
}

/** What somebody typed comes before what the website says, and has no page as its source. */
function answerOf(
  draft: SiteDraft & { readonly wordedBy: string | null },
  { pages }: ReadSite,
  typed: { readonly businessName: string; readonly industry: string },
): BusinessResearch {
  const businessName = typed.businessName || (draft.businessName?.value ?? '')
  const keyServices = draft.keyServices?.value ?? []
  const questionLanguage = draft.language ?? 'en'
  const questions = questionsFor(businessName, keyServices, questionLanguage)
  const { reviewProfiles } = draft
  const found = { ...draft, logoUrl: draft.logo, reviewPlatforms: reviewProfiles[0] }
  const sources = Object.fromEntries(
    researchFields.flatMap((field) => {
      const isTyped = (field === 'businessName' || field === 'industry') && typed[field] !== ''
      const page = field === 'colors' ? pages[0]?.address : found[field]?.page
      return page === undefined || isTyped ? [] : [[field, page]]
    }),
  ) as Partial<Record<ResearchField, string>>
  return {
    ...nothingFound,
    businessName,
    industry: typed.industry || (draft.industry?.value ?? ''),
    businessDescription: draft.businessDescription?.value ?? '',
    targetAudience: draft.targetAudience?.value ?? '',
    brandTone: draft.brandTone?.value ?? '',
    reviewPlatforms: reviewProfiles.map(({ name }) => name),
    reviewProfiles: [...reviewProfiles],
    keyServices,
    competitiveAdvantages: draft.competitiveAdvantages?.value ?? [],
    testimonialQuestions: questions.map(({ text }) => text),
    phone: draft.phone?.value ?? '',
    openingHours: draft.openingHours?.value ?? [],
    languages: draft.languages?.value ?? [],
    logoUrl: draft.logo?.value ?? '',
    questions,
    questionLanguage,
    sources,
    pages: pages.map(({ address, kind, title }) => ({ address, kind, title })),
    wordedBy: draft.wordedBy,
    isWebsiteRead: true,
  }
}

/** The colors of the first page; none where its styles cannot be read. */
async function colorsOf(
  { first }: ReadSite,
  trustedOrigin: string | undefined,
): Promise<Pick<BusinessResearch, 'accentColor' | 'colors'>> {
  const none = { accentColor: '', colors: [] }
  try {
    const look = await lookOf(first, trustedOrigin)
    if (!look.isRead) return none
    const { accentColor = '', backgroundColor = '', textColor = '' } = look
    return { accentColor, colors: [accentColor, backgroundColor, textColor].filter(Boolean) }
  } catch (failure) {
    if (failure instanceof Unreadable) return none
    throw failure
  }
}
