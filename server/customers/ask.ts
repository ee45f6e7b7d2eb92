import { and, eq } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { customers } from './tables.ts'
import { idempotent } from '../http/idempotent.ts'
import { requireOne, requireProven, requireReachable } from '../emails/service.ts'
import { presentCustomer, presentRequest } from './present.ts'
import { askCustomer, refuseTooMany } from './service.ts'

/** "Email": asks one customer in the owner's own words. */
export function askForTestimonial(
  context: WorkspaceContext,
  id: string,
  typed: { subject: string; message: string },
) {
  requireProven(context)
  const { workspaceId, user } = context
  return idempotent(context, workspaceId, 'ask-customer', { id, ...typed }, async (tx) => {
    await refuseTooMany(context, tx, id)
    await refuseOptedOut(context, tx, id)
    await requireOne(context, tx, workspaceId)
    const asking = { workspaceId, customerId: id, replyTo: user.email, ...typed }
    const { customer, request } = await askCustomer(context, tx, asking)
    return { customer: presentCustomer(customer, user.id), request: presentRequest(request, 'queued') }
  })
}

async function refuseOptedOut({ workspaceId }: WorkspaceContext, tx: Tx, id: string): Promise<void> {
  const [found] = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), eq(customers.id, id)))
  if (found) await requireReachable(tx, workspaceId, found.email)
}
