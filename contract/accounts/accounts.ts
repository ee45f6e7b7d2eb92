import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { ownSupportVisit } from '../administration/own-support-visit.ts'
import { appearanceSettings } from '../settings/appearance.ts'
import { endpoint, publicAuthEndpoint, sessionEndpoint } from '../endpoint.ts'
import { messageAnswer } from '../shapes.ts'
import { email, moment, requiredLine } from '../fields.ts'

export const roles = ['owner', 'member', 'admin', 'super_admin'] as const
export type Role = (typeof roles)[number]

/** The rule that every path shares; the commonest passwords are refused on the server. */
export const password = z
  .string({ error: 'Password is required' })
  .check(
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(128, 'Password must be at most 128 characters'),
  )

/** The four rules of the sign-up form, in the order of its checklist. */
export const signUpPassword = password.check(
  z.regex(/[A-Z]/, 'Password must contain at least one uppercase letter'),
  z.regex(/[a-z]/, 'Password must contain at least one lowercase letter'),
  z.regex(/[0-9]/, 'Password must contain at least one number'),
)

export const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** They have shown that emails to `email` reach them. Until then, nothing is mailed to others in their name. */
  isEmailProven: z.boolean(),
  /** The address that takes the place of `email` once its mailbox has confirmed it. */
  pendingEmail: z.nullable(z.string()),
  role: z.string(),
  /** May manage the team, the keys and the account itself. */
  isWorkspaceOwner: z.boolean(),
  /** The workspace's publishable key (`pk_...`). It may stand in a web page. */
  apiKey: z.nullable(z.string()),
  /** The public id of the workspace's default form. */
  formId: z.nullable(z.string()),
  hasBusinessProfile: z.boolean(),
  /** They signed up within the last day. */
  isNew: z.boolean(),
  subscriptionTier: z.string(),
  subscriptionStatus: z.string(),
  subscriptionExpiresAt: z.nullable(moment),
  /** `null` until they have saved any. */
  appearance: z.nullable(appearanceSettings),
  /** When the account and everything in it will be deleted, because an owner asked for it. */
  deletesAt: z.nullable(moment),
  /** When their own account will be deleted from a workspace that stays, by an administrator of the instance. */
  ownDeletesAt: z.nullable(moment),
  /** An administrator is signed in as them; null for the person themselves. */
  support: z.nullable(ownSupportVisit),
})
export type User = z.infer<typeof user>

export const signUpForm = z.object({
  firstName: requiredLine(2, 80, 'First name must be at least 2 characters'),
  lastName: requiredLine(2, 80, 'Last name must be at least 2 characters'),
  email,
  password: signUpPassword,
})

export const logInForm = z.object({
  email,
  password: z
    .string({ error: 'Password is required' })
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000)),
})

/**
 * Answers the same whether or not the address has an account: then the account made here only claims it, can email
 * nobody, and the address is told that it has one.
 */
export const signUp = publicAuthEndpoint('POST /api/auth/signup', {
  body: signUpForm,
  status: 201,
  response: user,
})

/**
 * Answers `second-factor-needed` when the password is right and a code is owed; `logInSecondFactor` (second-factor.ts)
 * takes it.
 */
export const logIn = publicAuthEndpoint('POST /api/login', {
  body: logInForm,
  response: user,
  about: {
    group: 'api-keys',
    place: 1,
    title: 'Sign in',
    says: 'Starts a session and saves its cookie to a file for the next calls. In a browser, the sign-in page does the same.',
    sample: { body: { email: placeholders.email, password: placeholders.password }, keepsCookies: true },
    refusals: ['wrong-credentials'],
  },
})

/** Ends the session of the cookie, if there is one. */
export const logOut = endpoint('POST /api/logout', {
  access: 'public',
  support: 'always',
  rate: 'app',
  response: messageAnswer,
})

export const currentUser = sessionEndpoint('GET /api/user', { support: 'always', response: user })

/** Revokes the publishable key and makes a new one. Widgets with the old key stop showing. */
export const generateApiKey = endpoint('POST /api/generate-api-key', {
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  response: z.object({ apiKey: z.string() }),
})
