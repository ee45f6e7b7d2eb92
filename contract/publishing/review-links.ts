import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { publicReadEndpoint } from '../endpoint.ts'

/** The review sites that a link leads to. */
export const linkedPlatforms = ['google', 'yelp'] as const
export type LinkedPlatform = (typeof linkedPlatforms)[number]

/** True for the review sites that a link leads to. */
export function isLinkedPlatform(platform: string | null): platform is LinkedPlatform {
  return linkedPlatforms.some((one) => one === platform)
}

/**
 * Where the page `/oauth/:platform/review` leads: what the business set up, whatever else that page's address says. An
 * unknown or closed link answers the same 404 as a platform that is not set up or that the owner shows to nobody.
 */
export const getReviewLink = publicReadEndpoint('GET /api/public/review-links/:linkId/:platform', {
  params: z.object({ linkId: z.string().check(z.maxLength(100)), platform: z.enum(linkedPlatforms) }),
  response: z.object({
    businessName: z.string(),
    logoUrl: z.nullable(z.string()),
    /** The platform's name. */
    label: z.string(),
    url: z.string(),
  }),
  about: {
    group: 'forms',
    place: 3,
    title: 'Get a review link',
    says: 'The business’s page on google or yelp, as the business set it up. 404 if it set up none, or shows none to its customers.',
    sample: { params: { linkId: placeholders.formId, platform: 'google' } },
    refusals: ['not-found'],
  },
})
