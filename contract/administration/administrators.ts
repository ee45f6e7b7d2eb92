import { z } from 'zod/mini'
import { administrators } from '../accounts/administrators.ts'
import { passwordAgain } from '../accounts/security.ts'
import { adminEndpoint } from '../endpoint.ts'
import { email, id, moment } from '../fields.ts'

export const administrator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(administrators),
  hasTwoFactor: z.boolean(),
  createdAt: moment,
  /** When they were here last; null when they have no session. */
  lastSeenAt: z.nullable(moment),
})
export type Administrator = z.infer<typeof administrator>

/** Who runs this instance, super admins first. */
export const listAdministrators = adminEndpoint('GET /api/admin/administrators', {
  response: z.array(administrator),
})

export const administratorForm = z.object({
  email,
  role: z.enum(administrators, 'Choose a role'),
  /** The super admin's own. */
  password: passwordAgain,
})

/**
 * Makes somebody an administrator, or gives one another role. Who has no account gets one, and an email with a link to choose
 * a password. They are signed out, so that they come in with the role that they have.
 */
export const makeAdministrator = adminEndpoint('POST /api/admin/administrators', {
  onlySuperAdmins: true,
  audit: 'own',
  body: administratorForm,
  status: 201,
  response: administrator,
})

/** Takes the role away. Who is in no workspace has no account without it. The last super admin stays. */
export const removeAdministrator = adminEndpoint('DELETE /api/admin/administrators/:userId', {
  onlySuperAdmins: true,
  audit: 'own',
  params: z.object({ userId: id }),
  body: z.object({ password: passwordAgain }),
  response: z.object({ id: z.string() }),
})
