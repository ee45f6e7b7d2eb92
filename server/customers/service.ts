import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { requestEmail, requestTemplate } from '#contract/emails/request-email.ts'
import { emailLayout } from '../business/service.ts'
import type { Services } from '../context.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import type { Doing } from '../events.ts'
import { customers, requests } from './tables.ts'
import { notFound } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'
import { findUnreachable, hasProvenOwner, queueEmail, takeOne } from '../emails/service.ts'
import { campaignSettingsOf } from '../campaigns/service.ts'
import { daysBefore } from '../kit/time.ts'
import { laterThanBefore } from './later-than-before.ts'
import type { Row } from './present.ts'
import { recordRequests } from './record.ts'

export { countOtherNames, customersAt, nameAfter } from './known-names.ts'
export { followAddress, mergeCustomers, partFromCrm } from './follow-crm.ts'
export { takeBackFailed } from './take-back.ts'
export { presentCustomer, presentRequest } from './present.ts'
export { noteOpened, recordRequests } from './record.ts'
export { refuseTooMany } from './too-many.ts'
export { isAsImported, isUsedCustomer, removeUnusedCustomers, restoreCustomers } from './undo-import.ts'

/** A new one without a name is called by the address, and a known one keeps theirs. An empty company takes none away. */
export type ArrivingCustomer = Pick<
  typeof customers.$inferInsert,
  'name' | 'email' | 'company' | 'phone' | 'language' | 'status' | 'crmType' | 'crmId'
>

export interface Upserted {
  readonly id: string
  /** `kept`: everything was known already. */
  readonly outcome: 'added' | 'merged' | 'kept'
}

const rowsAtOnce = 1000

/** The status that is further on: active, pending, responded. */
const furthest = sql`case when 'responded' in (excluded.status, customers.status) then 'responded'
  when 'pending' in (excluded.status, customers.status) then 'pending' else 'active' end`
const incomingName = sql`coalesce(nullif(excluded.name, ''), customers.name)`
/** A name that is only the beginning of the address was given by nobody. */
const existingName = sql`case when customers.name = split_part(customers.email, '@', 1) then ${incomingName} else customers.name end`
const company = sql`coalesce(excluded.company, customers.company)`
const phone = sql`coalesce(excluded.phone, customers.phone)`
const language = sql`coalesce(excluded.language, customers.language)`
const crmType = sql`coalesce(excluded.crm_type, customers.crm_type)`
const crmId = sql`coalesce(excluded.crm_id, customers.crm_id)`

/**
 * Adds customers, and merges those whose address is here already: a company that is given wins over what is there,
 * the status goes forward only, and the name stays unless a person said `renames`. Answers by address (in lower case). Of two rows with one address the later holds.
 */
export async function upsertCustomers(
  services: Services,
  tx: Tx,
  doing: Doing,
  rows: readonly ArrivingCustomer[],
  { renames = false }: { renames?: boolean | undefined } = {},
): Promise<Map<string, Upserted>> {
  const { workspaceId, at } = doing
  const byEmail = new Map(rows.map((row) => [row.email.toLowerCase(), row]))
  const arriving = [...byEmail].map(([email, row]) => ({ ...row, email }))
  const outcomes = new Map<string, Upserted>()
  for (let start = 0; start < arriving.length; start += rowsAtOnce) {
    const some = arriving.slice(start, start + rowsAtOnce)
    await nameTheNew(tx, workspaceId, some)
    const name = renames ? incomingName : existingName
    for (const [email, upserted] of await upsert(tx, workspaceId, some, { at, name })) {
      outcomes.set(email, upserted)
    }
  }
  const those = (wanted: Upserted['outcome']) =>
    [...outcomes.values()].flatMap(({ id, outcome }) => (outcome === wanted ? { customerId: id } : []))
  await services.emit(tx, [
    { name: 'customer-added', ...doing, each: those('added') },
    { name: 'customer-updated', ...doing, each: those('merged') },
  ])
  return outcomes
}

interface Arriving extends ArrivingCustomer {
  name: string
}

/** A row without a name may only be inserted when there is one with a name to merge it into. */
async function nameTheNew(tx: Tx, workspaceId: string, rows: Arriving[]): Promise<void> {
  const nameless = rows.filter((row) => row.name === '')
  if (nameless.length === 0) return
  const addresses = nameless.map(({ email }) => email)
  const known = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), inArray(customers.email, addresses)))
  const emails = new Set(known.map(({ email }) => email))
  for (const row of nameless) if (!emails.has(row.email)) row.name = row.email.split('@')[0] ?? row.email
}

async function upsert(
  tx: Tx,
  workspaceId: string,
  rows: readonly Arriving[],
  { at: now, name }: { at: Date; name: SQL },
) {
  const written = await tx
    .insert(customers)
    .values(
      rows.map(({ status = 'active', ...row }) => ({
        ...row,
        company: row.company || null,
        status,
        workspaceId,
        id: rowId(now),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [customers.workspaceId, customers.email],
      set: {
        name,
        company,
        phone,
        language,
        status: furthest,
        crmType,
        crmId,
        updatedAt: laterThanBefore(now),
      },
      setWhere: sql`(${name}, ${company}, ${phone}, ${language}, ${furthest}, ${crmType}, ${crmId}) is distinct from
        (customers.name, customers.company, customers.phone, customers.language, customers.status,
          customers.crm_type, customers.crm_id)`,
    })
    // A row that was there before has been locked by this transaction, or an earlier one: only new ones say zero.
    .returning({ id: customers.id, email: customers.email, isNew: sql<boolean>`xmax = 0` })
  const outcomes = new Map<string, Upserted>()
  for (const { id, email, isNew } of written) outcomes.set(email, { id, outcome: isNew ? 'added' : 'merged' })
  const unchanged = rows.flatMap(({ email }) => (outcomes.has(email) ? [] : [email]))
  if (unchanged.length === 0) return outcomes
  const here = await tx
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), inArray(customers.email, unchanged)))
  for (const { id, email } of here) outcomes.set(email, { id, outcome: 'kept' })
  return outcomes
}

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
