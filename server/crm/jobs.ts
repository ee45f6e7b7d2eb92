import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { askWhoWasNotAsked, upsertCustomers } from '../customers/service.ts'
import { crmAutomation, crmIntegrations, milestones } from './tables.ts'
import { inWorkspace } from '../db/tenant.ts'
import { Problem } from '../http/problem.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import { forEachWorkspace } from '../jobs/for-each-workspace.ts'
import { crmSentence } from '../integrations/crm/crm.ts'
import { openConnection } from './clients.ts'
import { syncConnection } from './sync.ts'

/** How far back changed deals are read: a CRM that is away for less misses nobody, and nobody is asked twice. */
const lookBackMs = 7 * 86_400_000

/** Every quarter of an hour: customers whose deals were won are asked for a testimonial. */
export const askAfterDeals = defineScheduledJob('ask-after-deals', '*/15 * * * *', {
  attempts: 1,
  timeoutSeconds: 600,
  async run(services) {
    const connections = await services.db
      .select({
        workspaceId: crmIntegrations.workspaceId,
        connection: crmIntegrations,
        dealsUntil: crmAutomation.dealsUntil,
      })
      .from(crmIntegrations)
      .innerJoin(
        crmAutomation,
        and(
          eq(crmAutomation.workspaceId, crmIntegrations.workspaceId),
          eq(crmAutomation.autoSendAfterDeal, true),
        ),
      )
    await forEachWorkspace(services, connections, ({ connection, dealsUntil }) =>
      askAfter(services, connection, dealsUntil ?? services.now()),
    )
  },
})

/** Every night: contacts that have reached a milestone are asked. What has no milestones is synced by its button alone. */
export const checkMilestones = defineScheduledJob('check-milestones', '0 6 * * *', {
  attempts: 1,
  timeoutSeconds: 3600,
  async run(services) {
    const { workspaceId, crmType, isActive } = milestones
    const connections = await services.db
      .selectDistinct(getTableColumns(crmIntegrations))
      .from(crmIntegrations)
      .innerJoin(
        milestones,
        and(
          eq(workspaceId, crmIntegrations.workspaceId),
          eq(crmType, crmIntegrations.crmType),
          eq(isActive, true),
        ),
      )
    await forEachWorkspace(services, connections, async (connection) => {
      await syncConnection(services, connection, 'system').catch((failure: unknown) => {
        // What a CRM says is on its card, and it is asked again tomorrow.
        if (!(failure instanceof Problem)) throw failure
        services.log.warn({ err: failure, workspaceId: connection.workspaceId }, 'contacts not synced')
      })
    })
  },
})

/** A CRM that is away fails no job: its sentence is kept, and it is asked again the next time. */
async function askAfter(
  services: Services,
  connection: typeof crmIntegrations.$inferSelect,
  switchedOn: Date,
): Promise<void> {
  const { workspaceId, id, crmType } = connection
  const mine = and(eq(crmIntegrations.workspaceId, workspaceId), eq(crmIntegrations.id, id))
  const now = services.now()
  try {
    const { crm } = openConnection(services, connection)
    const since = Math.max(switchedOn.getTime(), now.getTime() - lookBackMs)
    const contacts = await crm.wonSince(new Date(since))
    await inWorkspace(services.db, workspaceId, async (tx) => {
      const arriving = contacts.map((contact) => ({ ...contact, crmType }))
      const upserted = await upsertCustomers(
        services,
        tx,
        { workspaceId, at: now, actor: 'system' },
        arriving,
      )
      const customerIds = [...upserted.values()].map((one) => one.id)
      await askWhoWasNotAsked(services, tx, workspaceId, customerIds)
      await tx.update(crmIntegrations).set({ lastError: null }).where(mine)
    })
  } catch (failure) {
    services.log.warn({ err: failure, workspaceId, crmType }, 'deals not read')
    const lastError = crmSentence(failure)
    await inWorkspace(services.db, workspaceId, (tx) =>
      tx.update(crmIntegrations).set({ lastError }).where(mine),
    )
  }
}
