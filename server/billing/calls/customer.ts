import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { WorkspaceContext } from '../../context.ts'
import { businessProfiles } from '../../business/tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { billingCustomers } from '../tables.ts'

/** Who the workspace is at Stripe, if anybody yet. */
export async function knownCustomer({ db, workspaceId }: WorkspaceContext): Promise<string | undefined> {
  const [known] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.workspaceId, workspaceId))
  return known?.customerId
}

/**
 * The workspace's customer, made at Stripe if there is none. Stopped between the two steps, the next try gets the same one
 * from Stripe within a day by the idempotency key; after that, `adoptCustomer` takes in whichever comes to pay.
 */
export async function customerOf(context: WorkspaceContext, stripe: Stripe): Promise<string> {
  const known = await knownCustomer(context)
  if (known !== undefined) return known
  const { db, workspaceId, user, now } = context
  const [named] = await db
    .select({ workspace: workspaces.name, business: businessProfiles.businessName })
    .from(workspaces)
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  const made = await stripe.customers.create(
    {
      name: named?.business ?? named?.workspace ?? '',
      ...(user.isProven && { email: user.email }),
      metadata: { workspace_id: workspaceId },
    },
    { idempotencyKey: `customer-${workspaceId}` },
  )
  await db
    .insert(billingCustomers)
    .values({ workspaceId, customerId: made.id, createdAt: now() })
    .onConflictDoNothing()
  return (await knownCustomer(context)) ?? made.id
}
