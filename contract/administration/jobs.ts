import { z } from 'zod/mini'
import { adminEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { idParams } from '../shapes.ts'
import { numberedPage } from './lists.ts'

export const jobQueue = z.object({
  name: z.string(),
  /** A cron expression in UTC, for what comes by the clock. */
  schedule: z.nullable(z.string()),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  /** Since when the oldest waits that could start. */
  waitingSince: z.nullable(moment),
  lastDoneAt: z.nullable(moment),
  /** Since when an administrator keeps it waiting. */
  pausedAt: z.nullable(moment),
})
export type JobQueue = z.infer<typeof jobQueue>

/** Every queue of the instance, those with failures first. */
export const listJobQueues = adminEndpoint('GET /api/admin/jobs', {
  audit: 'figures',
  response: z.array(jobQueue),
})

export const failedJob = z.object({
  id: z.string(),
  queue: z.string(),
  createdAt: moment,
  failedAt: moment,
  attempts: z.number(),
  /** What it failed with. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof failedJob>

/** What was given up, the latest first. */
export const listFailedJobs = adminEndpoint('GET /api/admin/jobs/failed', {
  query: z.object({ ...numberedPage, queue: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.array(failedJob),
})

/** Starts a job again that was given up. */
export const retryJob = adminEndpoint('POST /api/admin/jobs/:id/retry', {
  params: idParams,
  response: z.object({ id: z.string() }),
})

/** Jobs wait so long in a queue; then they are dropped. */
export const longestWaitDays = 14

/** Keeps the jobs of these queues waiting, or lets them go on. What runs is finished. */
export const pauseQueues = adminEndpoint('PUT /api/admin/jobs/pause', {
  audit: 'own',
  body: z.object({
    queues: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(100)),
    isPaused: z.boolean(),
  }),
  response: z.object({ queues: z.array(z.string()), isPaused: z.boolean() }),
})
