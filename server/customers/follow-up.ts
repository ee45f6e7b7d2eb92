import { aliasedTable, and, eq, gt, isNotNull, isNull, lt, ne, notExists } from 'drizzle-orm'
import { reminderTemplate, requestEmail } from '#contract/emails/request-email.ts'
import { emailLayout } from '../business/service.ts'
import { reminderMoment } from '../campaigns/service.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { askingWorkspaces } from '../workspaces/service.ts'
import { crmAutomation } from '../crm/tables.ts'
import { customers, requests } from './tables.ts'
import { inWorkspace } from '../db/tenant.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import { forEachWorkspace } from '../jobs/for-each-workspace.ts'
import { daysBefore } from '../kit/time.ts'
import { hasOptedOut, hasProvenOwner, queueEmail, takeOne } from '../emails/service.ts'

/** Every morning, where the owner wants it: requests that nobody answered for a week are repeated, once, and by day. */
export const followUp = defineScheduledJob('follow-up', '0 9 * * *', {
  attempts: 2,
  timeoutSeconds: 600,
  async run(services) {
    const wanted = eq(crmAutomation.weeklyFollowUps, true)
    const wanting = await askingWorkspaces(services.db, crmAutomation, wanted)
    await forEachWorkspace(services, wanting, ({ workspaceId }) =>
      inWorkspace(services.db, workspaceId, (tx) => remindUnanswered(services, tx, workspaceId)),
    )
  },
})

/** Marks and posts in one transaction: run twice, it reminds once. */
async function remindUnanswered(services: Services, tx: Tx, workspaceId: string): Promise<void> {
  const now = services.now()
  const due = await lockUnanswered(tx, workspaceId, now)
  if (due.length === 0) return
  if (!(await hasProvenOwner(services, workspaceId))) return
  const { businessName, formUrl, contactEmail } = await emailLayout(services, tx, workspaceId)
  const notBefore = await reminderMoment(tx, workspaceId, now)
  const reminded = new Set<string>()
  for (const { id, name, email } of due) {
    // Whoever is left is reminded tomorrow.
    if (!reminded.has(email) && !(await takeOne(services, tx, workspaceId))) break
    await tx
      .update(requests)
      .set({ remindedAt: now })
      .where(and(eq(requests.workspaceId, workspaceId), eq(requests.id, id)))
    // Somebody with two open requests gets one reminder.
    if (reminded.has(email) || (await hasOptedOut(tx, workspaceId, email))) continue
    reminded.add(email)
    const mail = requestEmail(reminderTemplate, {
      customerName: name,
      customerEmail: email,
      businessName,
      testimonialLink: formUrl,
    })
    await queueEmail(
      services,
      tx,
      {
        ...mail,
        to: email,
        stream: 'requests',
        purpose: { kind: 'follow-up', id },
        notBefore,
        ...(contactEmail && { replyTo: contactEmail }),
      },
      workspaceId,
    )
  }
}

const waitDays = 7
/** An older request is no longer what somebody remembers. */
const oldestDays = 30

/** The requests that nobody answered for a week, and whose customers were not asked by a campaign since. */
function lockUnanswered(tx: Tx, workspaceId: string, now: Date) {
  const later = aliasedTable(requests, 'later')
  const ofTheSame = and(eq(later.workspaceId, workspaceId), eq(later.customerId, requests.customerId))
  const askedSince = tx
    .select({ id: later.id })
    .from(later)
    .where(and(ofTheSame, gt(later.sentAt, requests.sentAt), isNotNull(later.campaignId)))
  return tx
    .select({ id: requests.id, name: customers.name, email: customers.email })
    .from(requests)
    .innerJoin(customers, and(eq(customers.workspaceId, workspaceId), eq(customers.id, requests.customerId)))
    .where(
      and(
        eq(requests.workspaceId, workspaceId),
        isNull(requests.answeredAt),
        isNull(requests.remindedAt),
        isNotNull(requests.customerId),
        // Campaigns have reminders of their own.
        isNull(requests.campaignId),
        // Whoever was asked by text message gets no email in its place.
        isNull(requests.textId),
        notExists(askedSince),
        lt(requests.sentAt, daysBefore(now, waitDays)),
        gt(requests.sentAt, daysBefore(now, oldestDays)),
        ne(customers.status, 'responded'),
      ),
    )
    .for('update', { of: requests, skipLocked: true })
}
