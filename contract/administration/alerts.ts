import { z } from 'zod/mini'
import { adminEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'

/** What can be wrong with an instance, the worst first. */
export const alertKinds = [
  'service-outage',
  'disk-full',
  'other-address',
  'mail-outage',
  'error-rate',
  'failed-jobs',
  'waiting-jobs',
  'paused-jobs',
  'failed-emails',
  'payment-events',
  'held-emails',
  'expired-connections',
  'backup-overdue',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** Of these something can be tried again. */
export const retriedAlerts = ['failed-jobs', 'failed-emails', 'payment-events'] as const

export const alert = z.object({
  kind: z.enum(alertKinds),
  isUrgent: z.boolean(),
  /** How many of what it is about. */
  count: z.number(),
  /** Since when, as far as that is known. */
  since: z.nullable(moment),
  /** What is known in particular, such as what a server said; a line each. */
  details: z.array(z.string()),
  /** Whose it is; at most 20. */
  workspaces: z.array(z.object({ id: z.string(), businessName: z.string() })),
  /** Queues that do it: those that can be paused, and of `paused-jobs` those that are. */
  queues: z.array(z.string()),
})
export type Alert = z.infer<typeof alert>

export const alertReport = z.object({
  alerts: z.array(alert),
  /** Hidden for now by an administrator. */
  hidden: z.array(z.enum(alertKinds)),
  storage: z.object({
    databaseBytes: z.number(),
    /** Of the disk that holds the data folder; `null` when it cannot be told. */
    freeBytes: z.nullable(z.number()),
    diskBytes: z.nullable(z.number()),
  }),
  /** Of the last 24 hours. */
  requests: z.object({ answered: z.number(), failed: z.number() }),
  lastBackupAt: z.nullable(moment),
})
export type AlertReport = z.infer<typeof alertReport>

/** What is wrong now, the worst first. */
export const getAlerts = adminEndpoint('GET /api/admin/alerts', { response: alertReport })

/** Tries again what failed. */
export const retryAlert = adminEndpoint('POST /api/admin/alerts/retry', {
  body: z.object({ kind: z.enum(retriedAlerts) }),
  response: z.object({ retried: z.number() }),
})

export const hiddenDays = 7

/** Hides an alert for a week, or shows it again. */
export const hideAlert = adminEndpoint('POST /api/admin/alerts/hide', {
  body: z.object({ kind: z.enum(alertKinds), isHidden: z.boolean() }),
  response: z.object({ hidden: z.array(z.enum(alertKinds)) }),
})
