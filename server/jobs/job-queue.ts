import type { z } from 'zod/mini'
import type { Db, Tx } from '../db/database.ts'

/** Work that can be asked for, as far as whoever asks needs to know it. */
export interface AskedJob<S extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  readonly name: string
  readonly payload: S
}

/** The queue, on the same database as the work that causes its jobs. */
export interface JobQueue {
  /**
   * Adds a job in `tx`: it runs if and only if `tx` commits, and not before a moment that is given. Jobs with the same
   * `key` wait as one.
   */
  enqueue<S extends z.ZodMiniType<object>>(
    tx: Db | Tx,
    job: AskedJob<S>,
    payload: z.input<S>,
    options?: { readonly key?: string | undefined; readonly notBefore?: Date },
  ): Promise<void>
  /** Starts jobs again that were given up. */
  retry(name: string, ids: readonly string[]): Promise<void>
  /** Starts work that comes by the clock before its time. */
  runNow(name: string): Promise<void>
  /**
   * Keeps the jobs of a queue waiting, in every process within seconds, or lets them go on. What runs is finished. Of what comes
   * by the clock, one job is left.
   */
  pause(name: string, isPaused: boolean): Promise<void>
  /** As this process last saw it: for work that takes long and can stop halfway. */
  isPaused(name: string): boolean
  /** The queues of jobs that are `isSyncing`. */
  syncing(): string[]
}
