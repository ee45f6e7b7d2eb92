import type { Services } from '../../context.ts'
import { inWorkspace } from '../../db/tenant.ts'
import type { Crm } from '../../integrations/crm/crm.ts'
import { CrmRefusal } from '../../integrations/crm/crm-failures.ts'
import { activeMilestones, noteLookedAtAll } from '../milestones/meet.ts'
import { askDueAtMilestones } from '../milestones/ask-due.ts'
import { matches } from '../../db/matches.ts'
import { crmContacts, crmDeals } from '../tables.ts'
import { forgetUnseen } from './gone.ts'
import type { SyncLease } from './lease.ts'
import type { OfIntegration } from './of-integration.ts'
import { type PageOutcome, readAndKeepPage } from './pages.ts'
import type { SyncPhase, SyncPosition } from './position.ts'
import type { Syncing } from './syncing.ts'

/** Changes are read again from so long before: clocks differ, and a CRM's search knows them a little late. */
const overlapMs = 5 * 60_000

interface Done {
  readonly isFinished: boolean
  readonly asked: number
  readonly problem: string | null
}

/**
 * Reads everything the first time, and again when a new milestone has to look at everybody; then what changed since, which is
 * also what changed meanwhile.
 */
export async function runPasses(services: Services, lease: SyncLease, syncing: Syncing): Promise<Done> {
  const { workspaceId } = lease.row()
  let asked = 0
  let trouble: string | undefined
  for (;;) {
    const position = lease.row().position ?? (await beginPass(services, lease, syncing))
    for (let phase: SyncPhase | undefined = position.phase; phase !== undefined;) {
      if (performance.now() > syncing.untilMs) return { isFinished: false, asked, problem: null }
      const outcome: PageOutcome = await readAndKeepPage(
        services,
        lease,
        syncing,
        ofPass(services, lease, syncing),
      )
      trouble ??= outcome.trouble
      phase = outcome.next
      if (outcome.reached > 0) asked += await askDueAtMilestones(services, workspaceId)
    }
    const distrusts = await endPass(services, lease, syncing)
    const problem = distrusts ?? trouble ?? null
    if (position.since !== null) asked += await askDueAtMilestones(services, workspaceId)
    if (position.since !== null || distrusts !== null) return { isFinished: true, asked, problem }
  }
}

function ofPass({ now }: Services, lease: SyncLease, { actor }: Syncing): OfIntegration {
  const { workspaceId, id, crmType, position } = lease.row()
  return {
    workspaceId,
    integrationId: id,
    crmType,
    by: { workspaceId, at: now(), actor },
    seenAt: new Date(position?.startedAt ?? now()),
    readsAll: position?.since === null,
  }
}

async function beginPass(services: Services, lease: SyncLease, { crm }: Syncing): Promise<SyncPosition> {
  const { workspaceId, crmType, syncedUntil } = lease.row()
  const rules = await inWorkspace(services.db, workspaceId, (tx) =>
    activeMilestones(tx, workspaceId, crmType),
  )
  const looksAtAll = rules.some(({ lookedAtAllAt }) => lookedAtAllAt === null)
  const fieldsOf = (object: 'contact' | 'deal') => [
    ...new Set(rules.flatMap((rule) => (rule.triggerObject === object ? rule.triggerField : []))),
  ]
  const since = syncedUntil === null || looksAtAll ? null : new Date(syncedUntil.getTime() - overlapMs)
  const position: SyncPosition = {
    startedAt: services.now().toISOString(),
    since: since?.toISOString() ?? null,
    phase: 'contacts',
    resume: null,
    fields: { contact: fieldsOf('contact'), deal: fieldsOf('deal') },
  }
  const expectedCount = since === null ? await expected(crm) : null
  await lease.note({ position, readCount: 0, expectedCount })
  return position
}

/** A CRM that does not say is read all the same. */
async function expected(crm: Crm): Promise<number | null> {
  try {
    const contacts = await crm.count('contact')
    const deals = await crm.count('deal')
    return contacts === undefined || deals === undefined ? null : contacts + deals
  } catch (failure) {
    if (failure instanceof CrmRefusal && failure.why === 'expired') throw failure
    return null
  }
}

/** After the last page. Answers what keeps a reading of everything from being believed. */
async function endPass(services: Services, lease: SyncLease, syncing: Syncing): Promise<string | null> {
  const { workspaceId, id, crmType, position } = lease.row()
  if (!position) return null
  const within = <T>(work: Parameters<typeof inWorkspace<T>>[2]) =>
    inWorkspace(services.db, workspaceId, work)
  const distrusts =
    position.since === null && (await forgetUnseen(services, ofPass(services, lease, syncing), within))
  await within(async (tx) => {
    const began = new Date(position.startedAt)
    if (position.since === null) await noteLookedAtAll(tx, workspaceId, crmType, began)
    const ofThis = (table: typeof crmContacts | typeof crmDeals) =>
      tx.$count(table, matches(table, { workspaceId, integrationId: id }))
    await lease.keep(tx, {
      position: null,
      syncedUntil: began,
      contactsSynced: await ofThis(crmContacts),
      dealsSynced: await ofThis(crmDeals),
    })
  })
  return distrusts
    ? 'The CRM listed less than half of the contacts it had before, so none were removed here.'
    : null
}
