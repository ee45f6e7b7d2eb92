import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'

export const businessProfile = z.object({
  id: z.string(),
  formId: z.string(),
  businessName: z.string(),
  industry: z.string(),
  ownerName: z.string(),
  ownerRole: z.string(),
  contactEmail: z.string(),
  businessDescription: z.string(),
  /** The same as `businessDescription`. */
  description: z.string(),
  businessUrl: z.string(),
  phone: z.string(),
  /** Separated by commas. */
  services: z.string(),
  /** The same as `services`. */
  keyServices: z.string(),
  targetMarket: z.string(),
  /** The same as `targetMarket`. */
  targetAudience: z.string(),
  uniqueValue: z.string(),
  /** A path on this server, `/api/public/logos/...`. */
  logoUrl: z.nullable(z.string()),
  /** As it is written on the door, line by line. */
  openingHours: z.string(),
  /** Spoken with customers, separated by commas. */
  languages: z.string(),
  /** Addresses of the business's pages on review sites, one a line. */
  reviewProfiles: z.string(),
  /** The workspace's, as `#rrggbb`: its emails and its wall have it. Empty for the product's own. */
  accentColor: z.string(),
  primaryReviewPlatform: z.nullable(z.string()),
  reviewPromptEnabled: z.boolean(),
  /** Names this state of the fields, for `updateBusinessProfile`. The logo does not count. */
  updatedAt: moment,
})
export type BusinessProfile = z.infer<typeof businessProfile>

/** 200 with `null` while the workspace has no profile. */
export const getBusinessProfile = ownerEndpoint('GET /api/business-profile', {
  response: z.nullable(businessProfile),
})
