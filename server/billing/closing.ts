import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { defineJob } from '../jobs/define-job.ts'
import { workspaces } from '../workspaces/tables.ts'
import { askStripe, isFromStripe, untilStripeIsBack } from './stripe/ask-stripe.ts'
import { billingCustomers } from './tables.ts'

/**
 * When the account was closed, called off or deleted: nobody pays for an account that is going. While the deletion waits,
 * the subscription ends with its period; called off, it goes on; with the account, the customer goes at Stripe too.
 */
export const settleClosing = defineJob({
  name: 'billing-closing',
  payload: z.object({ customerId: z.string() }),
  ...untilStripeIsBack,
  async run(services, { customerId }) {
    const state = await closingState(services, customerId)
    await askStripe(services, async (stripe) => {
      if (state === 'gone') {
        await stripe.customers.del(customerId).catch(ignoreMissing)
        return
      }
      const running = await stripe.subscriptions.list({ customer: customerId, limit: 100 })
      for (const { id, metadata, cancel_at_period_end: isEnding, schedule } of running.data) {
        if (state === 'closing' && !isEnding) {
          if (schedule)
            await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id)
          await stripe.subscriptions.update(id, { cancel_at_period_end: true, metadata: closedMark })
        }
        if (state === 'kept' && isEnding && metadata['ended_by'] === closedMark.ended_by) {
          await stripe.subscriptions.update(id, { cancel_at_period_end: false, metadata: { ended_by: '' } })
        }
      }
    })
  },
})

/** What we ended, and not the owner, goes on when the deletion is called off. */
const closedMark = { ended_by: 'account-deletion' }

async function closingState({ db }: Services, customerId: string): Promise<'gone' | 'closing' | 'kept'> {
  const [known] = await db
    .select({ workspaceId: billingCustomers.workspaceId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
  if (!known) return 'gone'
  const closing = await db.$count(workspaces, isClosing(known.workspaceId))
  return closing > 0 ? 'closing' : 'kept'
}

function isClosing(workspaceId: string) {
  return and(eq(workspaces.id, workspaceId), isNotNull(workspaces.deletionRequestedAt))
}

/** In the transaction that closes, keeps or deletes a workspace. Where nobody ever paid, nothing happens. */
export async function settlePayments(services: Services, tx: Tx, workspaceId: string): Promise<void> {
  if (!services.config.payments) return
  const [known] = await tx
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.workspaceId, workspaceId))
  if (known) await services.jobs.enqueue(tx, settleClosing, { customerId: known.customerId })
}

function ignoreMissing(failure: unknown): void {
  if (!isFromStripe(failure) || failure.code !== 'resource_missing') throw failure
}
