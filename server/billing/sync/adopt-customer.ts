import { eq } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { uuidOrNothing } from '../../kit/ids.ts'
import { workspaces } from '../../workspaces/tables.ts'
import type { StripeCustomer } from '../stripe/read-customer.ts'
import { billingCustomers } from '../tables.ts'

/**
 * Takes in a customer that we made at Stripe and then did not store, because this server was stopped between the two.
 * False for a customer of something else, and for a second one of a workspace.
 */
export async function adoptCustomer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { customerId, workspaceId: named }: Pick<StripeCustomer, 'customerId' | 'workspaceId'>,
): Promise<boolean> {
  const workspaceId = uuidOrNothing(named ?? '')
  if (!workspaceId || (await db.$count(workspaces, eq(workspaces.id, workspaceId))) === 0) return false
  const { rowCount } = await db
    .insert(billingCustomers)
    .values({ workspaceId, customerId, createdAt: now() })
    .onConflictDoNothing()
  return rowCount === 1
}
