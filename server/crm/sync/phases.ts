import type { SyncLease } from './lease.ts'
import type { SyncPhase, SyncPosition } from './position.ts'
import type { Syncing } from './syncing.ts'

/** HubSpot's list of what was deleted has no beginning: it is read once in so long, and whenever somebody asks. */
const goneEveryMs = 20 * 3_600_000

/** What is read next; what is gone shows by itself where everything is read. */
export function phaseAfter(
  phase: SyncPhase,
  { since }: SyncPosition,
  asksForGone: boolean,
): SyncPhase | undefined {
  if (phase === 'contacts') return 'deals'
  if (phase === 'deals') return since !== null && asksForGone ? 'gone-contacts' : undefined
  return phase === 'gone-contacts' ? 'gone-deals' : undefined
}

/** Whether it is time to ask what was deleted. */
export function isTimeForGone(lease: SyncLease, { actor }: Syncing, now: Date): boolean {
  const { crmType, goneReadAt } = lease.row()
  if (crmType === 'salesforce' || actor !== 'system' || goneReadAt === null) return true
  return now.getTime() - goneReadAt.getTime() > goneEveryMs
}
