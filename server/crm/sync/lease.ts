import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { inWorkspace } from '../../db/tenant.ts'
import type { Integration } from '../clients.ts'
import { ownIntegration } from '../own-integration.ts'
import { crmIntegrations } from '../tables.ts'

/** Longer than one call to a CRM, with its waits, and one write take together. */
const leaseMs = 120_000

/** This sync was ended: the CRM was disconnected meanwhile, or another process took over after a long silence. */
export class SyncEnded extends Error {
  override readonly name = 'SyncEnded'
}

/** Of an integration: its row, as long as this process alone syncs it. */
export interface SyncLease {
  /** As it is now, with what was kept since. */
  row(): Integration
  /** Notes something in the transaction of what it is about, and keeps the lease for another while. Throws `SyncEnded`. */
  keep(tx: Tx, change: Partial<Integration>): Promise<void>
  /** The same alone. */
  note(change: Partial<Integration>): Promise<void>
}

/** Undefined when it is gone, switched off, or somebody else syncs it at this moment. */
export async function takeSyncLease(
  services: Services,
  { workspaceId, id }: Pick<Integration, 'workspaceId' | 'id'>,
): Promise<SyncLease | undefined> {
  const { db, now } = services
  const lease = randomUUID()
  const mine = ownIntegration(workspaceId, id)
  const until = () => new Date(now().getTime() + leaseMs)
  const isFree = or(isNull(crmIntegrations.leaseUntil), lt(crmIntegrations.leaseUntil, now()))
  const [taken] = await inWorkspace(db, workspaceId, (tx) =>
    tx
      .update(crmIntegrations)
      .set({ lease, leaseUntil: until() })
      .where(and(mine, eq(crmIntegrations.isActive, true), isFree))
      .returning(),
  )
  if (!taken) return undefined
  let row = taken
  const keep = async (tx: Tx, change: Partial<Integration>) => {
    const [kept] = await tx
      .update(crmIntegrations)
      .set({ leaseUntil: until(), ...change })
      .where(and(mine, eq(crmIntegrations.lease, lease)))
      .returning()
    if (!kept) throw new SyncEnded('This sync was ended')
    row = kept
  }
  return { row: () => row, keep, note: (change) => inWorkspace(db, workspaceId, (tx) => keep(tx, change)) }
}

/** What is kept when a sync ends, however it does. */
export const leaseOver = { lease: null, leaseUntil: null } as const
