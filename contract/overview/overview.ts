import { z } from 'zod/mini'
import { subscriptionStatuses } from '../billing/subscription.ts'
import { dateAndTime } from '../dates.ts'
import { emailTrouble } from '../emails/email-trouble.ts'
import { ownerEndpoint, sessionEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { testimonial } from '../testimonials/testimonials.ts'
import { themeFigures } from '../themes/themes.ts'
import { testimonialStats } from '../testimonials/testimonial-stats.ts'

/** What happens to testimonials. `edited`, `confirmed` and `withdrawn` are the customer's doing. */
export const testimonialActivityKinds = [
  'submitted',
  'created',
  'edited',
  'confirmed',
  /** Its customer said that their private feedback may be shown. */
  'feedback-allowed',
  'withdrawn',
  'approved',
  'rejected',
  'decision-undone',
] as const

/** What the business is told of its plan; `count` is the limit, or the days that are left. In the bell alone. */
export const planActivityKinds = [
  'limit-near',
  'trial-ending',
  'trial-ended',
  'plan-ended',
  'widgets-ending',
  'widgets-off',
] as const

/** What can stand in Recent Activity and in the bell. */
export const activityKinds = [
  ...testimonialActivityKinds,
  'imported',
  'customers-imported',
  'import-failed',
  'requested',
  'campaign-sent',
  'campaign-completed',
  /** A review site has it now. */
  'published',
  ...planActivityKinds,
  /** An administrator signed in as somebody of the team. */
  'support-visited',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export const activity = z.object({
  /** Tells entries of one list apart. */
  id: z.string(),
  kind: z.enum(activityKinds),
  at: moment,
  /** How many testimonials, customers or emails this one line is about. */
  count: z.number(),
  /** The customer; for imports the source, for campaigns their name. `null` when the line is about several. */
  name: z.nullable(z.string()),
  /** Where the line leads, when it is about one testimonial. */
  testimonialId: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  isPrivate: z.boolean(),
  /** It still waits for the owner's approval. */
  isWaiting: z.boolean(),
})
export type Activity = z.infer<typeof activity>

export const checklist = z.object({
  /** The link was copied, or something came in: by the form, an import or a program. */
  isShared: z.boolean(),
  isApproved: z.boolean(),
  /** A website has asked for the testimonials. */
  isEmbedded: z.boolean(),
})
export type Checklist = z.infer<typeof checklist>

export const planCard = z.object({
  tier: z.string(),
  name: z.string(),
  /** In whole US cents, a month; `null` for the platform's own account. */
  price: z.nullable(z.number()),
  /** Testimonials the plan holds, as this card says; `null`: as many as there are. */
  limit: z.nullable(z.number()),
  /** How many may be approved in fact, which is never less; `null`: no limit. */
  enforcedLimit: z.nullable(z.number()),
  /** False where nothing is enforced: on servers that take no payments, and for the platform's own account. */
  isLimited: z.boolean(),
  /** Testimonials that were approved; on servers that take no payments all there are. */
  used: z.number(),
  /** What `used` and `limit` count: this calendar month (UTC), or everything. */
  period: z.enum(['month', 'total']),
  status: z.enum(subscriptionStatuses),
  /** When the plan or the trial stops holding; null where it is renewed or never ends. */
  endsAt: z.nullable(moment),
  renewsAt: z.nullable(moment),
  /** When it ended; null while one is running. */
  endedAt: z.nullable(moment),
})
export type PlanCard = z.infer<typeof planCard>

/** How asking goes. Everything but `active` is of the last 90 days. */
export const campaignPerformance = z.object({
  /** Campaigns that are neither paused nor completed. */
  active: z.number(),
  sent: z.number(),
  answered: z.number(),
  /** From the email to the testimonial; `null` when nobody has answered. */
  averageResponseHours: z.nullable(z.number()),
})
export type CampaignPerformance = z.infer<typeof campaignPerformance>

export const dashboard = z.object({
  plan: z.nullable(planCard),
  /** `null` for accounts without a workspace of their own. */
  workspace: z.nullable(
    z.object({
      business: z.nullable(
        z.object({
          businessName: z.string(),
          ownerName: z.string(),
          industry: z.string(),
          businessUrl: z.string(),
        }),
      ),
      stats: testimonialStats,
      /** The newest three. */
      recent: z.array(testimonial),
      campaigns: campaignPerformance,
      /** The latest that happened, newest first, at most six lines. */
      activity: z.array(activity),
      /** The first steps and which of them are done; `null` once all are, or the user closed the list. */
      checklist: z.nullable(checklist),
      /** Sites that lately asked for testimonials with a renewed key, such as `example.com`; at most three. */
      outdatedSites: z.array(z.string()),
      /** What most testimonials speak of; at most five, and of how many texts. */
      themes: z.object({ texts: z.number(), most: z.array(themeFigures) }),
    }),
  ),
})
export type Dashboard = z.infer<typeof dashboard>

/** What a user did about the first steps, as far as the rows do not tell. */
export const checklistMarks = z.object({ linkCopied: z.boolean(), dismissed: z.boolean() })
export type ChecklistMarks = z.infer<typeof checklistMarks>

/** Fields that are not sent stay as they are. */
export const markChecklist = ownerEndpoint('PUT /api/dashboard/checklist', {
  support: 'never',
  body: z.partial(checklistMarks),
  response: checklistMarks,
})

/** Everything that /dashboard shows, in one call. */
export const getDashboard = sessionEndpoint('GET /api/dashboard', { response: dashboard })

/** `unread` stops counting here. */
export const mostUnread = 100

export const notifications = z.object({
  /** How much has happened since the list was last opened; 100 means "at least". */
  unread: z.number(),
  /** Newest first, at most 20. */
  items: z.array(z.extend(activity, { isNew: z.boolean() })),
  /** The user wants the browser to say so too. */
  browser: z.boolean(),
  /** What keeps emails from leaving now; no news that is seen and over, and in no count. */
  email: emailTrouble,
})
export type Notifications = z.infer<typeof notifications>

/** What customers did and what imports brought, for the bell. */
export const getNotifications = ownerEndpoint('GET /api/notifications', { response: notifications })

/** Everything up to `until` has been seen. Never moves backwards, and not into the future. */
export const seeNotifications = ownerEndpoint('POST /api/notifications/seen', {
  support: 'never',
  body: z.object({ until: dateAndTime('until must be a date and time in ISO 8601') }),
  response: z.object({ seenUntil: moment }),
})
