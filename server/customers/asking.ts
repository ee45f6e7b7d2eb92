import { and, eq, gt, inArray } from 'drizzle-orm'
import { requestEmail, requestTemplate } from '#contract/emails/request-email.ts'
import { emailLayout } from '../business/service.ts'
import { campaignSettingsOf } from '../campaigns/service.ts'
import type { Services } from '../context.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import { findUnreachable, hasProvenOwner, queueEmail, takeOne } from '../emails/service.ts'
import { notFound } from '../http/problem.ts'
import { daysBefore } from '../kit/time.ts'
import type { Row } from './present.ts'
import { recordRequests } from './record.ts'
import { customers, requests } from './tables.ts'

interface Asking {
  readonly workspaceId: string
  readonly customerId: string
  /** What the owner typed; else `requestTemplate`. */
  readonly subject?: string
  readonly message?: string
  /** Where replies go as long as there is no business profile with an address. */
  readonly replyTo?: string
}

/** Posts the email that asks for a testimonial, keeps the request, and calls the customer `pending`. */
export async function askCustomer(services: Services, tx: Tx, asking: Asking) {
  const { workspaceId, customerId } = asking
  const mine = and(eq(customers.workspaceId, workspaceId), eq(customers.id, customerId))
  const [found] = await tx.select().from(customers).where(mine).for('update')
  if (!found) throw notFound('customer')
  const sender = await emailLayout(services, tx, workspaceId)
  const replyTo = sender.contactEmail ?? asking.replyTo
  const typed = {
    subject: asking.subject ?? requestTemplate.subject,
    message: asking.message ?? requestTemplate.message,
  }
  const facts = {
    customerName: found.name,
    customerEmail: found.email,
    businessName: sender.businessName,
    testimonialLink: sender.formUrl,
  }
  const mail = requestEmail(typed, facts)
  const draft = {
    ...mail,
    to: found.email,
    stream: 'requests' as const,
    ...(replyTo !== undefined && { replyTo }),
  }
  const emailId = await queueEmail(services, tx, draft, workspaceId)
  const sent = { customerId, email: found.email, linkId: sender.formId, emailId, subject: mail.subject }
  const [request] = await recordRequests(services, tx, workspaceId, [sent])
  const row: Row = found.status === 'active' ? { ...found, status: 'pending' } : found
  return { customer: row, request: request! }
}

/** What becomes of a customer who is to be asked; `later`: the day's limit is used up, or no owner has proven an address. */
export type AskOutcome = 'asked' | 'answered' | 'asked-recently' | 'opted-out' | 'unreachable' | 'later'

/** Asks those of these customers who have not responded and were not asked within the cooldown. Answers whom. */
export async function askWhoWasNotAsked(
  services: Services,
  tx: Tx,
  workspaceId: string,
  customerIds: readonly string[],
): Promise<string[]> {
  const outcomes = await askWhoMayBeAsked(services, tx, workspaceId, customerIds)
  return [...outcomes].flatMap(([id, outcome]) => (outcome === 'asked' ? id : []))
}

/** How a customer is asked, once it is clear that they may be, and what became of it. */
export interface WayOfAsking {
  /** Goes by the address: one that emails come back from ends it. */
  readonly isEmail: boolean
  ask(customer: { readonly id: string; readonly email: string }): Promise<AskOutcome>
}

/**
 * As `askWhoWasNotAsked`, saying of each customer who is here what became of it. `way` takes the place of the usual email.
 * The customers are held until the transaction ends: nothing else asks them meanwhile.
 */
export async function askWhoMayBeAsked(
  services: Services,
  tx: Tx,
  workspaceId: string,
  customerIds: readonly string[],
  way: WayOfAsking = usualEmail(services, tx, workspaceId),
): Promise<Map<string, AskOutcome>> {
  const outcomes = new Map<string, AskOutcome>()
  if (customerIds.length === 0) return outcomes
  // First: what the others of this transaction read is what nobody else changes meanwhile.
  const here = await tx
    .select({ id: customers.id, email: customers.email, status: customers.status })
    .from(customers)
    .where(rowsWithIds(customers, workspaceId, customerIds))
    .orderBy(customers.id)
    .for('update')
  const recent = await askedRecently(services, tx, workspaceId, customerIds)
  const closed = await findUnreachable(
    tx,
    workspaceId,
    here.map(({ email }) => email),
  )
  let isLater = !(await hasProvenOwner(services, workspaceId))
  for (const { id, email, status } of here) {
    const shut = closed.get(email)
    if (status === 'responded') outcomes.set(id, 'answered')
    else if (recent.has(id)) outcomes.set(id, 'asked-recently')
    else if (shut && shut !== 'bounced') outcomes.set(id, 'opted-out')
    else if (shut && way.isEmail) outcomes.set(id, 'unreachable')
    else {
      const outcome = isLater ? 'later' : await way.ask({ id, email })
      isLater ||= outcome === 'later'
      outcomes.set(id, outcome)
    }
  }
  return outcomes
}

/** How many of these addresses could be asked now: of customers and of others, each once. */
export async function countAskable(
  services: Services,
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
): Promise<number> {
  if (addresses.length === 0) return 0
  const here = await tx
    .select({ id: customers.id, email: customers.email, status: customers.status })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), inArray(customers.email, [...addresses])))
  const ids = here.map(({ id }) => id)
  const recent = ids.length === 0 ? new Set() : await askedRecently(services, tx, workspaceId, ids)
  const closed = await findUnreachable(tx, workspaceId, addresses)
  const isLeftOut = new Set(
    here.flatMap(({ id, email, status }) => (status === 'responded' || recent.has(id) ? email : [])),
  )
  return addresses.filter((address) => !isLeftOut.has(address) && !closed.has(address)).length
}

function usualEmail(services: Services, tx: Tx, workspaceId: string): WayOfAsking {
  return {
    isEmail: true,
    async ask({ id: customerId }) {
      if (!(await takeOne(services, tx, workspaceId))) return 'later'
      await askCustomer(services, tx, { workspaceId, customerId })
      return 'asked'
    },
  }
}

async function askedRecently(
  { now }: Services,
  tx: Tx,
  workspaceId: string,
  customerIds: readonly string[],
): Promise<Set<string | null>> {
  const { cooldownDays } = await campaignSettingsOf(tx, workspaceId)
  const asked = await tx
    .selectDistinct({ id: requests.customerId })
    .from(requests)
    .where(
      and(
        eq(requests.workspaceId, workspaceId),
        inArray(requests.customerId, [...customerIds]),
        gt(requests.sentAt, daysBefore(now(), cooldownDays)),
      ),
    )
  return new Set(asked.map(({ id }) => id))
}
