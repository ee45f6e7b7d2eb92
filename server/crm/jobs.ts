import { and, eq, getTableColumns, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { askWhoWasNotAsked } from '../customers/service.ts'
import { matches } from '../db/matches.ts'
import { inWorkspace } from '../db/tenant.ts'
import { Problem } from '../http/problem.ts'
import { mostById } from '../integrations/crm/crm.ts'
import { crmSentence } from '../integrations/crm/crm-failures.ts'
import { defineJob, defineScheduledJob } from '../jobs/define-job.ts'
import { forEachWorkspace } from '../jobs/for-each-workspace.ts'
import { type Integration, openConnection } from './clients.ts'
import { askDueAtMilestones, workspacesWithDue } from './milestones/ask-due.ts'
import { askingWorkspaces } from '../workspaces/service.ts'
import { ownIntegration } from './own-integration.ts'
import { keepContacts } from './sync/keep-contacts.ts'
import { goOnWithSync, syncLater } from './sync/continue.ts'
import { syncConnection } from './sync.ts'
import { crmAutomation, crmIntegrations, milestones } from './tables.ts'
import { writeNewToCrms } from './write-back.ts'

/** How far back changed deals are read: a CRM that is away for less misses nobody, and nobody is asked twice. */
const lookBackMs = 7 * 86_400_000

/** So long one workspace is synced before it is the next one's turn; what is left goes on in a job of its own. */
const turnMs = 30_000

const isAsked = and(eq(crmIntegrations.isActive, true), eq(crmIntegrations.isExpired, false))

/** Every quarter of an hour: customers whose deals were won are asked for a testimonial. */
export const askAfterDeals = defineScheduledJob('ask-after-deals', '*/15 * * * *', {
  isSyncing: true,
  attempts: 1,
  timeoutSeconds: 600,
  async run(services) {
    const wanted = and(
      eq(crmAutomation.workspaceId, crmIntegrations.workspaceId),
      eq(crmAutomation.autoSendAfterDeal, true),
    )
    const connections = await services.db
      .select({ connection: crmIntegrations, dealsUntil: crmAutomation.dealsUntil })
      .from(crmIntegrations)
      .innerJoin(crmAutomation, wanted)
      .where(isAsked)
    const all = connections.map((one) => ({ ...one, workspaceId: one.connection.workspaceId }))
    await forEachWorkspace(services, await staying(services, all), ({ connection, dealsUntil }) =>
      askAfter(services, connection, dealsUntil ?? services.now()),
    )
  },
})

/**
 * Every quarter of an hour: what changed in CRMs that milestones look at, so that whoever reached one is asked. What has no
 * milestones is synced by its button alone.
 */
export const checkMilestones = defineScheduledJob('check-milestones', '*/15 * * * *', {
  isSyncing: true,
  attempts: 1,
  timeoutSeconds: 3600,
  async run(services) {
    const { retryAt } = crmIntegrations
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
      .where(and(isAsked, or(isNull(retryAt), lte(retryAt, services.now()))))
    await forEachWorkspace(services, await staying(services, connections), (connection) =>
      syncByClock(services, connection),
    )
  },
})

/** Goes on where a sync was left, because it takes long or its process ended. */
export const syncCrm = defineJob({
  ...goOnWithSync,
  isSyncing: true,
  // A CRM that is away fails nothing: the integration knows when its next try is.
  attempts: 4,
  retryDelaySeconds: { first: 30, longest: 300 },
  timeoutSeconds: 3600,
  async run(services, { workspaceId, integrationId }) {
    const [row] = await inWorkspace(services.db, workspaceId, (tx) =>
      tx.select().from(crmIntegrations).where(ownIntegration(workspaceId, integrationId)),
    )
    if (row && !row.isExpired) await syncByClock(services, row, { forMs: 45 * 60_000, isPatient: true })
  },
})

/** Every minute: syncs that nobody goes on with, people whose delay is over, and testimonials that a CRM is to know of. */
export const tendToCrms = defineScheduledJob('tend-to-crms', '* * * * *', {
  isSyncing: true,
  attempts: 1,
  timeoutSeconds: 600,
  async run(services) {
    const { workspaceId, id, position, leaseUntil, retryAt } = crmIntegrations
    const now = services.now()
    const left = await services.db
      .select({ workspaceId, id })
      .from(crmIntegrations)
      .where(
        and(
          isAsked,
          isNotNull(position),
          or(isNull(leaseUntil), lt(leaseUntil, now)),
          or(isNull(retryAt), lte(retryAt, now)),
        ),
      )
    for (const one of left) await syncLater(services, services.db, one)
    await forEachWorkspace(services, await workspacesWithDue(services), async (one) => {
      await askDueAtMilestones(services, one.workspaceId)
    })
    await writeNewToCrms(services)
  },
})

/** Without those of accounts on their way out, who ask nobody any more. */
async function staying<T extends { readonly workspaceId: string }>(
  { db }: Services,
  all: readonly T[],
): Promise<T[]> {
  const those = await askingWorkspaces(db, crmIntegrations, isAsked)
  const ids = new Set(those.map(({ workspaceId }) => workspaceId))
  return all.filter(({ workspaceId }) => ids.has(workspaceId))
}

async function syncByClock(
  services: Services,
  connection: Integration,
  how: Parameters<typeof syncConnection>[3] = { forMs: turnMs },
): Promise<void> {
  try {
    const { isFinished } = await syncConnection(services, connection, 'system', how)
    if (!isFinished) await syncLater(services, services.db, connection)
  } catch (failure) {
    // What a CRM says is on its card, and it is asked again.
    if (!(failure instanceof Problem)) throw failure
    services.log.warn({ err: failure, workspaceId: connection.workspaceId }, 'contacts not synced')
  }
}

/** A CRM that is away fails no job: its sentence is kept, and it is asked again the next time. */
async function askAfter(services: Services, connection: Integration, switchedOn: Date): Promise<void> {
  const { workspaceId, id, crmType } = connection
  const mine = matches(crmIntegrations, { workspaceId, id })
  const now = services.now()
  const note = (change: Partial<Integration>) =>
    inWorkspace(services.db, workspaceId, (tx) => tx.update(crmIntegrations).set(change).where(mine))
  try {
    const crm = openConnection(services, connection)
    const since = new Date(Math.max(switchedOn.getTime(), now.getTime() - lookBackMs))
    const won = new Set<string>()
    for (let resume: string | undefined, isFirst = true; isFirst || resume !== undefined; isFirst = false) {
      const page = await crm.deals({ since, resume })
      for (const { isWon, contactIds } of page.records) if (isWon) for (const one of contactIds) won.add(one)
      resume = page.resume
    }
    const by = { workspaceId, at: now, actor: 'system' }
    const of = { workspaceId, integrationId: id, crmType, by, seenAt: now, readsAll: false }
    const ids = [...won]
    for (let start = 0; start < ids.length; start += mostById) {
      const page = await crm.contactsById(ids.slice(start, start + mostById))
      await inWorkspace(services.db, workspaceId, async (tx) => {
        const customers = await keepContacts(services, tx, of, page)
        await askWhoWasNotAsked(services, tx, workspaceId, [...customers.values()])
      })
    }
    await note({ lastError: null })
  } catch (failure) {
    services.log.warn({ err: failure, workspaceId, crmType }, 'deals not read')
    await note({ lastError: crmSentence(failure) })
  }
}
