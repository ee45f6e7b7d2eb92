import { formatCount } from '#shared/text/format-count.ts'
import type { Milestone } from '#contract/crm/milestones.ts'
import type { Services, WorkspaceContext } from '../context.ts'
import { upsertCustomers } from '../customers/service.ts'
import type { Tx } from '../db/database.ts'
import { inWorkspace } from '../db/tenant.ts'
import { notFound } from '../http/problem.ts'
import {
  type Crm,
  type CrmPage,
  crmSentence,
  mostPages,
  unexpectedAnswer,
  UnknownField,
} from '../integrations/crm/crm.ts'
import { askAtMilestones } from './ask-at-milestones.ts'
import { openConnection } from './clients.ts'
import { activeMilestones } from './milestones.ts'
import { ownIntegration, crmAnswer } from './service.ts'
import { crmIntegrations } from './tables.ts'
import { actorOf } from '../kit/actor.ts'

/** More than this comes in with the next press of the button. */
const longestSync = 10_000
const unknownFieldSentence =
  'Contacts were synced, but this CRM has no field by a name in your milestones. Please check them.'

type Row = typeof crmIntegrations.$inferSelect

/** What the button does. */
export async function sync(context: WorkspaceContext, id: string) {
  const { tenant, workspaceId } = context
  const [row] = await tenant((tx) => tx.select().from(crmIntegrations).where(ownIntegration(workspaceId, id)))
  if (!row) throw notFound('integration')
  return syncConnection(context, row, actorOf(context))
}

/** Page by page: what came before a failure stays, and is merged by address the next time. */
export async function syncConnection(services: Services, row: Row, actor: string) {
  const { workspaceId, id } = row
  const tenant = <T>(work: (tx: Tx) => Promise<T>) => inWorkspace(services.db, workspaceId, work)
  const milestones = await tenant((tx) => activeMilestones(tx, workspaceId, row.crmType))
  const keep = (change: Partial<Row>) =>
    tenant((tx) => tx.update(crmIntegrations).set(change).where(ownIntegration(workspaceId, id)))
  try {
    const { crm, bound } = openConnection(services, row)
    const { contactsSynced, asked, lastError } = await syncContactPages(services, row, actor, crm, milestones)
    await keep({
      contactsSynced,
      lastSyncAt: services.now(),
      lastError,
      ...(bound && { credentials: bound }),
    })
    return { contactsSynced, message: sentence(contactsSynced, asked) }
  } catch (failure) {
    await keep({ lastError: crmSentence(failure) })
    return crmAnswer(Promise.reject(failure))
  }
}

async function syncContactPages(
  services: Services,
  { workspaceId, crmType }: Row,
  actor: string,
  crm: Crm,
  milestones: readonly Milestone[],
) {
  const pages = contactPagesOf(crm, [...new Set(milestones.map(({ triggerField }) => triggerField))])
  let contactsSynced = 0
  let asked = 0
  let read = 0
  for (;;) {
    if (read === mostPages) throw unexpectedAnswer(crmType === 'hubspot' ? 'HubSpot' : 'Salesforce')
    const { contacts, next } = await pages.read()
    read += 1
    const arriving = contacts.map(({ fields: _fields, ...contact }) => ({ ...contact, crmType }))
    const doing = { workspaceId, at: services.now(), actor }
    asked += await inWorkspace(services.db, workspaceId, async (tx) => {
      const customers = await upsertCustomers(services, tx, doing, arriving)
      return askAtMilestones(services, tx, { workspaceId, milestones, contacts, customers })
    })
    contactsSynced += contacts.length
    if (next === undefined || contactsSynced >= longestSync) break
  }
  return { contactsSynced, asked, lastError: pages.lacksField() ? unknownFieldSentence : null }
}

/** A milestone about a field that the CRM does not have must not stop the contacts from coming. */
function contactPagesOf(crm: Crm, wanted: readonly string[]) {
  let fields = wanted
  let next: string | undefined
  const read = async (): Promise<CrmPage> => {
    const page = await crm.contacts(next, fields)
    next = page.next
    return page
  }
  return {
    read: () =>
      read().catch((failure: unknown) => {
        if (!(failure instanceof UnknownField)) throw failure
        fields = []
        return read()
      }),
    lacksField: () => fields.length < wanted.length,
  }
}

function sentence(contactsSynced: number, asked: number): string {
  const synced = `${formatCount(contactsSynced, 'contact')} synced to your customer list.`
  return asked === 0 ? synced : `${synced} ${formatCount(asked, 'request')} sent by your milestones.`
}
