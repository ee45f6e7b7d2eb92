import { z } from 'zod/mini'
import { password, user } from '../accounts/accounts.ts'
import { ownerEndpoint, publicAuthEndpoint } from '../endpoint.ts'
import { cleanText, email, line, requiredLine, requiredText, sentMoment, text, rawText } from '../fields.ts'
import { businessProfile } from './business-profile.ts'

const websiteSentence = 'Please enter a valid website URL'
const websiteUrl = z.pipe(
  rawText(300, websiteSentence),
  z.pipe(
    z.transform((raw: string) => {
      const url = cleanText(raw)
      return url === '' || /^https?:\/\//i.test(url) ? url : `https://${url}`
    }),
    z.string().check(z.maxLength(300), z.refine(isWebAddress, websiteSentence)),
  ),
)

/** `https://` is put in front when missing; empty stays empty. */
export const businessUrl = z.pipe(
  z.optional(rawText(300, websiteSentence)),
  z.pipe(
    z.transform((raw: string | undefined) => raw ?? ''),
    websiteUrl,
  ),
)

const webAddress = /^https?:\/\/[^\s/.:@]+(\.[^\s/.:@]+)+(:\d{1,5})?([/?#]\S*)?$/i

function isWebAddress(url: string): boolean {
  return url === '' || webAddress.test(url)
}

const profilesSentence = 'Enter one web address per line'
const reviewProfiles = z.pipe(
  text(1500),
  z.string().check(
    z.refine((lines) => lines === '' || lines.split('\n').every((line) => webAddress.test(line.trim())), {
      error: profilesSentence,
    }),
  ),
)

const colorSentence = 'Enter a color like #2563EB'
const rawColor = rawText(7, colorSentence, colorSentence)
const hexColor = z.string().check(z.regex(/^(#[0-9a-f]{6})?$/, colorSentence))
const accentColor = z.pipe(
  rawColor,
  z.pipe(
    z.transform((raw: string) => raw.trim().toLowerCase()),
    hexColor,
  ),
)
/** The same from a program: `null` is no color. */
const colorOrNull = z.pipe(
  z.nullable(rawColor),
  z.pipe(
    z.transform((raw: string | null) => (raw ?? '').trim().toLowerCase()),
    hexColor,
  ),
)

/** What a website may say beside what the steps of onboarding ask for. */
const alsoFound = {
  phone: line(40),
  openingHours: text(600),
  languages: line(200),
  reviewProfiles,
  accentColor,
}

const businessName = requiredLine(2, 120, 'Business name must be at least 2 characters')
const ownerName = requiredLine(2, 120, 'Owner name must be at least 2 characters')
const description = requiredText(10, 4000, 'Business description must be at least 10 characters')
const audience = requiredText(5, 1000, 'Target audience must be at least 5 characters')

export const onboardingForm = z.object({
  businessName,
  ownerName,
  ownerRole: z.optional(line(120)),
  contactEmail: email,
  industry: z.optional(line(120)),
  businessUrl,
  businessDescription: description,
  targetAudience: audience,
  keyServices: z.optional(text(2000)),
  uniqueValue: z.optional(text(2000)),
  ...z.partial(z.object(alsoFound)).shape,
})

/** Signed in: the profile of this user's workspace. Signed out: the account too, and `password` is needed. */
export const completeOnboarding = publicAuthEndpoint('POST /api/onboarding/complete', {
  body: z.extend(onboardingForm, { accentColor: z.optional(colorOrNull), password: z.optional(password) }),
  status: 201,
  response: z.object({ user, businessProfile }),
})

/** What the page edits: each value once. */
export const profileForm = z.object({
  businessName,
  industry: line(120),
  businessUrl: websiteUrl,
  description,
  services: line(2000),
  targetMarket: requiredText(5, 1000, 'Target market must be at least 5 characters'),
  uniqueValue: text(2000),
  contactEmail: email,
  ownerName,
  ownerRole: line(120),
  ...alsoFound,
})
export type ProfileForm = z.infer<typeof profileForm>

/**
 * Changes the fields that are given. Three values have two names; either may be sent, or both with the same value: two
 * different ones are refused at both names. With `updatedAt`, as it was read, an edit that somebody else made meanwhile is
 * not overwritten: `edited-elsewhere`.
 */
export const updateBusinessProfile = ownerEndpoint('PUT /api/business-profile', {
  body: z.extend(z.partial(profileForm), {
    businessDescription: z.optional(description),
    keyServices: z.optional(line(2000)),
    targetAudience: z.optional(audience),
    accentColor: z.optional(colorOrNull),
    updatedAt: z.optional(sentMoment),
  }),
  response: businessProfile,
})

/** Where a business may have a page for reviews. */
export const reviewPlatforms = ['google', 'yelp', 'trustpilot', 'facebook', 'g2'] as const

/**
 * The platform that customers of 4 and 5 stars are pointed to after writing, with their text to copy: while prompts are
 * on, the platform is connected, and everyone sees the public links.
 */
export const saveReviewPreferences = ownerEndpoint('PUT /api/business-profile/preferences', {
  body: z.object({
    primaryReviewPlatform: z.nullable(z.enum(reviewPlatforms)),
    reviewPromptEnabled: z.boolean(),
  }),
  response: businessProfile,
})

export const publicLinksSettings = ['everyone', 'nobody'] as const

/** Whether the customer's form asks for the company. */
export const companyFields = ['optional', 'required', 'hidden'] as const
