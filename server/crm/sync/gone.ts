import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { mergeCustomers, partFromCrm } from '../../customers/service.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import type { CrmDeal, GoneRecord } from '../../integrations/crm/crm.ts'
import { crmContacts, crmDeals } from '../tables.ts'
import type { OfIntegration } from './of-integration.ts'

const rowsAtOnce = 1000

/** These contacts are no longer in the CRM: see `partFromCrm`. `areThere`: they are, and nobody can write to them any more. */
export async function forgetContacts(
  services: Services,
  tx: Tx,
  of: OfIntegration,
  crmIds: readonly string[],
  { areThere = false } = {},
): Promise<void> {
  if (crmIds.length === 0) return
  const { workspaceId, integrationId } = of
  const gone = await tx
    .delete(crmContacts)
    .where(and(matches(crmContacts, { workspaceId, integrationId }), inArray(crmContacts.crmId, [...crmIds])))
    .returning({ customerId: crmContacts.customerId, madeCustomer: crmContacts.madeCustomer })
  await part(
    services,
    tx,
    of,
    gone.map((one) => ({ ...one, madeCustomer: one.madeCustomer && !areThere })),
  )
}

async function part(
  services: Services,
  tx: Tx,
  { workspaceId, by }: OfIntegration,
  gone: readonly { readonly customerId: string; readonly madeCustomer: boolean }[],
): Promise<void> {
  if (gone.length === 0) return
  const ids = [...new Set(gone.map(({ customerId }) => customerId))]
  const others = await tx
    .selectDistinct({ customerId: crmContacts.customerId })
    .from(crmContacts)
    .where(and(eq(crmContacts.workspaceId, workspaceId), inArray(crmContacts.customerId, ids)))
  const stillThere = new Set(others.map(({ customerId }) => customerId))
  const left = ids.filter((id) => !stillThere.has(id))
  const made = new Set(gone.flatMap(({ customerId, madeCustomer }) => (madeCustomer ? customerId : [])))
  await partFromCrm(services, tx, by, { ids: left, made: left.filter((id) => made.has(id)) })
}

/** A page of what the CRM lists as gone. Who was merged into another contact leaves their history there. */
export async function keepGoneContacts(
  services: Services,
  tx: Tx,
  of: OfIntegration,
  records: readonly GoneRecord[],
): Promise<void> {
  const { workspaceId, integrationId } = of
  const ids = records.flatMap(({ crmId, mergedInto }) =>
    mergedInto === undefined ? crmId : [crmId, mergedInto],
  )
  if (ids.length === 0) return
  const rows = await tx
    .select()
    .from(crmContacts)
    .where(and(matches(crmContacts, { workspaceId, integrationId }), inArray(crmContacts.crmId, ids)))
  const known = new Map(rows.map((row) => [row.crmId, row]))
  // What this very reading has seen is there: it was restored.
  const gone = records.filter(({ crmId }) => (known.get(crmId)?.seenAt ?? of.seenAt) < of.seenAt)
  for (const { crmId, mergedInto = '' } of gone) {
    const [goes, stays] = [known.get(crmId)?.customerId, known.get(mergedInto)?.customerId]
    if (goes && stays) await mergeCustomers(services, tx, of.by, { stays, goes })
  }
  await forgetContacts(
    services,
    tx,
    of,
    gone.map(({ crmId }) => crmId),
  )
}

export async function keepGoneDeals(
  tx: Tx,
  { workspaceId, integrationId }: OfIntegration,
  records: readonly GoneRecord[],
): Promise<void> {
  if (records.length === 0) return
  const ids = records.map(({ crmId }) => crmId)
  await tx
    .delete(crmDeals)
    .where(and(matches(crmDeals, { workspaceId, integrationId }), inArray(crmDeals.crmId, ids)))
}

/** So much of what is here may be missing from a reading of everything before that is taken for a mistake of the CRM. */
const believableShare = 0.5
const alwaysBelieved = 20

/**
 * Forgets what a reading of everything did not see, some at a time. Answers whether there was more of it than can be believed:
 * then nothing is forgotten.
 */
export async function forgetUnseen(
  services: Services,
  of: OfIntegration,
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<boolean> {
  const { workspaceId, integrationId, seenAt } = of
  const contacts = matches(crmContacts, { workspaceId, integrationId })
  const unseen = and(contacts, lt(crmContacts.seenAt, seenAt))
  const [missing, all] = await inTenant(async (tx) => [
    await tx.$count(crmContacts, unseen),
    await tx.$count(crmContacts, contacts),
  ])
  if (missing > alwaysBelieved && missing > all * believableShare) return true
  for (let left = missing; left > 0; left -= rowsAtOnce) {
    await inTenant(async (tx) => {
      const some = await tx
        .select({ crmId: crmContacts.crmId })
        .from(crmContacts)
        .where(unseen)
        .limit(rowsAtOnce)
      await forgetContacts(
        services,
        tx,
        of,
        some.map(({ crmId }) => crmId),
      )
    })
  }
  await inTenant((tx) =>
    tx
      .delete(crmDeals)
      .where(and(matches(crmDeals, { workspaceId, integrationId }), lt(crmDeals.seenAt, seenAt))),
  )
  return false
}

/** The deals of a page. */
export async function keepDeals(
  tx: Tx,
  { workspaceId, integrationId, seenAt, readsAll }: OfIntegration,
  deals: readonly CrmDeal[],
): Promise<void> {
  if (deals.length === 0) return
  const rows = deals.map(({ fields: _fields, contactIds, ...deal }) => ({
    ...deal,
    contactIds: [...contactIds],
    workspaceId,
    integrationId,
    seenAt,
  }))
  const changed = sql`(excluded.name, excluded.stage, excluded.is_won, excluded.contact_ids) is distinct from
    (crm_deals.name, crm_deals.stage, crm_deals.is_won, crm_deals.contact_ids)`
  await tx
    .insert(crmDeals)
    .values([...new Map(rows.map((row) => [row.crmId, row])).values()])
    .onConflictDoUpdate({
      target: [crmDeals.workspaceId, crmDeals.integrationId, crmDeals.crmId],
      set: {
        name: sql`excluded.name`,
        stage: sql`excluded.stage`,
        isWon: sql`excluded.is_won`,
        contactIds: sql`excluded.contact_ids`,
        seenAt: sql`excluded.seen_at`,
      },
      ...(!readsAll && { setWhere: changed }),
    })
}
