import { z } from 'zod/mini'
import { user } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const token = z.string().check(z.maxLength(1000))

/**
 * The link in the letter of signing up or of changing the address. It counts together with a session of the account:
 * whoever can read the mailbox and did not sign up proves nothing for who did.
 */
export const verifyEmail = endpoint({
  access: 'session',
  rate: 'auth',
  method: 'POST',
  path: '/api/auth/verify-email',
  body: z.object({ token }),
  response: user,
})

/** Mails the link again: for a change under way to the new address, else to the account's own. */
export const resendVerification = endpoint({
  access: 'session',
  rate: 'auth',
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  response: z.object({ message: z.string() }),
})

/** The link in the letter to the old address: it stays, and every device is signed out. */
export const stopEmailChange = endpoint({
  access: 'public',
  rate: 'auth',
  method: 'POST',
  path: '/api/auth/stop-email-change',
  body: z.object({ token }),
  response: z.object({ message: z.string() }),
})

/** As `stopEmailChange`, by whoever is signed in and changed their mind. */
export const cancelEmailChange = endpoint({
  access: 'session',
  rate: 'app',
  method: 'DELETE',
  path: '/api/settings/email-change',
  response: user,
})
