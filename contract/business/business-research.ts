import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { businessUrl, reviewPlatforms } from './business.ts'
import { businessProfile } from './business-profile.ts'
import { proofOfWork } from '../collection/challenge.ts'
import { questionNames } from '../collection/questionnaire.ts'
import { publicAuthEndpoint, uploadEndpoint } from '../endpoint.ts'
import { customerLanguages } from '../languages.ts'
import { text, line } from '../fields.ts'

/** What onboarding knows after its first step. */
const researchForm = z.object({
  businessName: z.nullish(line(120)),
  ownerName: z.optional(line(120)),
  ownerRole: z.optional(text(120)),
  contactEmail: z.optional(text(254)),
  industry: z.optional(text(120)),
  businessUrl,
  altcha: proofOfWork,
})

const proposed = {
  businessName: true,
  industry: true,
  businessDescription: true,
  targetAudience: true,
  phone: true,
} as const

/** What the pages of a website may say. */
export const researchFields = [
  'businessName',
  'industry',
  'businessDescription',
  'targetAudience',
  'brandTone',
  'reviewPlatforms',
  'keyServices',
  'competitiveAdvantages',
  'phone',
  'openingHours',
  'languages',
  'colors',
  'logoUrl',
] as const
export type ResearchField = (typeof researchFields)[number]

export const pageKinds = ['home', 'about', 'services', 'pricing', 'contact', 'legal'] as const

export const businessResearch = z.extend(z.pick(businessProfile, proposed), {
  /** Enthusiastic, Casual, Professional or Formal, by how the pages address their readers; empty where that does not tell. */
  brandTone: z.string(),
  /** Review sites that the website links to. */
  reviewPlatforms: z.array(z.string()),
  keyServices: z.array(z.string()),
  competitiveAdvantages: z.array(z.string()),
  testimonialQuestions: z.array(z.string()),
  openingHours: z.array(z.string()),
  /** Codes of two letters. */
  languages: z.array(z.string()),
  /** Pages of the business on review sites, with the page of the website that links to each. */
  reviewProfiles: z.array(
    z.object({
      platform: z.enum(reviewPlatforms),
      name: z.string(),
      address: z.string(),
      page: z.string(),
    }),
  ),
  /** The color of buttons and links; empty where the style sheets don't say. */
  accentColor: z.string(),
  /** Accent, background and text, as far as the style sheets say them. */
  colors: z.array(z.string()),
  /** The address of a picture on the website, for `takeWebsiteLogo`; empty without one. */
  logoUrl: z.string(),
  /** The same questions with the one of the questionnaire that each can replace. */
  questions: z.array(z.object({ asks: z.enum(questionNames), text: z.string() })),
  questionLanguage: z.enum(customerLanguages),
  /** The page that each value comes from. What was typed has none. */
  sources: z.partialRecord(z.enum(researchFields), z.string()),
  pages: z.array(z.object({ address: z.string(), kind: z.enum(pageKinds), title: z.string() })),
  /** The language model that worded some of it, held to the pages; null where everything is as the pages have it. */
  wordedBy: z.nullable(z.string()),
  /** False when there is no website, or it could not be read. */
  isWebsiteRead: z.boolean(),
  /** Why it could not be read, as a sentence; empty otherwise. */
  websiteProblem: z.string(),
})
export type BusinessResearch = z.infer<typeof businessResearch>

/** What is said of a website that nobody could read. */
export const nothingFound: BusinessResearch = {
  businessName: '',
  industry: '',
  businessDescription: '',
  targetAudience: '',
  brandTone: '',
  reviewPlatforms: [],
  keyServices: [],
  competitiveAdvantages: [],
  testimonialQuestions: [],
  phone: '',
  openingHours: [],
  languages: [],
  reviewProfiles: [],
  accentColor: '',
  colors: [],
  logoUrl: '',
  questions: [],
  questionLanguage: 'en',
  sources: {},
  pages: [],
  wordedBy: null,
  isWebsiteRead: false,
  websiteProblem: '',
}
export type ProposedQuestion = BusinessResearch['questions'][number]

/** What is being read. `words`: the AI service is asked. */
const researchProgress = z.object({
  address: z.string(),
  kind: z.enum([...pageKinds, 'words']),
  state: z.enum(['reading', 'read', 'failed']),
})
export type ResearchProgress = z.infer<typeof researchProgress>

/**
 * Answers what the business's website says about it, from at most six of its pages and as far as its `robots.txt` allows:
 * what neither a page nor a person said stays empty. Nothing is kept.
 */
export const researchBusiness = publicAuthEndpoint('POST /api/business-research', {
  body: researchForm,
  response: businessResearch,
  streams: researchProgress,
  about: {
    group: 'this-site',
    place: 5,
    title: 'Look up a business',
    says: 'What a business’s website says about it: name, industry, description, services, audience, phone, opening hours and more, from up to six of its pages and as far as its robots.txt allows. sources names the page of each value. Anything the pages don’t say is left empty. isWebsiteRead is false when the website could not be read, and websiteProblem says why. With Accept: text/event-stream, a part arrives for each page while it is read. altcha is the solved challenge in Base64. At most 10 an hour.',
    sample: {
      body: {
        businessName: 'Eastside Bakery',
        businessUrl: 'https://bakery.example',
        altcha: placeholders.solution,
      },
    },
    refusals: ['robot-check-failed'],
  },
})

/** Fetches the picture that `researchBusiness` found and keeps it as `uploadLogo` would. */
export const takeWebsiteLogo = uploadEndpoint('POST /api/business-profile/logo-from-website', {
  body: z.object({ logoUrl: z.url('Please enter the address of a picture').check(z.maxLength(500)) }),
  response: businessProfile,
})
