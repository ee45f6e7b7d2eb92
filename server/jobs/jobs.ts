import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import type { Database, Tx } from '../db/database.ts'
import { prepareText } from '../db/prepared.ts'
import { atEnd, writePrepared } from '../db/tenant.ts'
import type { Job } from './define-job.ts'
import { gatherMinutes } from './every-minute.ts'
import type { AskedJob, JobQueue } from './job-queue.ts'
import { pausedQueuesOf } from './paused-queues.ts'
import { makeQueues, openQueue } from './queues.ts'
import { drainQueues, startTaking, type Taking } from './take-jobs.ts'

/** The queue, with what takes jobs from it. */
export interface Jobs extends JobQueue {
  /** Makes the queues, so that jobs can be added. */
  prepare(jobs: readonly Job[]): Promise<void>
  /** Starts taking jobs. One process of an instance does; several may, and each job is done by one of them. */
  work(services: Services): Promise<void>
  /** Runs what is waiting now, to the end, in this call. For tests and commands. */
  drain(services: Services): Promise<void>
  /** Finishes what is running, within `timeoutMs`, and takes no more. Jobs can still be added. */
  stopTaking(timeoutMs: number): Promise<void>
  /** As `stopTaking`; after that none can be added either. */
  stop(timeoutMs: number): Promise<void>
}

/** Earlier versions let the tenants' role add jobs itself. */
const closeToTenants = `
  do $$ begin
    if has_schema_privilege('plaudit_app', 'plaudit_jobs', 'usage') then
      revoke all on all tables in schema plaudit_jobs from plaudit_app;
      revoke usage on schema plaudit_jobs from plaudit_app;
    end if;
  end $$`

export function makeJobs(database: Database, log: (failure: Error) => void): Jobs {
  const { boss, taking } = openQueue(database.url, log)
  let working: Taking | undefined
  let known: readonly Job[] = []
  const paused = pausedQueuesOf(database.pool)
  const queues = { url: database.url, boss, taking, paused }
  const stopTaking = async (timeoutMs: number) => {
    const ending = working
    working = undefined
    await Promise.all([ending?.stop(), taking.stop({ graceful: true, timeout: timeoutMs })])
  }

  return {
    async enqueue(...asked) {
      await sendJob(boss, database, ...asked)
      working?.look()
    },
    async retry(name, ids) {
      await boss.retry(name, [...ids])
      working?.look()
    },
    async runNow(name) {
      await boss.send(name, {})
      working?.look()
    },
    async pause(name, isPaused) {
      await paused.set(name, isPaused)
      const isByTheClock = known.some((job) => job.name === name && job.schedule !== undefined)
      if (!isPaused && isByTheClock) await startOnce(boss, name)
      working?.look()
    },
    isPaused: (name) => paused.has(name),
    syncing: () => known.filter(({ isSyncing }) => isSyncing).map(({ name }) => name),
    async prepare(jobs) {
      known = gatherMinutes(jobs)
      await boss.start()
      await makeQueues(boss, known)
      await database.pool.query(closeToTenants)
    },
    async work(services) {
      working = await startTaking({ ...queues, jobs: known }, services, log)
    },
    drain: (services) => drainQueues({ ...queues, jobs: known }, services),
    stopTaking,
    async stop(timeoutMs) {
      await stopTaking(timeoutMs)
      await boss.stop({ graceful: true, timeout: timeoutMs })
    },
  }
}

/** What the clock sent during a pause would otherwise run again and again. */
async function startOnce(boss: PgBoss, name: string): Promise<void> {
  await boss.deleteQueuedJobs(name)
  await boss.send(name, {})
}

async function sendJob(
  boss: PgBoss,
  database: Database,
  ...[tx, job, payload, { key, notBefore } = {}]: Parameters<Jobs['enqueue']>
): Promise<void> {
  const data = z.parse(job.payload, payload)
  const options = {
    ...(key !== undefined && { singletonKey: key }),
    ...(notBefore && { startAfter: notBefore }),
  }
  // Tenants' transactions run as a role that neither reads nor writes the queue.
  const isLeftToEnd = atEnd(tx, () =>
    boss.send(job.name, data, {
      ...options,
      db: database.pool.isPlain ? fromDrizzle(tx, sql) : withTheCommit(tx as Tx, job),
    }),
  )
  if (!isLeftToEnd) await boss.send(job.name, data, { ...options, db: fromDrizzle(tx, sql) })
}

/** Writes the job without waiting for it: the transaction fails with it, and nobody reads the id that pg-boss expects. */
function withTheCommit(tx: Tx, { name }: Pick<AskedJob, 'name'>) {
  return {
    async executeSql(text: string, [jobs]: unknown[] = []) {
      await writePrepared(tx, prepareText(`enqueue_${name}`, text, ['jobs']), { jobs })
      return { rows: [{ id: '' }] }
    },
  }
}
