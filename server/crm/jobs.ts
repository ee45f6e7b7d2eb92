import { and, eq } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { askWhoWasNotAsked, upsertCustomers } from '../customers/service.ts'
import { crmAutomation, crmIntegrations } from './tables.ts'
import { inWorkspace } from '../db/tenant.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import { forEachWorkspace } from '../jobs/for-each-workspace.ts'
import { CrmRefusal, crmSentence } from '../integrations/crm.ts'
import { openConnection } from './clients.ts'

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
    const crm = openConnection(services, connection)
    if (!crm)
      throw new CrmRefusal(
        'The saved credentials can no longer be read. Please disconnect and connect again.',
      )
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
