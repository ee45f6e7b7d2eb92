import { and, eq, exists, gt, inArray, lt, not } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { provenOwnersOf } from '../../accounts/service.ts'
import type { Tx } from '../../db/database.ts'
import { queueEmails } from '../../emails/service.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { forEachWorkspace } from '../../jobs/for-each-workspace.ts'
import { daysAfter } from '../../kit/time.ts'
import { isStaying, raiseOutletVersion } from '../../workspaces/service.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { entitlementAt } from '../entitlement/entitlement.ts'
import { planColumns } from '../entitlement/read-entitlement.ts'
import { planNotices, subscriptions } from '../tables.ts'
import { beginTrials } from './begin-trials.ts'
import { type DueNotice, dueNotice } from './due-notice.ts'
import { noteOnce } from './note-once.ts'
import { noticeEmail } from './notice-emails.ts'

/** Nothing is due before. */
const looksAhead = 4

interface Due {
  readonly workspaceId: string
  readonly business: string
  readonly isTrial: boolean
  readonly notice: DueNotice
}

/** Every five minutes: tells of trials and plans that end, and turns off the widgets of those that ended long ago. */
export const followPlans = defineScheduledJob('follow-plans', '*/5 * * * *', {
  attempts: 3,
  timeoutSeconds: 300,
  isDoneAtStart: true,
  async run(services) {
    if (!services.config.payments) return
    await beginTrials(services)
    await forEachWorkspace(services, await dueOnes(services), (due) => tell(services, due))
  },
})

/** What is to be told now and was not told before. */
async function dueOnes({ db, now }: Services): Promise<Due[]> {
  const at = now()
  const ending = await db
    .select({ workspaceId: workspaces.id, business: workspaces.name, plan: planColumns })
    .from(workspaces)
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(and(isStaying, lt(workspaces.subscriptionExpiresAt, daysAfter(at, looksAhead)), not(isOver(db))))
  const due = ending.flatMap(({ workspaceId, business, plan }) => {
    const isTrial = plan.subscriptionStatus === 'trial'
    const notice = dueNotice(at, entitlementAt(at, true, plan), isTrial)
    return notice ? [{ workspaceId, business, isTrial, notice }] : []
  })
  const told = await db
    .select()
    .from(planNotices)
    .where(
      inArray(
        planNotices.workspaceId,
        due.map(({ workspaceId }) => workspaceId),
      ),
    )
  const known = new Set(told.map((one) => keyOf(one.workspaceId, one)))
  return due.filter(({ workspaceId, notice }) => !known.has(keyOf(workspaceId, notice)))
}

const keyOf = (workspaceId: string, { kind, about, count }: DueNotice) =>
  [workspaceId, kind, about.getTime(), count].join(' ')

/** Its widgets are off, which is the last that is told. */
function isOver(db: Services['db']) {
  const { workspaceId, kind, about } = planNotices
  return exists(
    db
      .select({ kind })
      .from(planNotices)
      .where(
        and(
          eq(workspaceId, workspaces.id),
          eq(kind, 'widgets-off'),
          gt(about, workspaces.subscriptionExpiresAt),
        ),
      ),
  )
}

/** The notice, its emails and what follows from it are one transaction: each is told at most once. */
async function tell(services: Services, due: Due): Promise<void> {
  const { workspaceId, notice } = due
  await services.db.transaction(async (tx) => {
    if (!(await noteOnce(tx, { workspaceId, ...notice, at: services.now() }))) return
    // What was prepared while they still showed something is made anew.
    if (notice.kind === 'widgets-off') await raiseOutletVersion(tx, workspaceId)
    // On the minute, and not up to five later.
    if (notice.kind === 'widgets-ending' && notice.count === 1)
      await services.jobs.enqueue(tx, followPlans, {}, { key: workspaceId, notBefore: notice.about })
    await mailOwners(services, tx, due)
  })
}

async function mailOwners(services: Services, tx: Tx, due: Due): Promise<void> {
  const { workspaceId, business, isTrial, notice } = due
  const owners = await provenOwnersOf(tx, workspaceId)
  const drafts = owners.flatMap(
    (email) => noticeEmail({ email, business, isTrial }, notice, services.config.publicUrl) ?? [],
  )
  if (drafts.length > 0) await queueEmails(services, tx, drafts, workspaceId)
}
