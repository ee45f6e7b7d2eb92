import type { PgBoss } from 'pg-boss'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import { waitingWhileAway } from '../db/pool/away.ts'
import { asAsker } from '../kit/whose-turn.ts'
import type { Job } from './define-job.ts'
import { readDueQueues, watchDueQueues } from './due-queues.ts'
import type { Paused } from './paused-queues.ts'

/** `watchDueQueues` wakes the queues; on its own, each looks this seldom. */
const ownPollSeconds = 3600

const lookForNeededMs = 5_000
/** What a killed process began a moment before it looks as if it had just been begun, for three seconds. */
const firstLookMs = 3_000

/** Jobs that are being taken. */
export interface Taking {
  /** Something was added in this process: it is looked for soon. */
  look(): void
  /** Wakes no queue any more. */
  stop(): Promise<void>
}

interface Queues {
  /** Of the database that holds them. */
  readonly url: string
  /** Adds jobs. */
  readonly boss: PgBoss
  /** Takes them. */
  readonly taking: PgBoss
  readonly jobs: readonly Job[]
  readonly paused: Paused
}

/** Starts taking jobs, and what is done at the start. */
export async function startTaking(
  { url, boss, taking, jobs, paused }: Queues,
  services: Services,
  log: (failure: Error) => void,
): Promise<Taking> {
  await taking.start()
  await paused.read()
  const { wake, follow } = await takeJobs(taking, jobs, paused, services)
  const seePaused = (queues: readonly string[]) => {
    paused.see(queues)
    return follow()
  }
  for (const { name, isDoneAtStart } of jobs) if (isDoneAtStart) await boss.send(name, {})
  const names = jobs.map(({ name }) => name)
  const byTheClock = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name))
  const watch = watchDueQueues(url, { names, byTheClock }, { wake, seePaused }, log)
  const lookForNeeded = () => void addNeeded(boss, unpaused(jobs, paused), services).catch(log)
  const forgotten = setInterval(lookForNeeded, lookForNeededMs).unref()
  const first = setTimeout(lookForNeeded, firstLookMs).unref()
  return {
    look: () => watch.look(),
    stop() {
      clearInterval(forgotten)
      clearTimeout(first)
      return watch.stop()
    },
  }
}

/** Runs what is waiting now, to the end. Of sixty queues hardly one has something: those are asked for in one statement. */
export async function drainQueues(
  { boss, jobs, paused }: Pick<Queues, 'boss' | 'jobs' | 'paused'>,
  services: Services,
) {
  const names = jobs.map(({ name }) => name)
  for (let found = true; found;) {
    found = false
    const rows = await readDueQueues(services.database.pool, names)
    const queues = (are: boolean) => rows.filter(({ isPaused }) => isPaused === are).map(({ queue }) => queue)
    paused.see(queues(true))
    const due = new Set(queues(false))
    for (const job of jobs.filter(({ name }) => due.has(name))) {
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

const unpaused = (jobs: readonly Job[], paused: Paused) => jobs.filter(({ name }) => !paused.has(name))

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

function runJob(shared: Services, job: Job, data: unknown) {
  const services = { ...shared, log: shared.log.child({ job: job.name }) }
  const work = async () => job.run(services, z.parse(job.payload, data ?? {}))
  return asAsker({ turnOf: 'jobs', isRequest: false }, () => waitingWhileAway(services, work))
}
