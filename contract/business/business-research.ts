import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { businessProfile, businessUrl } from './business.ts'
import { proofOfWork } from '../collection/challenge.ts'
import { publicAuthEndpoint } from '../endpoint.ts'
import { text, line } from '../fields.ts'

/** What onboarding knows after its first step. */
const researchForm = z.object({
  businessName: z.optional(line(120)),
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
} as const

export const businessResearch = z.extend(z.pick(businessProfile, proposed), {
  /** Empty until something can tell it. */
  brandTone: z.string(),
  /** Review sites that the website links to. */
  reviewPlatforms: z.array(z.string()),
  keyServices: z.array(z.string()),
  competitiveAdvantages: z.array(z.string()),
  testimonialQuestions: z.array(z.string()),
  /** False when there is no website, or it could not be read. */
  isWebsiteRead: z.boolean(),
  /** Why it could not be read, as a sentence; empty otherwise. */
  websiteProblem: z.string(),
})
export type BusinessResearch = z.infer<typeof businessResearch>

/**
 * Answers what the business's website says about it: what neither a page nor a person said stays empty. Nothing is kept.
 */
export const researchBusiness = publicAuthEndpoint('POST /api/business-research', {
  body: researchForm,
  response: businessResearch,
  about: {
    group: 'this-site',
    place: 5,
    title: 'Look up a business',
    says: 'What a business’s website says about it: its name, its description and the review sites it links to. Anything the page doesn’t say is left empty. The head of the page and the first 200 kB of its body are read. isWebsiteRead is false when it could not be read, and websiteProblem says why. altcha is the solved challenge in Base64. At most 10 an hour.',
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
