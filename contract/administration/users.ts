import { z } from 'zod/mini'
import { roles } from '../accounts/accounts.ts'
import { adminEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { numberedPage, searched } from './lists.ts'

export const adminUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** People sign in with their email: it is the name too. */
  username: z.string(),
  email: z.string(),
  isEmailProven: z.boolean(),
  role: z.enum(roles),
  isWorkspaceOwner: z.boolean(),
  workspaceId: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  createdAt: moment,
  lastActiveAt: z.nullable(moment),
  /** When this account will be gone; that of a whole workspace is the workspace's. */
  deletesAt: z.nullable(moment),
})
export type AdminUser = z.infer<typeof adminUser>

/** Everybody with an account, newest first. `search` finds words of names, emails and businesses by their beginning. */
export const listUsers = adminEndpoint('GET /api/admin/users', {
  query: z.object({ ...numberedPage, search: searched, role: z.optional(z.enum(roles)) }),
  response: z.array(adminUser),
})
