import { z } from 'zod/mini'
import { subscriptionStatuses } from '../billing/subscription.ts'
import { tiers } from '../billing/tiers.ts'
import { adminEndpoint, endpoint } from '../endpoint.ts'
import { moment, optionalMoment } from '../fields.ts'
import { idParams } from '../shapes.ts'
import { numberedPage, searched, sortOrders } from './lists.ts'
import { reason } from './support.ts'

/** As the documents filter by them. */
export const listedStatuses = ['active', 'trial', 'expired', 'cancelled'] as const
export const workspaceSorts = [
  'createdAt',
  'businessName',
  'subscriptionTier',
  'subscriptionStatus',
  'subscriptionExpiresAt',
] as const
export type WorkspaceSort = (typeof workspaceSorts)[number]

export const workspaceUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** People sign in with their email: it is the name too. */
  username: z.string(),
  email: z.string(),
  role: z.string(),
  isWorkspaceOwner: z.boolean(),
  createdAt: moment,
})
export type WorkspaceUser = z.infer<typeof workspaceUser>

export const adminWorkspace = z.object({
  id: z.string(),
  businessName: z.string(),
  businessUrl: z.string(),
  industry: z.string(),
  subscriptionTier: z.string(),
  subscriptionStatus: z.string(),
  subscriptionExpiresAt: z.nullable(moment),
  createdAt: moment,
  stats: z.object({ totalUsers: z.number(), totalTestimonials: z.number(), totalCustomers: z.number() }),
  /** When somebody of its team was here last. */
  lastActiveAt: z.nullable(moment),
  /** When everything in it will be deleted, if somebody asked for that. */
  deletesAt: z.nullable(moment),
  /** Since when administrators keep it closed. */
  suspendedAt: z.nullable(moment),
  /** Owners first; at most 20. `stats.totalUsers` counts all. */
  users: z.array(workspaceUser),
})
export type AdminWorkspace = z.infer<typeof adminWorkspace>

/** `search` finds words of the business's name, address and industry by their beginning. */
export const listWorkspaces = adminEndpoint('GET /api/admin/workspaces', {
  query: z.object({
    ...numberedPage,
    search: searched,
    status: z.optional(z.enum(listedStatuses)),
    tier: z.optional(z.enum(tiers)),
    industry: z.optional(z.string().check(z.maxLength(200))),
    sort: z.optional(z.enum(workspaceSorts)),
    order: z.optional(z.enum(sortOrders)),
  }),
  response: z.array(adminWorkspace),
})

/** What the filter offers: the industries with the most workspaces. */
export const listIndustries = adminEndpoint('GET /api/admin/industries', {
  audit: 'figures',
  response: z.array(z.object({ industry: z.string(), workspaces: z.number() })),
})

export const workspaceDetails = z.extend(adminWorkspace, {
  /** What it uses, as the features of the product count it. */
  usage: z.array(z.object({ term: z.string(), count: z.number() })),
  /** The owner agreed that this instance's public pages show the business. */
  showsInPublic: z.boolean(),
  /** An administrator keeps it off those pages all the same. */
  leftOutOfPublic: z.boolean(),
})
export type WorkspaceDetails = z.infer<typeof workspaceDetails>

export const getWorkspace = adminEndpoint('GET /api/admin/workspaces/:id', {
  params: idParams,
  response: workspaceDetails,
})

/** The edit of a subscription as the browser checks it. */
export const subscriptionForm = z.object({
  subscriptionTier: z.enum(tiers, 'Choose a tier'),
  subscriptionStatus: z.enum(subscriptionStatuses, 'Choose a status'),
  /** `2026-12-31`; empty for no end. */
  endDay: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Enter a date')),
  reason,
})

/** What is not sent stays. The reason stays in the audit log. */
export const changeSubscription = adminEndpoint('PATCH /api/admin/workspaces/:id/subscription', {
  audit: 'own',
  params: idParams,
  body: z.object({
    subscriptionTier: z.optional(z.enum(tiers, 'Choose a tier')),
    subscriptionStatus: z.optional(z.enum(subscriptionStatuses, 'Choose a status')),
    /** `null`: no end. */
    subscriptionExpiresAt: optionalMoment,
    reason,
  }),
  response: adminWorkspace,
})

/** Everything of a workspace, as its owner's own export. For an owner who asked for it and cannot sign in. */
export const exportWorkspace = endpoint('POST /api/admin/workspaces/:id/export', {
  access: 'admin',
  audit: 'own',
  rate: 'upload',
  params: idParams,
  body: z.object({ reason }),
  response: 'file',
})
