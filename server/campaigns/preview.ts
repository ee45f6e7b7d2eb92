import { and, desc, eq } from 'drizzle-orm'
import { campaignEmail } from '#contract/campaigns/campaign-email.ts'
import { lintCampaignEmail } from '#contract/campaigns/campaign-lint.ts'
import { emailLayout } from '../business/service.ts'
import type { WorkspaceContext } from '../context.ts'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { previewRequest, queueEmail, requireProven } from '../emails/service.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { limits } from './limits.ts'

interface Typed {
  readonly emailSubject: string
  readonly emailTemplate: string
  readonly customerId?: string | null | undefined
}

const example = { id: null, name: 'Alex Morgan', email: 'alex@example.com' }

/** The email as a customer would get it. */
export function previewCampaignRequest(context: WorkspaceContext, typed: Typed) {
  const { tenant, workspaceId, user } = context
  return tenant(async (tx) => {
    const { customer, mail, sender } = await fillIn(context, tx, typed)
    const parts = await previewRequest(tx, workspaceId, mail, '#unsubscribe')
    return {
      customer,
      from: sender.businessName,
      replyTo: sender.contactEmail ?? user.email,
      subject: mail.subject,
      ...parts,
      lint: lintCampaignEmail(typed),
    }
  })
}

/** The same to the signed-in user's own address; counts for nobody. */
export async function sendTest(context: WorkspaceContext, rates: RateLimits, typed: Typed) {
  requireProven(context)
  const { tenant, workspaceId, user } = context
  const error = lintCampaignEmail(typed).find(({ severity }) => severity === 'error')
  if (error) throw new Problem('invalid-input', error.message, { fields: { [error.field]: error.message } })
  await rates.take(limits.testEmail, user.id)
  return tenant(async (tx) => {
    const { mail } = await fillIn(context, tx, typed)
    const draft = { ...mail, subject: `Test: ${mail.subject}`, to: user.email, isFromBusiness: true }
    await queueEmail(context, tx, draft, workspaceId)
    return { sentTo: user.email }
  })
}

/** With a customer's name and the address of the workspace's own form: nobody's personal link is used up. */
async function fillIn(context: WorkspaceContext, tx: Tx, typed: Typed) {
  const { workspaceId } = context
  const sender = await emailLayout(context, tx, workspaceId)
  const customer = await customerFor(tx, workspaceId, typed.customerId)
  const mail = campaignEmail(typed, {
    customerName: customer.name,
    customerEmail: customer.email,
    businessName: sender.businessName,
    testimonialLink: sender.formUrl,
  })
  return { customer, mail, sender }
}

async function customerFor(tx: Tx, workspaceId: string, id: string | null | undefined) {
  const [found] = await tx
    .select({ id: customers.id, name: customers.name, email: customers.email })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), id ? eq(customers.id, id) : undefined))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(1)
  if (!found && id) throw notFound('customer')
  return found ?? example
}
