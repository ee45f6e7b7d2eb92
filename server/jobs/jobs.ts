import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import { waitingWhileAway } from '../db/pool/away.ts'
import type { Database, Tx } from '../db/database.ts'
import { prepareText } from '../db/prepared.ts'
import { atEnd, writePrepared } from '../db/tenant.ts'
import { asAsker } from '../kit/whose-turn.ts'
import type { Job } from './define-job.ts'
import { watchDueQueues } from './due-queues.ts'
import { gatherMinutes } from './every-minute.ts'
import type { AskedJob, JobQueue } from './job-queue.ts'
import { type Paused, pausedQueuesOf } from './paused-queues.ts'
import { makeQueues, openQueue } from './queues.ts'

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

/** `watchDueQueues` wakes the queues; on its own, each looks this seldom. */
const ownPollSeconds = 3600

const lookForNeededMs = 5_000

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
  let watch: ReturnType<typeof watchDueQueues> | undefined
  let forgotten: ReturnType<typeof setInterval> | undefined
  let known: readonly Job[] = []
  const paused = pausedQueuesOf(database.pool)

  const working = () => known.filter(({ name }) => !paused.has(name))
  const stopTaking = async (timeoutMs: number) => {
    const watching = watch
    watch = undefined
    clearInterval(forgotten)
    await Promise.all([watching?.stop(), taking.stop({ graceful: true, timeout: timeoutMs })])
  }

  return {
    async enqueue(...asked) {
      await sendJob(boss, database, ...asked)
      watch?.look()
    },
    async retry(name, ids) {
      await boss.retry(name, [...ids])
      watch?.look()
    },
    async runNow(name) {
      await boss.send(name, {})
      watch?.look()
    },
    async pause(name, isPaused) {
      await paused.set(name, isPaused)
      const isByTheClock = known.some((job) => job.name === name && job.schedule !== undefined)
      if (!isPaused && isByTheClock) {
        await boss.deleteQueuedJobs(name)
        await boss.send(name, {})
      }
      watch?.look()
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
      await taking.start()
      await paused.read()
      const { wake, follow } = await takeJobs(taking, known, paused, services)
      const names = known.map(({ name }) => name)
      const seePaused = (queues: readonly string[]) => {
        paused.see(queues)
        return follow()
      }
      for (const { name, isDoneAtStart } of known) if (isDoneAtStart) await boss.send(name, {})
      const byTheClock = new Set(known.filter(({ schedule }) => schedule).map(({ name }) => name))
      watch = watchDueQueues(database.url, { names, byTheClock }, { wake, seePaused }, log)
      forgotten = setInterval(
        () => void addNeeded(boss, working(), services).catch(log),
        lookForNeededMs,
      ).unref()
    },
    async drain(services) {
      await paused.read()
      await drainQueues(boss, working(), services)
    },
    stopTaking,
    async stop(timeoutMs) {
      await stopTaking(timeoutMs)
      await boss.stop({ graceful: true, timeout: timeoutMs })
    },
  }
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

/** Starts what has work to do and no job that would do it. */
async function addNeeded(boss: PgBoss, jobs: readonly Job[], services: Services): Promise<void> {
  for (const { name, isNeeded } of jobs) {
    if (await isNeeded?.(services)) await boss.send(name, {})
  }
}

/** Takes jobs of every queue that is not paused, at once when `wake` is called with its name. */
async function takeJobs(taking: PgBoss, jobs: readonly Job[], paused: Paused, services: Services) {
  const workers = new Map<string, string>()
  // On a full disk they wait: each of them writes, and so does taking one.
  const wake = (name: string) => {
    if (!services.database.isFull()) taking.notifyWorker(workers.get(name) ?? '')
  }
  const begin = async (job: Job) => {
    const id = await taking.work(job.name, { pollingIntervalSeconds: ownPollSeconds }, async (batch) => {
      // One more may wait already.
      wake(job.name)
      for (const { data } of batch) await runJob(services, job, data)
    })
    workers.set(job.name, id)
  }
  const follow = async () => {
    for (const job of jobs) {
      const id = workers.get(job.name)
      if (paused.has(job.name) === (id === undefined)) continue
      if (id === undefined) await begin(job)
      else if (workers.delete(job.name)) await taking.offWork(job.name, { id, wait: false })
    }
  }
  await follow()
  return { wake, follow }
}

async function drainQueues(boss: PgBoss, jobs: readonly Job[], services: Services): Promise<void> {
  for (let found = true; found;) {
    found = false
    for (const job of jobs) {
      for (const { id, data } of await boss.fetch(job.name, { batchSize: 50 })) {
        found = true
        await runJob(services, job, data).then(
          () => boss.complete(job.name, id),
          (failure: unknown) => boss.fail(job.name, id, { message: String(failure) }),
        )
      }
    }
  }
}

function runJob(shared: Services, job: Job, data: unknown) {
  const services = { ...shared, log: shared.log.child({ job: job.name }) }
  const work = async () => job.run(services, z.parse(job.payload, data ?? {}))
  return asAsker({ turnOf: 'jobs', isRequest: false }, () => waitingWhileAway(services, work))
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
