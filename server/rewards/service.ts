import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { rewards } from './tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import { assignRewardCodes } from './assign-codes.ts'

export { readRewardToken } from './reward-link.ts'

/** Rewards that waited, such as for the owner to prove their address, go on. */
export async function resumeRewards(services: Services, tx: Tx, workspaceId: string): Promise<void> {
  await services.jobs.enqueue(tx, assignRewardCodes, { workspaceId })
}

/** What the page of a reward shows. What goes by mail alone is only for whoever comes from that email. */
export async function rewardOnPage(
  db: Db | Tx,
  workspaceId: string,
  testimonialId: string,
  { isFromEmail = false }: { readonly isFromEmail?: boolean } = {},
) {
  const [line] = await db
    .select({ type: rewards.rewardType, message: rewards.message, code: rewards.code })
    .from(rewards)
    .where(
      and(
        eq(rewards.workspaceId, workspaceId),
        eq(rewards.testimonialId, testimonialId),
        isFromEmail ? undefined : ne(rewards.distributionMethod, 'email_campaign'),
      ),
    )
  return line ?? null
}

/** What was given, or is due, for writing; nothing where the ledger has no line. */
export async function rewardGiven(db: Db | Tx, workspaceId: string, testimonialId: string) {
  const [line] = await db
    .select({ type: rewards.rewardType })
    .from(rewards)
    .where(matches(rewards, { workspaceId, testimonialId }))
  return line?.type ?? null
}

/** Takes name and address out of these lines at once, as their customers asked for; the lines themselves stay. */
export async function forgetRewardedCustomers(
  tx: Tx,
  workspaceId: string,
  testimonialIds: readonly string[],
): Promise<void> {
  await tx
    .update(rewards)
    .set(nobody)
    .where(and(eq(rewards.workspaceId, workspaceId), inArray(rewards.testimonialId, [...testimonialIds])))
}

const nobody = { customerName: '', customerEmail: null }

/** Takes name and address out of the lines of testimonials that are gone for good; the lines themselves stay. */
export async function forgetErased(db: Db): Promise<void> {
  await db
    .update(rewards)
    .set(nobody)
    .where(
      and(
        or(isNotNull(rewards.customerEmail), ne(rewards.customerName, '')),
        sql`not exists (select from ${testimonials} where ${testimonials.workspaceId} = ${rewards.workspaceId} and ${testimonials.id} = ${rewards.testimonialId})`,
      ),
    )
}
