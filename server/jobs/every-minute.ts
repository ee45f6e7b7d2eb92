import type { Services } from '../context.ts'
import { waitingWhileAway } from '../db/pool/away.ts'
import { defineScheduledJob, type Job } from './define-job.ts'

const eachMinute = '* * * * *'

/** What may take longer than until the next minute would hold up the others. */
const longestSeconds = 60

/**
 * Makes one job of all short ones that come every minute: scheduling, taking and completing each on its own was most of what a
 * server did that nobody uses. They can still be asked for one by one.
 */
export function gatherMinutes(jobs: readonly Job[]): Job[] {
  const gathered = jobs.filter(
    ({ schedule, timeoutSeconds }) => schedule === eachMinute && timeoutSeconds <= longestSeconds,
  )
  const onRequest = gathered.map(withoutClock)
  const others = jobs.filter((job) => !gathered.includes(job))
  return [...others, ...onRequest, everyMinute(gathered)]
}

function withoutClock(job: Job): Job {
  const { name, payload, attempts, timeoutSeconds, isSyncing = false } = job
  const run: Job['run'] = (services, input) => job.run(services, input)
  return { name, payload, attempts, timeoutSeconds, isSyncing, run }
}

/** They run side by side. What fails keeps none of the others from its work, and is tried again a minute later. */
function everyMinute(jobs: readonly Job[]): Job {
  return defineScheduledJob('every-minute', eachMinute, {
    attempts: 1,
    timeoutSeconds: longestSeconds,
    isDoneAtStart: true,
    async run(services) {
      const working = jobs.filter(({ name }) => !services.jobs.isPaused(name))
      await Promise.all(working.map((job) => runOne(services, job)))
    },
  })
}

async function runOne(shared: Services, job: Job): Promise<void> {
  const log = shared.log.child({ job: job.name })
  const services = { ...shared, log }
  try {
    await waitingWhileAway(services, () => job.run(services, {}))
  } catch (failure) {
    log.error({ err: failure }, 'a job that comes every minute failed')
  }
}
