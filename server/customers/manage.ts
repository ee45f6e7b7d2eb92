import { and, eq, sql } from 'drizzle-orm'
import type { Customer, CustomerDetails } from '#contract/customers/customers.ts'
import { emailLayout } from '../business/service.ts'
import type { Services, WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import { inWorkspace } from '../db/tenant.ts'
import type { Doing } from '../events.ts'
import { customers, requests } from './tables.ts'
import { idempotent } from '../http/idempotent.ts'
import { notFound, Problem } from '../http/problem.ts'
import { emailStatesOf, forgetEmailsTo, noteRemoved } from '../emails/service.ts'
import { requirePhoneNumber } from '../kit/phone/require-phone-number.ts'
import { refuseAddresses } from '../kit/words/plain-names.ts'
import { texts } from '../texts/tables.ts'
import { readTestimonialsAndConsents } from '../testimonials/service.ts'
import { type Changes, mergeCustomers, writeCustomer } from './merge.ts'
import { presentCustomer, presentRequest, type Row } from './present.ts'
import { takeBackUnsent } from './take-back.ts'
import { upsertCustomers } from './service.ts'
import { actorOf } from '../kit/actor.ts'

const shownRequests = 50

interface NewCustomer extends Changes {
  readonly name: string
  readonly email: string
}

/** Adds a customer, or merges into the one with this address. */
export function createCustomer(context: WorkspaceContext, input: NewCustomer) {
  refuseAddresses({ name: input.name })
  const { workspaceId, user } = context
  return idempotent(context, workspaceId, 'create-customer', input, async (tx) => {
    const arriving = { ...input, phone: requirePhoneNumber(input.phone) }
    const upserted = await upsertCustomers(context, tx, doing(context), [arriving])
    const { id = '', outcome } = upserted.get(input.email) ?? {}
    const row = await loadCustomer(tx, workspaceId, id)
    return { ...presentCustomer(row, user.id), isNew: outcome === 'added' }
  })
}

/** The customer with everything that is known: testimonials, requests and consents. */
export function readCustomerDetails(context: WorkspaceContext, id: string): Promise<CustomerDetails> {
  const { tenant, workspaceId, user } = context
  return tenant(async (tx) => {
    const row = await loadCustomer(tx, workspaceId, id)
    const { testimonials, consents } = await readTestimonialsAndConsents(tx, workspaceId, row.email)
    const sent = await tx
      .select()
      .from(requests)
      .where(and(eq(requests.workspaceId, workspaceId), eq(requests.customerId, id)))
      .orderBy(sql`${requests.sentAt} desc`)
      .limit(shownRequests)
    const states = await statesOf(tx, workspaceId, sent)
    const { businessName, contactEmail, formUrl } = await emailLayout(context, tx, workspaceId)
    return {
      customer: presentCustomer(row, user.id),
      testimonials,
      requests: sent.map((request) =>
        presentRequest(request, states.get(request.emailId ?? request.textId ?? '')),
      ),
      consents,
      emailLayout: { businessName, replyTo: contactEmail ?? user.email, testimonialLink: formUrl },
    }
  })
}

/** How far the emails and text messages of these requests have come, by their ids. */
async function statesOf(tx: Tx, workspaceId: string, sent: readonly (typeof requests.$inferSelect)[]) {
  const emailIds = sent.flatMap(({ emailId }) => emailId ?? [])
  const textIds = sent.flatMap(({ textId }) => textId ?? [])
  const states = await emailStatesOf(tx, workspaceId, emailIds)
  const told = await tx
    .select({ id: texts.id, state: texts.state })
    .from(texts)
    .where(rowsWithIds(texts, workspaceId, textIds))
  for (const { id, state } of told) states.set(id, state)
  return states
}

/** Changes what is given; an address that another customer has is refused. */
export function editCustomer(
  context: WorkspaceContext,
  id: string,
  { updatedAt, ...changes }: Changes & { readonly updatedAt?: string | undefined },
): Promise<Customer> {
  refuseAddresses({ name: changes.name })
  const { tenant, workspaceId, user } = context
  return tenant(async (tx) => {
    const row = await loadCustomer(tx, workspaceId, id, 'lock')
    if (updatedAt !== undefined && Date.parse(updatedAt) !== row.updatedAt.getTime()) {
      throw new Problem(
        'edited-elsewhere',
        'Someone else just changed this customer. Please check their version before you save.',
      )
    }
    if (changes.email !== undefined && changes.email !== row.email) {
      const other = await withEmail(tx, workspaceId, changes.email)
      if (other) {
        throw new Problem('customer-exists', `${other.name} already has this email. You can merge the two.`, {
          fields: { email: `${other.name} already has this email` },
        })
      }
    }
    return presentCustomer(await writeCustomer(context, tx, doing(context), row, changes), user.id)
  })
}

/** This customer stays; the one with that address, if there is one, goes, and leaves its history here. */
export function mergeCustomer(
  context: WorkspaceContext,
  id: string,
  changes: Changes & { readonly email: string },
): Promise<Customer> {
  const { tenant, workspaceId, user } = context
  return tenant(async (tx) => {
    const row = await loadCustomer(tx, workspaceId, id, 'lock')
    const other = changes.email === row.email ? undefined : await withEmail(tx, workspaceId, changes.email)
    if (!other)
      return presentCustomer(await writeCustomer(context, tx, doing(context), row, changes), user.id)
    const written = await mergeCustomers(context, tx, doing(context), { stays: row, goes: other, changes })
    return presentCustomer(written, user.id)
  })
}

export function deleteCustomer(context: WorkspaceContext, id: string): Promise<{ id: string }> {
  return removeCustomer(context, doing(context), id)
}

/** What was sent stays counted, without saying to whom; the emails themselves go. */
async function removeCustomer(services: Services, by: Doing, id: string): Promise<{ id: string }> {
  const { workspaceId } = by
  const addresses = await inWorkspace(services.db, workspaceId, async (tx) => {
    const theirs = await addressesOf(tx, workspaceId, id)
    await takeBackUnsent(tx, workspaceId, theirs)
    return theirs
  })
  // First, because a customer without emails can be deleted again, and emails without a customer cannot.
  await forgetEmailsTo(services, workspaceId, addresses)
  return inWorkspace(services.db, workspaceId, async (tx) => {
    await loadCustomer(tx, workspaceId, id, 'lock')
    await tx
      .update(requests)
      .set({ customerId: null, email: '', subject: '' })
      .where(and(eq(requests.workspaceId, workspaceId), eq(requests.customerId, id)))
    await noteRemoved(tx, workspaceId, addresses, by.at)
    await tx.delete(customers).where(ownCustomer(workspaceId, id))
    await services.emit(tx, { name: 'customer-deleted', ...by, each: [{ customerId: id }] })
    return { id }
  })
}

/** Theirs now, and those that they had when they were asked. */
async function addressesOf(tx: Tx, workspaceId: string, id: string): Promise<string[]> {
  const { email } = await loadCustomer(tx, workspaceId, id)
  const asked = await tx
    .selectDistinct({ email: requests.email })
    .from(requests)
    .where(and(eq(requests.workspaceId, workspaceId), eq(requests.customerId, id)))
  return [email, ...asked.map((request) => request.email)]
}

function ownCustomer(workspaceId: string, id: string) {
  return and(eq(customers.workspaceId, workspaceId), eq(customers.id, id))
}

async function loadCustomer(tx: Tx, workspaceId: string, id: string, lock?: 'lock'): Promise<Row> {
  const query = tx.select().from(customers).where(ownCustomer(workspaceId, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('customer')
  return row
}

async function withEmail(tx: Tx, workspaceId: string, email: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), eq(customers.email, email)))
    .for('update')
  return row
}

function doing(context: WorkspaceContext): Doing {
  return { workspaceId: context.workspaceId, at: context.now(), actor: actorOf(context) }
}

/** After a restore. */
export async function deleteCustomerAgain(
  services: Services,
  workspaceId: string,
  id: string,
): Promise<void> {
  const isThere = await services.db.$count(customers, ownCustomer(workspaceId, id))
  if (isThere > 0) await removeCustomer(services, { workspaceId, at: services.now(), actor: 'system' }, id)
}
