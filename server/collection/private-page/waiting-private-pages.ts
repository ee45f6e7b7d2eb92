import { and, asc, eq, lte } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { matches } from '../../db/matches.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { defineMailing, provenOwnerOf } from '../../emails/service.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { dayMs } from '../../kit/time.ts'
import { postPrivatePage } from './private-page-email.ts'
import { waitingPrivatePages } from '../tables.ts'

const hourMs = 3_600_000
const atOnce = 100

/** Mails the private pages that waited for their workspace, oldest first. What has no room yet goes on waiting. */
export const mailWaitingPrivatePages = defineMailing('mail-waiting-private-pages', {
  attempts: 5,
  atOnce,
  mailSome,
})

/** Looks for what is due where an owner has proven their address by now, or where there is room again. */
export const findWaitingPrivatePages = defineScheduledJob('find-waiting-private-pages', '* * * * *', {
  attempts: 1,
  timeoutSeconds: 60,
  async run(services) {
    const { workspaceId, dueAt } = waitingPrivatePages
    const due = await services.db
      .selectDistinct({ workspaceId })
      .from(waitingPrivatePages)
      .where(and(lte(dueAt, services.now()), provenOwnerOf(workspaceId)))
      .limit(atOnce)
    for (const one of due) await services.jobs.enqueue(services.db, mailWaitingPrivatePages, one)
  },
})

/** Any number of these may run at once: each locks other rows. */
function mailSome(services: Services, workspaceId: string): Promise<number> {
  return inWorkspace(services.db, workspaceId, async (tx) => {
    const now = services.now()
    const waiting = await tx
      .select()
      .from(waitingPrivatePages)
      .where(and(eq(waitingPrivatePages.workspaceId, workspaceId), lte(waitingPrivatePages.dueAt, now)))
      .orderBy(asc(waitingPrivatePages.dueAt), asc(waitingPrivatePages.testimonialId))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    for (const page of waiting) {
      const { testimonialId } = page
      const outcome = await postPrivatePage(services, tx, page)
      const itself = matches(waitingPrivatePages, { workspaceId, testimonialId })
      if (outcome === 'settled') await tx.delete(waitingPrivatePages).where(itself)
      else {
        const dueAt = new Date(now.getTime() + (outcome === 'no-room' ? hourMs : dayMs + 1))
        await tx.update(waitingPrivatePages).set({ dueAt }).where(itself)
      }
    }
    return waiting.length
  })
}
