import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { inWorkspace } from '../../db/tenant.ts'
import type { Crm, CrmObject, CrmReading } from '../../integrations/crm/crm.ts'
import { CrmRefusal, UnknownField } from '../../integrations/crm/crm-failures.ts'
import { noteMilestones, type Read } from '../milestones/meet.ts'
import { keepDeals, keepGoneContacts, keepGoneDeals } from './gone.ts'
import { customersOfContacts, keepContacts } from './keep-contacts.ts'
import type { SyncLease } from './lease.ts'
import type { OfIntegration } from './of-integration.ts'
import { patiently } from './patiently.ts'
import { isTimeForGone, phaseAfter } from './phases.ts'
import type { SyncPhase, SyncPosition } from './position.ts'
import type { Syncing } from './syncing.ts'

export interface PageOutcome {
  /** Undefined: that was the last page. */
  readonly next: SyncPhase | undefined
  /** How many may have reached a milestone. */
  readonly reached: number
  /** What the owner has to know, though the sync goes on. */
  readonly trouble: string | undefined
}

const unknownFieldSentence =
  'Contacts were synced, but this CRM has no field by a name in your milestones. Please check them.'

/** Reads one page of what the sync is at, and keeps it together with how far the sync is. */
export async function readAndKeepPage(
  services: Services,
  lease: SyncLease,
  syncing: Syncing,
  of: OfIntegration,
): Promise<PageOutcome> {
  const { position: before, readCount } = lease.row()
  const position = before!
  const { phase } = position
  const asksForGone = isTimeForGone(lease, syncing, services.now())
  const read = await readPage(services, lease, syncing, position)
  return inWorkspace(services.db, of.workspaceId, async (tx) => {
    const reached = await read.keep(tx, of)
    const isOver = read.resume === undefined
    const next = isOver ? phaseAfter(phase, position, asksForGone) : phase
    await lease.keep(tx, {
      position: { ...position, ...read.fields, phase: next ?? phase, resume: read.resume ?? null },
      readCount: readCount + read.count,
      ...(isOver && phase === 'gone-deals' && { goneReadAt: services.now() }),
    })
    return { next, reached, trouble: read.trouble }
  })
}

interface ReadPage {
  readonly resume: string | undefined
  readonly count: number
  readonly fields?: Pick<SyncPosition, 'fields'>
  readonly trouble?: string
  keep(tx: Tx, of: OfIntegration): Promise<number>
}

async function readPage(
  services: Services,
  lease: SyncLease,
  syncing: Syncing,
  position: SyncPosition,
): Promise<ReadPage> {
  const { crm } = syncing
  const object: CrmObject = position.phase.endsWith('deals') ? 'deal' : 'contact'
  const read = (fields: readonly string[]) =>
    patiently(lease, syncing, () => pageOf(services, crm, position, object, fields))
  try {
    return await read(position.fields[object])
  } catch (failure) {
    // Whoever may not read deals still gets the contacts.
    if (failure instanceof CrmRefusal && failure.why === 'no-access' && position.phase !== 'contacts') {
      const isMissed = position.phase === 'deals' && position.fields.deal.length > 0
      return { ...nothing, ...(isMissed && { trouble: failure.message }) }
    }
    if (!(failure instanceof UnknownField)) throw failure
    // A milestone about a field that the CRM does not have must not stop the contacts from coming.
    const known = new Set((await crm.fields(object)).map(({ name }) => name.toLowerCase()))
    const left = position.fields[object].filter((name) => known.has(name.toLowerCase()))
    const page = await read(left)
    const fields = { fields: { ...position.fields, [object]: left } }
    return { ...page, fields, trouble: unknownFieldSentence }
  }
}

const nothing: ReadPage = { resume: undefined, count: 0, keep: () => Promise.resolve(0) }

async function pageOf(
  services: Services,
  crm: Crm,
  { phase, since, resume }: SyncPosition,
  object: CrmObject,
  fields: readonly string[],
): Promise<ReadPage> {
  const reading: CrmReading = {
    since: since === null ? undefined : new Date(since),
    resume: resume ?? undefined,
    fields,
  }
  if (phase === 'contacts') {
    const page = await crm.contacts(reading)
    return {
      resume: page.resume,
      count: page.records.length,
      keep: (tx, of) => keepContactPage(services, tx, of, page, fields),
    }
  }
  if (phase === 'deals') {
    const page = await crm.deals(reading)
    return {
      resume: page.resume,
      count: page.records.length,
      keep: (tx, of) => keepDealPage(services, tx, of, page.records, fields),
    }
  }
  const page = await crm.gone(object, reading)
  return {
    resume: page.resume,
    count: 0,
    async keep(tx, of) {
      if (object === 'contact') await keepGoneContacts(services, tx, of, page.records)
      else await keepGoneDeals(tx, of, page.records)
      return 0
    },
  }
}

/** Contacts become customers, and may have reached a milestone. */
export async function keepContactPage(
  services: Services,
  tx: Tx,
  of: OfIntegration,
  page: Awaited<ReturnType<Crm['contacts']>>,
  fields: readonly string[],
): Promise<number> {
  const customers = await keepContacts(services, tx, of, page)
  const records = page.records.map((contact) => ({
    fields: contact.fields,
    customerIds: [customers.get(contact.crmId) ?? []].flat(),
  }))
  return noteRead(services, tx, of, { object: 'contact', fields, records })
}

/** The contacts of deals may have reached a milestone by them. */
export async function keepDealPage(
  services: Services,
  tx: Tx,
  of: OfIntegration,
  deals: Awaited<ReturnType<Crm['deals']>>['records'],
  fields: readonly string[],
): Promise<number> {
  await keepDeals(tx, of, deals)
  if (fields.length === 0) return 0
  const customers = await customersOfContacts(tx, of, [
    ...new Set(deals.flatMap(({ contactIds }) => contactIds)),
  ])
  const records = deals.map((deal) => ({
    fields: deal.fields,
    customerIds: deal.contactIds.flatMap((crmId) => customers.get(crmId) ?? []),
  }))
  return noteRead(services, tx, of, { object: 'deal', fields, records })
}

async function noteRead(
  { now }: Services,
  tx: Tx,
  { workspaceId, crmType }: OfIntegration,
  read: { object: CrmObject; fields: readonly string[]; records: readonly Read[] },
): Promise<number> {
  if (read.fields.length === 0) return 0
  return noteMilestones(tx, { workspaceId, crmType, now: now(), ...read })
}
