import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { reminderMoment } from '../campaigns/service.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import { inWorkspace } from '../db/tenant.ts'
import { emailStatesOf, hasProvenOwner, queueEmail, takeOne } from '../emails/service.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import { forEachWorkspace } from '../jobs/for-each-workspace.ts'
import { daysBefore } from '../kit/time.ts'
import { isStaying } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { handOverEmail } from './hand-over-email.ts'
import { handOverToken, handOverUrl } from './hand-over-link.ts'
import { languageOfCustomer, mayBeMailed, readStandings, type Standing } from './standing.ts'
import { publishedReviews } from './tables.ts'

const waitDays = 7
/** An older email is no longer what somebody remembers. */
const oldestDays = 30
const batchRows = 200

/** Every morning: emails with a link that nobody answered for a week are repeated, once. */
export const remindHandOvers = defineScheduledJob('remind-hand-overs', '30 9 * * *', {
  attempts: 2,
  timeoutSeconds: 600,
  async run(services) {
    const waiting = await services.db
      .selectDistinct({ workspaceId: publishedReviews.workspaceId })
      .from(publishedReviews)
      .innerJoin(workspaces, eq(workspaces.id, publishedReviews.workspaceId))
      // An account on its way out asks nobody any more.
      .where(and(isReminderDue(services.now()), isStaying))
    await forEachWorkspace(services, waiting, async ({ workspaceId }) => {
      if (!(await hasProvenOwner(services, workspaceId))) return
      await inWorkspace(services.db, workspaceId, (tx) => remindAll(services, tx, workspaceId))
    })
  },
})

function isReminderDue(now: Date) {
  return and(
    eq(publishedReviews.platform, 'google'),
    eq(publishedReviews.status, 'pending'),
    isNull(publishedReviews.remindedAt),
    isNotNull(publishedReviews.emailedAt),
    lt(publishedReviews.emailedAt, daysBefore(now, waitDays)),
    gt(publishedReviews.emailedAt, daysBefore(now, oldestDays)),
  )
}

/** Marks and posts in one transaction: run twice, it reminds once. */
async function remindAll(services: Services, tx: Tx, workspaceId: string): Promise<void> {
  const due = await tx
    .select({
      id: publishedReviews.id,
      testimonialId: publishedReviews.testimonialId,
      emailId: publishedReviews.emailId,
    })
    .from(publishedReviews)
    .where(and(eq(publishedReviews.workspaceId, workspaceId), isReminderDue(services.now())))
    .orderBy(asc(publishedReviews.emailedAt))
    .limit(batchRows)
    .for('update', { skipLocked: true })
  const deliveryStates = await emailStatesOf(
    tx,
    workspaceId,
    due.flatMap(({ emailId }) => emailId ?? []),
  )
  const standings = await readStandings(
    tx,
    workspaceId,
    due.map(({ testimonialId }) => testimonialId),
    'google',
  )
  for (const standing of standings) {
    const { review, obstacle } = standing
    // Where the first did not arrive, there is nothing to be reminded of.
    const hasLeft = (deliveryStates.get(review?.emailId ?? '') ?? 'sent') === 'sent'
    const isWanted = obstacle === null && hasLeft && (await mayBeMailed(tx, standing))
    // Whoever is left is reminded tomorrow.
    if (isWanted && !(await takeOne(services, tx, workspaceId))) return
    await tx
      .update(publishedReviews)
      .set({ remindedAt: services.now() })
      .where(rowsWithIds(publishedReviews, workspaceId, [review!.id]))
    if (isWanted) await remind(services, tx, standing)
  }
}

async function remind(services: Services, tx: Tx, { row, businessName }: Standing): Promise<void> {
  const { button, ...email } = handOverEmail({
    language: await languageOfCustomer(tx, row),
    business: businessName,
    isReminder: true,
  })
  const url = handOverUrl(services, 'google', handOverToken(services, 'google', row, { isMailed: true }))
  await queueEmail(
    services,
    tx,
    {
      to: row.customerEmail!,
      ...email,
      button: { label: button, url, isSecret: true },
      stream: 'requests',
      notBefore: await reminderMoment(tx, row.workspaceId, services.now()),
    },
    row.workspaceId,
  )
}
