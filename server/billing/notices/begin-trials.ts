import { and, eq, lt } from 'drizzle-orm'
import { trialDays } from '#contract/billing/tiers.ts'
import type { Services } from '../../context.ts'
import { daysAfter } from '../../kit/time.ts'
import { extendTrial, raiseOutletVersion } from '../../workspaces/service.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { paymentsSince } from '../tables.ts'

/**
 * On the first day that a server takes payments, accounts are there whose trial ended while it meant nothing. They get a
 * new one, so that nobody's widgets turn off without a word.
 */
export async function beginTrials({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  if ((await db.select().from(paymentsSince)).length > 0) return
  await db.transaction(async (tx) => {
    // Another process that does the same waits here, and finds the row.
    await tx.execute(`lock table payments_since in exclusive mode`)
    if ((await tx.select().from(paymentsSince)).length > 0) return
    await tx.insert(paymentsSince).values({ at })
    const over = await tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(and(eq(workspaces.subscriptionStatus, 'trial'), lt(workspaces.subscriptionExpiresAt, at)))
    for (const { id } of over) {
      await extendTrial(tx, id, daysAfter(at, trialDays))
      await raiseOutletVersion(tx, id)
    }
  })
}
