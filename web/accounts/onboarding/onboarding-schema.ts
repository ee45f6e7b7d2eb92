import { onboardingForm } from '#contract/business/business.ts'
import { requiredText } from '#contract/fields.ts'
import { z } from 'zod/mini'
import { samePasswords } from '../../lib/same-passwords.ts'

/** What a website may say that no step asks for: empty unless it is taken. */
export const alsoFields = [
  'phone',
  'openingHours',
  'languages',
  'reviewProfiles',
  'accentColor',
  'tone',
  'logo',
] as const
export type AlsoField = (typeof alsoFields)[number]

/** The server takes a profile without a role; this page asks for it. */
const business = z.extend(onboardingForm, {
  ownerRole: requiredText(2, 120, 'Owner role must be at least 2 characters'),
  /** Of the website, when they are taken: saved once the account is there. */
  tone: z.optional(z.string()),
  logo: z.optional(z.string()),
})

/** For somebody signed in: the account is there already. */
export const profileForm = z.extend(business, {
  password: z.optional(z.string()),
  confirmPassword: z.optional(z.string()),
})

/** For everybody else. Six characters is this page's own message; the server asks for eight and says so. */
export const profileAndAccountForm = z
  .extend(business, {
    password: z
      .string()
      .check(
        z.minLength(6, 'Password must be at least 6 characters'),
        z.maxLength(128, 'Password must be at most 128 characters'),
      ),
    confirmPassword: z.string(),
  })
  .check(samePasswords)
