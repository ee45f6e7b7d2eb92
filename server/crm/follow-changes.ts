import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import { inWorkspace } from '../db/tenant.ts'
import { mostById } from '../integrations/crm/crm.ts'
import { CrmAway, CrmRefusal } from '../integrations/crm/crm-failures.ts'
import { defineJob } from '../jobs/define-job.ts'
import { type Integration, openConnection } from './clients.ts'
import { askDueAtMilestones } from './milestones/ask-due.ts'
import { activeMilestones } from './milestones/meet.ts'
import { ownIntegration } from './own-integration.ts'
import { forgetContacts, keepGoneDeals } from './sync/gone.ts'
import type { OfIntegration } from './sync/of-integration.ts'
import { keepContactPage, keepDealPage } from './sync/pages.ts'
import { crmIntegrations } from './tables.ts'

/** Reads records of a CRM that it says have changed. What is no longer there is gone. */
export const followCrmChanges = defineJob({
  name: 'follow-crm-changes',
  isSyncing: true,
  payload: z.object({
    workspaceId: z.uuid(),
    integrationId: z.uuid(),
    object: z.enum(['contact', 'deal']),
    ids: z.array(z.string()).check(z.maxLength(mostById)),
  }),
  attempts: 5,
  timeoutSeconds: 120,
  async run(services, { workspaceId, integrationId, object, ids }) {
    const [row] = await inWorkspace(services.db, workspaceId, (tx) =>
      tx.select().from(crmIntegrations).where(ownIntegration(workspaceId, integrationId)),
    )
    // Before the first sync there is nothing to follow: that one reads everything.
    if (!row?.isActive || row.isExpired || row.syncedUntil === null) return
    try {
      await follow(services, row, object, ids)
    } catch (failure) {
      // The next sync reads it too.
      if (!(failure instanceof CrmRefusal) && !(failure instanceof CrmAway)) throw failure
      services.log.warn({ err: failure, workspaceId }, 'changes not followed')
    }
    await askDueAtMilestones(services, workspaceId)
  },
})

async function follow(
  services: Services,
  row: Integration,
  object: 'contact' | 'deal',
  ids: readonly string[],
): Promise<void> {
  const { workspaceId, id, crmType } = row
  const crm = openConnection(services, row)
  const within = <T>(work: Parameters<typeof inWorkspace<T>>[2]) =>
    inWorkspace(services.db, workspaceId, work)
  const rules = await within((tx) => activeMilestones(tx, workspaceId, crmType))
  const fields = [
    ...new Set(rules.flatMap((rule) => (rule.triggerObject === object ? rule.triggerField : []))),
  ]
  const now = services.now()
  const by = { workspaceId, at: now, actor: 'system' }
  const of: OfIntegration = { workspaceId, integrationId: id, crmType, by, seenAt: now, readsAll: false }
  if (object === 'contact') {
    const page = await crm.contactsById(ids, fields)
    const here = new Set([...page.records.map(({ crmId }) => crmId), ...page.withoutEmail])
    await within(async (tx) => {
      await keepContactPage(services, tx, of, page, fields)
      await forgetContacts(
        services,
        tx,
        of,
        ids.filter((one) => !here.has(one)),
      )
    })
    return
  }
  const { records } = await crm.dealsById(ids, fields)
  const here = new Set(records.map(({ crmId }) => crmId))
  await within(async (tx) => {
    await keepDealPage(services, tx, of, records, fields)
    await keepGoneDeals(
      tx,
      of,
      ids.flatMap((crmId) => (here.has(crmId) ? [] : { crmId })),
    )
  })
}
