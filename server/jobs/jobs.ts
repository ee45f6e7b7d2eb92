import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import { waitingWhileAway } from '../db/away.ts'
import type { Database, Db, Tx } from '../db/database.ts'
import { prepareText } from '../db/prepared.ts'
import { atEnd, writePrepared } from '../db/tenant.ts'
import type { Job } from './define-job.ts'
import { watchDueQueues } from './due-queues.ts'

/** The queue, on the same database as the work that causes its jobs. */
export interface Jobs {
  /**
   * Adds a job in `tx`: it runs if and only if `tx` commits, and not before a moment that is given. Jobs with the same
   * `key` wait as one.
   */
  enqueue<S extends z.ZodMiniType<object>>(
    tx: Db | Tx,
    job: Job<S>,
    payload: z.input<S>,
    options?: { readonly key?: string | undefined; readonly notBefore?: Date },
  ): Promise<void>
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

const hour = 3600
/** `watchDueQueues` wakes the queues; on its own, each looks this seldom. */
const ownPollSeconds = hour

/** Every two seconds the library would tell of running jobs, which nobody hears; every other interval is longer. */
const seldom = {
  now: Date.now,
  setTimeout,
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms > 2_000 ? ms : hour * 1000),
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
  const shared = {
    connectionString: database.url,
    application_name: 'plaudit-jobs',
    schema: 'plaudit_jobs',
    // We use neither flows nor what is read of the queues anew: these are made at the start.
    flowIntervalSeconds: hour,
    queueCacheIntervalSeconds: hour,
    // Longer than the pauses of its own work, so that an idle server starts no backends anew.
    idleTimeoutMillis: 90_000,
    clock: seldom,
  }
  /** Adds jobs, and looks after nothing. */
  const boss = new PgBoss({ ...shared, max: 1, supervise: false, schedule: false, bamIntervalSeconds: hour })
  boss.on('error', log)
  /** Takes them, by the clock too, and looks after those whose process has died. */
  const taking = new PgBoss({
    ...shared,
    max: 4,
    // Jobs of a process that died wait so long at most, and fifteen seconds.
    superviseIntervalSeconds: 120,
    cronMonitorIntervalSeconds: 45,
    // What the clock sends comes by the minute.
    cronWorkerIntervalSeconds: 30,
  })
  taking.on('error', log)
  let watch: ReturnType<typeof watchDueQueues> | undefined
  let known: readonly Job[] = []

  const run = (shared: Services, job: Job, data: unknown) => {
    const services = { ...shared, log: shared.log.child({ job: job.name }) }
    return waitingWhileAway(services, async () => job.run(services, z.parse(job.payload, data ?? {})))
  }

  const stopTaking = async (timeoutMs: number) => {
    const watching = watch
    watch = undefined
    await Promise.all([watching?.stop(), taking.stop({ graceful: true, timeout: timeoutMs })])
  }

  return {
    async enqueue(tx, job, payload, { key, notBefore } = {}) {
      const data = z.parse(job.payload, payload)
      const options = {
        ...(key !== undefined && { singletonKey: key }),
        ...(notBefore && { startAfter: notBefore }),
      }
      // Tenants' transactions run as a role that neither reads nor writes the queue.
      const isLeftToEnd = atEnd(tx, () =>
        boss.send(job.name, data, { ...options, db: withTheCommit(tx as Tx, job) }),
      )
      if (!isLeftToEnd) await boss.send(job.name, data, { ...options, db: fromDrizzle(tx, sql) })
      watch?.look()
    },
    async prepare(jobs) {
      known = jobs
      await boss.start()
      // Asked once for all: a queue that is as it should be costs no statement of its own.
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const job of jobs) {
        const options = queueOptions(job)
        const queue = queues.get(job.name)
        if (!queue) await boss.createQueue(job.name, options)
        else if (!isAlready(queue, options)) await boss.updateQueue(job.name, options)
        if (job.schedule && schedules.get(job.name) !== job.schedule) {
          await boss.schedule(job.name, job.schedule)
        }
      }
      await database.pool.query(closeToTenants)
    },
    async work(services) {
      await taking.start()
      const workers = new Map<string, string>()
      const wake = (name: string) => taking.notifyWorker(workers.get(name) ?? '')
      for (const job of known) {
        const id = await taking.work(job.name, { pollingIntervalSeconds: ownPollSeconds }, async (batch) => {
          // One more may wait already.
          wake(job.name)
          for (const { data } of batch) await run(services, job, data)
        })
        workers.set(job.name, id)
        if (job.isDoneAtStart) await boss.send(job.name, {})
      }
      const byTheClock = new Set(known.filter(({ schedule }) => schedule).map(({ name }) => name))
      watch = watchDueQueues(database.url, { names: [...workers.keys()], byTheClock }, wake, log)
    },
    async drain(services) {
      for (let found = true; found;) {
        found = false
        for (const job of known) {
          for (const { id, data } of await boss.fetch(job.name, { batchSize: 50 })) {
            found = true
            await run(services, job, data).then(
              () => boss.complete(job.name, id),
              (failure: unknown) => boss.fail(job.name, id, { message: String(failure) }),
            )
          }
        }
      }
    },
    stopTaking,
    async stop(timeoutMs) {
      await stopTaking(timeoutMs)
      await boss.stop({ graceful: true, timeout: timeoutMs })
    },
  }
}

/** Writes the job without waiting for it: the transaction fails with it, and nobody reads the id that pg-boss expects. */
function withTheCommit(tx: Tx, { name }: Job) {
  return {
    async executeSql(text: string, [jobs]: unknown[] = []) {
      await writePrepared(tx, prepareText(`enqueue_${name}`, text, ['jobs']), { jobs })
      return { rows: [{ id: '' }] }
    },
  }
}

function queueOptions({ attempts, retryDelaySeconds, timeoutSeconds }: Job) {
  const { first, longest } = retryDelaySeconds ?? { first: 1, longest: 3600 }
  return {
    retryLimit: attempts - 1,
    retryDelay: first,
    retryDelayMax: longest,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds,
    // A process that died is noticed by its silence, long before the job's own time is over.
    heartbeatSeconds: 15,
  }
}

type QueueOptions = ReturnType<typeof queueOptions>

function isAlready(queue: Partial<QueueOptions>, options: QueueOptions): boolean {
  return Object.entries(options).every(([name, value]) => queue[name as keyof QueueOptions] === value)
}
