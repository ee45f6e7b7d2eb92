import { z } from 'zod/mini'
import { password, user } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { email, requiredText, text } from './fields.ts'

export const businessProfile = z.object({
  id: z.string(),
  formId: z.string(),
  businessName: z.string(),
  industry: z.string(),
  ownerName: z.string(),
  ownerRole: z.string(),
  contactEmail: z.string(),
  businessDescription: z.string(),
  /** The same text under the name that older screens read. */
  description: z.string(),
  businessUrl: z.string(),
  phone: z.string(),
  services: z.string(),
  keyServices: z.string(),
  targetMarket: z.string(),
  targetAudience: z.string(),
  uniqueValue: z.string(),
  logoUrl: z.nullable(z.string()),
  primaryReviewPlatform: z.nullable(z.string()),
  reviewPromptEnabled: z.boolean(),
})
export type BusinessProfile = z.infer<typeof businessProfile>

/** 200 with `null` while the workspace has no profile. */
export const getBusinessProfile = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'GET',
  path: '/api/business-profile',
  response: z.nullable(businessProfile),
})

/** `https://` is put in front when missing; empty stays empty. */
export const businessUrl = z.pipe(
  z.optional(z.string()),
  z.pipe(
    z.transform((typed: string | undefined) => {
      const url = (typed ?? '').trim()
      return url === '' || /^https?:\/\//i.test(url) ? url : `https://${url}`
    }),
    z.string().check(z.maxLength(300), z.refine(isWebAddress, 'Please enter a valid website URL')),
  ),
)

const webAddress = /^https?:\/\/[^\s/.:@]+(\.[^\s/.:@]+)+(:\d{1,5})?([/?#]\S*)?$/i

function isWebAddress(url: string): boolean {
  return url === '' || webAddress.test(url)
}

export const onboardingForm = z.object({
  businessName: requiredText(2, 120, 'Business name must be at least 2 characters'),
  ownerName: requiredText(2, 120, 'Owner name must be at least 2 characters'),
  ownerRole: z.optional(text(120)),
  contactEmail: email,
  industry: z.optional(text(120)),
  businessUrl,
  businessDescription: requiredText(10, 4000, 'Business description must be at least 10 characters'),
  targetAudience: requiredText(5, 1000, 'Target audience must be at least 5 characters'),
  keyServices: z.optional(text(2000)),
  uniqueValue: z.optional(text(2000)),
})

/** Signed in: the profile of this user's workspace. Signed out: the account too, and `password` is needed. */
export const completeOnboarding = endpoint({
  access: 'public',
  rate: 'auth',
  method: 'POST',
  path: '/api/onboarding/complete',
  body: z.extend(onboardingForm, { password: z.optional(password) }),
  status: 201,
  response: z.object({ user, businessProfile }),
})

export const publicLinksSettings = ['everyone', 'nobody'] as const
