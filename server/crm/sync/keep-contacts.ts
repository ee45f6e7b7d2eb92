import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { followAddress, mergeCustomers, type Upserted, upsertCustomers } from '../../customers/service.ts'
import { customers } from '../../customers/tables.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { removedAmong } from '../../emails/service.ts'
import type { ContactPage, CrmContact } from '../../integrations/crm/crm.ts'
import { crmContacts } from '../tables.ts'
import { forgetContacts } from './gone.ts'
import { whoSpoke } from '../who-spoke.ts'
import type { OfIntegration } from './of-integration.ts'

/** A contact as it was kept before, with the address that its customer has here; undefined where that one was removed. */
type Link = typeof crmContacts.$inferSelect & { readonly customerEmail: string | null }

/** Brings a page of contacts into the customers. Answers who each contact is here. */
export async function keepContacts(
  services: Services,
  tx: Tx,
  of: OfIntegration,
  page: ContactPage,
): Promise<Map<string, string>> {
  await forgetContacts(services, tx, of, page.withoutEmail, { areThere: true })
  const links = await linksOf(
    tx,
    of,
    page.records.map(({ crmId }) => crmId),
  )
  const unknown = page.records.flatMap(({ crmId, email }) => (links.has(crmId) ? [] : email))
  const removed = await removedAmong(tx, of.workspaceId, unknown)
  const customerIds = new Map<string, string>()
  const arriving: CrmContact[] = []
  for (const contact of page.records) {
    const link = links.get(contact.crmId)
    // Somebody removed them here, during this connection or before it: they do not come back.
    if (link ? link.customerEmail === null : removed.has(contact.email)) continue
    if (link && isSame(link, contact)) customerIds.set(contact.crmId, link.customerId)
    else arriving.push(link ? await withOwnAddress(services, tx, of, link, contact) : contact)
  }
  const addresses = arriving.map(({ email }) => email)
  const spoke = await whoSpoke(tx, of.workspaceId, addresses)
  const upserted = await upsertCustomers(
    services,
    tx,
    of.by,
    arriving.map(({ name, email, company, crmId }) => {
      const row = { name, email, company, crmId, crmType: of.crmType }
      return spoke.has(email) ? { ...row, status: 'responded' as const } : row
    }),
  )
  for (const { crmId, email } of arriving) {
    const customer = upserted.get(email)
    if (customer) customerIds.set(crmId, customer.id)
  }
  await keepLinks(tx, of, page.records, { links, customerIds, upserted })
  await followMerges(services, tx, of, page.records, customerIds)
  return customerIds
}

async function linksOf(tx: Tx, of: OfIntegration, crmIds: readonly string[]): Promise<Map<string, Link>> {
  if (crmIds.length === 0) return new Map()
  const { workspaceId, integrationId } = of
  const rows = await tx
    .select({ link: crmContacts, customerEmail: customers.email })
    .from(crmContacts)
    .leftJoin(
      customers,
      and(eq(customers.workspaceId, workspaceId), eq(customers.id, crmContacts.customerId)),
    )
    .where(and(matches(crmContacts, { workspaceId, integrationId }), inArray(crmContacts.crmId, [...crmIds])))
  return new Map(rows.map(({ link, customerEmail }) => [link.crmId, { ...link, customerEmail }]))
}

function isSame(link: Link, { name, email, company }: CrmContact): boolean {
  return link.name === name && link.email === email && link.company === (company ?? null)
}

/** The contact under the address that its customer has here, after following a change of it. */
async function withOwnAddress(
  services: Services,
  tx: Tx,
  of: OfIntegration,
  link: Link,
  contact: CrmContact,
): Promise<CrmContact> {
  if (contact.email === link.email) return { ...contact, email: link.customerEmail ?? contact.email }
  const change = { customerId: link.customerId, from: link.email, to: contact.email }
  const id = await followAddress(services, tx, of.by, change)
  const [customer] = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(matches(customers, { workspaceId: of.workspaceId, id }))
  return { ...contact, email: customer?.email ?? contact.email }
}

interface Kept {
  readonly links: ReadonlyMap<string, Link>
  readonly customerIds: ReadonlyMap<string, string>
  readonly upserted: ReadonlyMap<string, Upserted>
}

/** Notes what the CRM has now. In a reading of everything each row says that it was seen; else only what changed is written. */
async function keepLinks(
  tx: Tx,
  of: OfIntegration,
  contacts: readonly CrmContact[],
  kept: Kept,
): Promise<void> {
  const { workspaceId, integrationId, seenAt, readsAll } = of
  const rows = contacts.flatMap(({ crmId, name, email, company = null }) => {
    const link = kept.links.get(crmId)
    const customerId = kept.customerIds.get(crmId) ?? link?.customerId
    if (customerId === undefined) return []
    const madeCustomer = link?.madeCustomer ?? kept.upserted.get(email)?.outcome === 'added'
    // What somebody had removed is not kept here either.
    const isRemoved = link?.customerEmail === null
    const now = isRemoved ? { name: '', email: '', company: null } : { name, email, company }
    return [{ workspaceId, integrationId, crmId, customerId, madeCustomer, seenAt, ...now }]
  })
  if (rows.length === 0) return
  const changed = sql`(excluded.customer_id, excluded.name, excluded.email, excluded.company) is distinct from
    (crm_contacts.customer_id, crm_contacts.name, crm_contacts.email, crm_contacts.company)`
  await tx
    .insert(crmContacts)
    .values([...new Map(rows.map((row) => [row.crmId, row])).values()])
    .onConflictDoUpdate({
      target: [crmContacts.workspaceId, crmContacts.integrationId, crmContacts.crmId],
      set: {
        customerId: sql`excluded.customer_id`,
        name: sql`excluded.name`,
        email: sql`excluded.email`,
        company: sql`excluded.company`,
        seenAt: sql`excluded.seen_at`,
      },
      ...(!readsAll && { setWhere: changed }),
    })
}

/** Contacts that became one of these: their customers become one too. */
async function followMerges(
  services: Services,
  tx: Tx,
  of: OfIntegration,
  contacts: readonly CrmContact[],
  customerIds: ReadonlyMap<string, string>,
): Promise<void> {
  const into = new Map(
    contacts.flatMap(({ crmId, mergedIds }) => mergedIds.map((gone) => [gone, crmId] as const)),
  )
  if (into.size === 0) return
  const gone = await linksOf(tx, of, [...into.keys()])
  for (const [crmId, link] of gone) {
    const stays = customerIds.get(into.get(crmId) ?? '')
    if (stays !== undefined) await mergeCustomers(services, tx, of.by, { stays, goes: link.customerId })
  }
  await forgetContacts(services, tx, of, [...gone.keys()])
}

/** Who these contacts are here, as far as they are kept. */
export async function customersOfContacts(
  tx: Tx,
  of: Pick<OfIntegration, 'workspaceId' | 'integrationId'>,
  crmIds: readonly string[],
): Promise<Map<string, string>> {
  if (crmIds.length === 0) return new Map()
  const { workspaceId, integrationId } = of
  const rows = await tx
    .select({ crmId: crmContacts.crmId, customerId: crmContacts.customerId })
    .from(crmContacts)
    .where(and(matches(crmContacts, { workspaceId, integrationId }), inArray(crmContacts.crmId, [...crmIds])))
  return new Map(rows.map(({ crmId, customerId }) => [crmId, customerId]))
}
