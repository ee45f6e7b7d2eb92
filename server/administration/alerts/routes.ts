import { getAlerts, hideAlert, type retriedAlerts, retryAlert } from '#contract/administration/alerts.ts'
import { listFailedJobs, listJobQueues, pauseQueues, retryJob } from '#contract/administration/jobs.ts'
import { doerOf, noteAct } from '../../audit/service.ts'
import type { SignedInContext } from '../../context.ts'
import { sendFailedAgain } from '../../emails/service.ts'
import { type App, mount } from '../../http/mount.ts'
import { notFound } from '../../http/problem.ts'
import { daysBefore } from '../../kit/time.ts'
import { readAcrossWorkspaces } from '../across-workspaces.ts'
import { countWaitingEvents } from './check-database.ts'
import { failedByQueue, queueOfFailed, readFailedJobs, readQueues } from '../jobs/read-jobs.ts'
import { tellTotal } from '../lists/numbered-page.ts'
import { findAlerts } from './find-alerts.ts'
import { hideKind } from './hidden-alerts.ts'

/** As far back as the alerts look. */
const recentDays = 7

/** What is wrong with the instance, and what can be done about it. */
export function alertRoutes(app: App): void {
  mount(app, getAlerts, (context) => findAlerts(context))
  mount(app, hideAlert, async (context, { body }) => ({
    hidden: await hideKind(context, body.kind, body.isHidden),
  }))
  mount(app, retryAlert, async (context, { body }) => {
    const retried = await retries[body.kind](context, daysBefore(context.now(), recentDays))
    context.log.info({ by: context.user.id, kind: body.kind, retried }, 'what failed is tried again')
    return { retried }
  })
  mount(app, listJobQueues, (context) => readAcrossWorkspaces(context, readQueues))
  mount(app, listFailedJobs, (context, { query }) =>
    readAcrossWorkspaces(context, async (tx) => {
      const { jobs, total } = await readFailedJobs(tx, query)
      tellTotal(context.reply, total)
      return jobs
    }),
  )
  mount(app, retryJob, async (context, { params }) => {
    const queue = await readAcrossWorkspaces(context, (tx) => queueOfFailed(tx, params.id))
    if (queue === undefined) throw notFound('job')
    await context.jobs.retry(queue, [params.id])
    return params
  })
  mount(app, pauseQueues, async (context, { body }) => {
    const known = await readAcrossWorkspaces(context, readQueues)
    const queues = body.queues.filter((queue) => known.some(({ name }) => name === queue))
    if (queues.length === 0) throw notFound('queue')
    for (const queue of queues) await context.jobs.pause(queue, body.isPaused)
    const details = `${body.isPaused ? 'Paused' : 'Resumed'} ${queues.join(', ')}`
    const { method, path } = pauseQueues
    await noteAct(context.db, doerOf(context), { act: 'changed', call: `${method} ${path}`, details })
    return { queues, isPaused: body.isPaused }
  })
}

const retries: Readonly<
  Record<(typeof retriedAlerts)[number], (context: SignedInContext, since: Date) => Promise<number>>
> = {
  'failed-jobs': retryJobsSince,
  'failed-emails': sendFailedAgain,
  'payment-events': async (context) => {
    await context.jobs.runNow('billing-forgotten')
    return readAcrossWorkspaces(context, countWaitingEvents)
  },
}

async function retryJobsSince(context: SignedInContext, since: Date): Promise<number> {
  const queues = await readAcrossWorkspaces(context, (tx) => failedByQueue(tx, since))
  for (const [name, ids] of queues) await context.jobs.retry(name, ids)
  return [...queues.values()].flat().length
}
