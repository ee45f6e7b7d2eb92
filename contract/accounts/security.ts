import { z } from 'zod/mini'
import { endpoint, ownerEndpoint, sessionAuthEndpoint, sessionEndpoint } from '../endpoint.ts'
import { typedCode } from './second-factor.ts'
import { removal } from '../shapes.ts'
import { moment } from '../fields.ts'

/** A browser that is signed in as this user. Its cookie value never leaves the browser. */
export const session = z.object({
  id: z.string(),
  /** In words, from what the browser says of itself: "Firefox on Windows". */
  device: z.string(),
  createdAt: moment,
  seenAt: moment,
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof session>

/** The one that asks first, then the last used. */
export const listSessions = sessionEndpoint('GET /api/sessions', { response: z.array(session) })

/** Signs one device out. */
export const endSession = sessionEndpoint('DELETE /api/sessions/:id', removal)

/** Signs out every device but the one that asks. */
export const signOutOthers = sessionEndpoint('POST /api/sessions/sign-out-others', {
  response: z.object({ ended: z.number() }),
})

export const passwordAgain = z
  .string({ error: 'Password is required' })
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000))

/** How many recovery codes there are at first. */
export const recoveryCodeCount = 10

export const twoFactor = z.object({
  enabledAt: z.nullable(moment),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: z.number(),
})
export type TwoFactor = z.infer<typeof twoFactor>

export const getTwoFactor = sessionEndpoint('GET /api/two-factor', { response: twoFactor })

/** A new secret for an authenticator app. It is not in force before `confirmTwoFactor`. */
export const beginTwoFactor = sessionAuthEndpoint('POST /api/two-factor/begin', {
  body: z.object({ password: passwordAgain }),
  response: z.object({
    /** `otpauth://totp/...`, for a QR code. */
    uri: z.string(),
    /** The same secret in base32, for typing. */
    secret: z.string(),
  }),
})

const recoveryCodes = z.object({
  /** Shown this once; only their keyed hashes are kept. */
  recoveryCodes: z.array(z.string()),
})

/** Puts the second factor in force and signs other devices out. */
export const confirmTwoFactor = sessionAuthEndpoint('POST /api/two-factor/confirm', {
  body: z.object({ code: typedCode }),
  response: recoveryCodes,
})

const passwordAndCode = z.object({ password: passwordAgain, code: typedCode })

/** Ten new codes; the old ones end. */
export const renewRecoveryCodes = sessionAuthEndpoint('POST /api/two-factor/recovery-codes', {
  body: passwordAndCode,
  response: recoveryCodes,
})

export const disableTwoFactor = sessionAuthEndpoint('POST /api/two-factor/disable', {
  body: passwordAndCode,
  response: twoFactor,
})

/** Days between asking for the account's deletion and the deletion. */
export const deletionGraceDays = 14

export const businessNameSentence = 'Please type the business name exactly to confirm deletion'

/** Asks for the workspace and everything in it to be deleted after `deletionGraceDays`. Every owner is told by mail. */
export const requestDeletion = endpoint('POST /api/account/deletion', {
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  body: z.object({
    /** The business's name, letter for letter. */
    businessName: z.string({ error: businessNameSentence }).check(z.maxLength(500)),
    password: passwordAgain,
  }),
  status: 202,
  response: z.object({ deletesAt: moment }),
})

/** Keeps the account, until the last moment. */
export const cancelDeletion = ownerEndpoint('DELETE /api/account/deletion', {
  onlyOwners: true,
  response: z.object({ deletesAt: z.null() }),
})

/** Keeps one's own account that an administrator of the instance deletes, until the last moment. The workspace stays either way. */
export const keepOwnAccount = sessionEndpoint('DELETE /api/user/deletion', {
  support: 'never',
  response: z.object({ ownDeletesAt: z.null() }),
})

/** Everything that is kept of this workspace, as one JSON document. */
export const exportAccount = endpoint('GET /api/account/export', {
  access: 'owner',
  onlyOwners: true,
  rate: 'upload',
  response: 'file',
})
