import { PgBoss } from 'pg-boss'
import type { Job } from './define-job.ts'

const hour = 3600

/** `boss` adds jobs, and looks after nothing; `taking` takes them, by the clock too, and looks after those whose process has died. */
export function openQueue(url: string, log: (failure: Error) => void) {
  const shared = {
    connectionString: url,
    application_name: 'plaudit-jobs',
    schema: 'plaudit_jobs',
    // We use neither flows nor what is read of the queues anew: these are made at the start.
    flowIntervalSeconds: hour,
    queueCacheIntervalSeconds: hour,
    // Longer than the library's own pauses, so an idle server doesn't keep opening new connections.
    idleTimeoutMillis: 90_000,
  }
  const boss = new PgBoss({ ...shared, max: 1, supervise: false, schedule: false, bamIntervalSeconds: hour })
  const taking = new PgBoss({
    ...shared,
    max: 4,
    // Jobs of a process that died wait so long at most, and fifteen seconds.
    superviseIntervalSeconds: 120,
    cronMonitorIntervalSeconds: 45,
    // What the clock sends comes by the minute.
    cronWorkerIntervalSeconds: 30,
  })
  for (const one of [boss, taking]) one.on('error', log)
  return { boss, taking }
}

/** Gives each job its own queue, and its cron schedule if it has one. */
export async function makeQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  // All queues are read at once: one that is already right costs no extra statement.
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
    // It comes with others now, or is only done on request.
    if (!job.schedule && schedules.has(job.name)) await boss.unschedule(job.name)
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
