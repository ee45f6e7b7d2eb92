import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import type { AskedJob } from './job-queue.ts'

/**
 * Work that happens after the reply. The payload holds ids; `run` loads what they name again, returns quietly
 * when it is gone, and may be called twice for one job: delivery is at least once.
 */
export interface Job<S extends z.ZodMiniType<object> = z.ZodMiniType<object>> extends AskedJob<S> {
  /** Tries in all, with growing delays between them. */
  readonly attempts: number
  /** The delay before the second try, and how long it gets by doubling: if not said, from a second to an hour. */
  readonly retryDelaySeconds?: { readonly first: number; readonly longest: number }
  /** How long one try may take before another process may take it over. */
  readonly timeoutSeconds: number
  /** A cron expression in UTC, for work that comes by the clock; its payload is empty. */
  readonly schedule?: string
  /** True: also once whenever a process starts working. */
  readonly isDoneAtStart?: boolean
  /** True: it reads from or writes to an account elsewhere, such as a CRM. Administrators pause all of these at once. */
  readonly isSyncing?: boolean
  /**
   * Whether there is work that nobody does, asked every few seconds by the process that takes jobs: then one is added. After
   * a row of outages the job may have used up its tries, or be held for minutes by a process that is gone.
   */
  readonly isNeeded?: (services: Services) => Promise<boolean>
  run(services: Services, payload: z.output<S>): Promise<void>
}

/** Work that something asks for with `jobs.enqueue`. */
export function defineJob<S extends z.ZodMiniType<object>>(job: Job<S>): Job<S> {
  return job
}

const nothing = z.object({})

/** Work that comes by the clock: `schedule` is a cron expression in UTC. */
export function defineScheduledJob(
  name: string,
  schedule: string,
  job: Omit<Job<typeof nothing>, 'name' | 'schedule' | 'payload'>,
): Job<typeof nothing> {
  return { name, schedule, payload: nothing, ...job }
}
