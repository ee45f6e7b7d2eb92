import type { WorkspaceContext } from '../context.ts'
import { presentCustomer, presentRequest, refuseTooMany } from '../customers/service.ts'
import { customers } from '../customers/tables.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import { requireProven } from '../emails/service.ts'
import { idempotent } from '../http/idempotent.ts'
import { notFound, Problem } from '../http/problem.ts'
import { isClosed } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { askByText, type NotTexted } from './ask-by-text.ts'
import { and, eq } from 'drizzle-orm'

/** "Text": asks one customer. */
export function askCustomerByText(context: WorkspaceContext, id: string) {
  requireProven(context)
  const { workspaceId, user } = context
  return idempotent(context, workspaceId, 'text-customer', { id }, async (tx) => {
    await refuseTooMany(context, tx, id)
    const isLeaving = and(eq(workspaces.id, workspaceId), isClosed)
    if ((await tx.$count(workspaces, isLeaving)) > 0) {
      throw new Problem(
        'not-allowed',
        'This account is being deleted. Keep the account to send text messages.',
      )
    }
    const asked = await askByText(context, tx, { workspaceId, customerId: id })
    if ('reason' in asked) throw refusalOf(asked.reason)
    const [customer] = await tx
      .select()
      .from(customers)
      .where(rowsWithIds(customers, workspaceId, [id]))
    return {
      customer: presentCustomer(customer!, user.id),
      request: presentRequest(asked.request, 'queued'),
    }
  })
}

const sentences: Readonly<Record<Exclude<NotTexted, 'deleted'>, string>> = {
  'no-gateway': "This server can't send text messages.",
  'no-number': 'This customer has no phone number. Add one first.',
  'no-consent': 'This customer has not agreed to get text messages.',
  unsubscribed: 'This customer replied STOP. They won’t get any more text messages.',
  bounced: "The last text message to this number could not be delivered. Please check the customer's number.",
  limit: 'The text messages for this month are used up. You can send more from the first of next month.',
}

function refusalOf(reason: NotTexted): Problem {
  return reason === 'deleted' ? notFound('customer') : new Problem('invalid-input', sentences[reason])
}
