import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { rewards } from './tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import { assignRewardCodes } from './assign-codes.ts'

/** Rewards that waited, such as for the owner to prove their address, go on. */
export async function resumeRewards(services: Services, tx: Tx, workspaceId: string): Promise<void> {
  await services.jobs.enqueue(tx, assignRewardCodes, { workspaceId })
}

/** What the customer's private page shows; nothing when there is no reward or it goes by mail alone. */
export async function rewardOnPage(db: Db | Tx, workspaceId: string, testimonialId: string) {
  const [line] = await db
    .select({ type: rewards.rewardType, message: rewards.message, code: rewards.code })
    .from(rewards)
    .where(
      and(
        eq(rewards.workspaceId, workspaceId),
        eq(rewards.testimonialId, testimonialId),
        or(
          ne(rewards.distributionMethod, 'email_campaign'),
          // Given without an email: the address had too many of them that day.
          and(isNotNull(rewards.givenAt), isNull(rewards.emailId)),
        ),
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
