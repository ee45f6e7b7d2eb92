import { z } from 'zod/mini'
import { user } from './accounts.ts'
import { publicAuthEndpoint, sessionAuthEndpoint, sessionEndpoint } from '../endpoint.ts'
import { messageAnswer } from '../shapes.ts'

const token = z.string().check(z.maxLength(1000))

/**
 * The link in the email of signing up or of changing the address. It counts together with a session of the account:
 * whoever can read the mailbox and did not sign up proves nothing for who did.
 */
export const verifyEmail = sessionAuthEndpoint('POST /api/auth/verify-email', {
  body: z.object({ token }),
  response: user,
})

/** Mails the link again: for a change under way to the new address, else to the account's own. */
export const resendVerification = sessionAuthEndpoint('POST /api/auth/verify-email/resend', {
  response: messageAnswer,
})

/** The link in the email to the old address: it stays, and every device is signed out. */
export const stopEmailChange = publicAuthEndpoint('POST /api/auth/stop-email-change', {
  body: z.object({ token }),
  response: messageAnswer,
})

/** As `stopEmailChange`, by whoever is signed in and changed their mind. */
export const cancelEmailChange = sessionEndpoint('DELETE /api/settings/email-change', { response: user })
