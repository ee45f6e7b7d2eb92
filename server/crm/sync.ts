import { formatCount } from '#shared/text/format-count.ts'
import type { Services, WorkspaceContext } from '../context.ts'
import { notFound, Problem } from '../http/problem.ts'
import { inWorkspace } from '../db/tenant.ts'
import { actorOf } from '../kit/actor.ts'
import { type Integration, openConnection, reboundCredentials } from './clients.ts'
import { syncLater } from './sync/continue.ts'
import { leaseOver, SyncEnded, type SyncLease, takeSyncLease } from './sync/lease.ts'
import { ownIntegration } from './own-integration.ts'
import { runPasses } from './sync/passes.ts'
import { pauseAfter } from './sync/pause-after.ts'
import { crmAnswer } from './service.ts'
import { crmIntegrations } from './tables.ts'

/** How long somebody waits for the answer; the rest comes in the background. */
const waitedMs = 20_000

export interface SyncAnswer {
  readonly contactsSynced: number
  readonly message: string
  readonly isFinished: boolean
}

/** What the button does. */
export async function sync(context: WorkspaceContext, id: string): Promise<SyncAnswer> {
  const { tenant, workspaceId } = context
  const [row] = await tenant((tx) => tx.select().from(crmIntegrations).where(ownIntegration(workspaceId, id)))
  if (!row) throw notFound('integration')
  if (!row.isActive) throw new Problem('invalid-input', 'This integration is paused. Turn it on to sync.')
  const answer = await syncConnection(context, row, actorOf(context), { forMs: waitedMs })
  if (!answer.isFinished) await syncLater(context, context.db, row)
  return answer
}

interface How {
  /** After so long it is left where it is: whoever calls sees to it that it goes on. */
  readonly forMs?: number
  /** Whether it waits when the CRM asks to be left alone for a moment, or is briefly away. */
  readonly isPatient?: boolean
}

/**
 * Brings here what changed in a CRM since the last time, or everything the first time. What came before a failure stays, and
 * the next sync goes on from there.
 */
export async function syncConnection(
  services: Services,
  row: Integration,
  actor: string,
  { forMs = Number.POSITIVE_INFINITY, isPatient = false }: How = {},
): Promise<SyncAnswer> {
  const lease = await takeSyncLease(services, row)
  if (!lease) return describeRunning(services, row)
  try {
    const crm = openConnection(services, lease.row())
    const untilMs = performance.now() + forMs
    const done = await runPasses(services, lease, { crm, actor, untilMs, isPatient })
    await lease.note({
      ...leaseOver,
      ...(done.isFinished && { lastSyncAt: services.now() }),
      lastError: done.problem,
      failures: 0,
      retryAt: null,
      isExpired: false,
      ...reboundCredentials(services, lease.row()),
    })
    return describe(lease.row(), done)
  } catch (failure) {
    await giveUp(services, lease, failure)
    return crmAnswer(Promise.reject(failure))
  }
}

async function giveUp(services: Services, lease: SyncLease, failure: unknown): Promise<void> {
  if (failure instanceof SyncEnded) return
  await lease
    .note({ ...leaseOver, ...pauseAfter(failure, lease.row(), services.now()) })
    .catch((ended: unknown) => {
      if (!(ended instanceof SyncEnded)) throw ended
    })
}

async function describeRunning({ db }: Services, { workspaceId, id }: Integration): Promise<SyncAnswer> {
  const [row] = await inWorkspace(db, workspaceId, (tx) =>
    tx.select().from(crmIntegrations).where(ownIntegration(workspaceId, id)),
  )
  if (!row) throw notFound('integration')
  return describe(row, { isFinished: true, asked: 0, isRunning: true })
}

function describe(
  { contactsSynced, readCount, expectedCount }: Integration,
  done: { readonly isFinished: boolean; readonly asked: number; readonly isRunning?: boolean },
): SyncAnswer {
  const { isFinished, asked, isRunning = false } = done
  if (isRunning || !isFinished) {
    const of = expectedCount === null ? '' : ` of ${formatCount(expectedCount, 'record')}`
    const message = `${readCount.toLocaleString('en-US')}${of} read so far. The sync continues in the background.`
    return { contactsSynced, message, isFinished }
  }
  const synced = `${formatCount(contactsSynced, 'contact')} synced to your customer list.`
  const message = asked === 0 ? synced : `${synced} ${formatCount(asked, 'request')} sent by your milestones.`
  return { contactsSynced, message, isFinished }
}
