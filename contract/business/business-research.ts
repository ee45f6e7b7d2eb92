import { z } from 'zod/mini'
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
})
