import { z } from 'zod/mini'
import { subscriptionStatuses } from '../billing/subscription.ts'
import { adminEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { numberedPage, searched } from './lists.ts'

/** A business with the owner who has been there longest. */
export const adminAccount = z.object({
  user: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    subscriptionTier: z.string(),
    subscriptionStatus: z.string(),
    createdAt: moment,
  }),
  /** `null` until they have set it up. */
  businessProfile: z.nullable(
    z.object({ businessName: z.string(), businessUrl: z.string(), industry: z.string() }),
  ),
  stats: z.object({ testimonials: z.number(), customers: z.number() }),
  workspaceId: z.string(),
})
export type AdminAccount = z.infer<typeof adminAccount>

/** Business accounts, newest first. */
export const listAccounts = adminEndpoint('GET /api/admin/accounts', {
  query: z.object({ ...numberedPage, search: searched, status: z.optional(z.enum(subscriptionStatuses)) }),
  response: z.array(adminAccount),
})
