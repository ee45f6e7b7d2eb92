import { z } from 'zod/mini'
import { user } from '../accounts/accounts.ts'
import { sessionAuthEndpoint } from '../endpoint.ts'
import { email, line, requiredLine } from '../fields.ts'

export const profileForm = z.object({
  firstName: requiredLine(1, 80, 'First name is required'),
  lastName: line(80),
  email,
})

/**
 * Another address needs the current password and takes its place once its mailbox has confirmed it (`pendingEmail`);
 * the old address is told by mail, with a way to stop it. Other sessions end.
 */
export const saveProfile = sessionAuthEndpoint('PUT /api/settings/profile', {
  body: z.extend(profileForm, { currentPassword: z.optional(z.string().check(z.maxLength(1000))) }),
  response: user,
})
