import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { businessProfiles } from '../business/tables.ts'
import type { Services } from '../context.ts'
import { matches } from '../db/matches.ts'
import type { Tx } from '../db/database.ts'
import { inWorkspace } from '../db/tenant.ts'
import { takeOne } from '../emails/service.ts'
import { defineJob } from '../jobs/define-job.ts'
import { dayMs } from '../kit/time.ts'
import { workspaces } from '../workspaces/tables.ts'
import { fullMailboxes, postReward } from './reward-email.ts'
import { rewards } from './tables.ts'

/** Mails a reward whose email had no room on the day that it was given; once, and on another day if there is none again. */
export const mailReward = defineJob({
  name: 'mail-reward',
  payload: z.object({ workspaceId: z.uuid(), rewardId: z.uuid() }),
  attempts: 6,
  timeoutSeconds: 60,
  async run(services, { workspaceId, rewardId }) {
    const mine = matches(rewards, { workspaceId, id: rewardId })
    const [line] = await services.db.select().from(rewards).where(mine)
    if (!line?.customerEmail) return
    const full = await fullMailboxes(services, [line.customerEmail])
    await inWorkspace(services.db, workspaceId, async (tx) => {
      const [locked] = await tx.select().from(rewards).where(mine).for('update')
      if (!locked?.code || !locked.customerEmail || locked.emailId) return
      if (full.has(locked.customerEmail) || !(await takeOne(services, tx, workspaceId)))
        return postTomorrow(services, tx, { workspaceId, rewardId })
      const sender = await loadRewardSender(tx, workspaceId)
      const emailId = await postReward(services, tx, sender, { ...locked, code: locked.code })
      await tx.update(rewards).set({ emailId, givenAt: services.now() }).where(mine)
    })
  },
})

/** Has the email leave a day later. */
export async function postTomorrow(
  services: Services,
  tx: Tx,
  of: { readonly workspaceId: string; readonly rewardId: string },
): Promise<void> {
  await services.jobs.enqueue(tx, mailReward, of, { notBefore: new Date(services.now().getTime() + dayMs) })
}

/** Whose name a reward is given in, and who gets the answers. */
export async function loadRewardSender(tx: Tx, workspaceId: string) {
  const [found] = await tx
    .select({ name: workspaces.name, contactEmail: businessProfiles.contactEmail })
    .from(workspaces)
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  return { name: found?.name ?? '', contactEmail: found?.contactEmail ?? null }
}
