import { removeUnusedCustomers, restoreCustomers } from '../../customers/service.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { ImportRow } from '../import-rows.ts'
import type { Undoing, Undone } from '../undo/undoing.ts'

/** Removes whom the import added and nobody has used since, and gives those it merged their details back. */
export async function undoCustomers(
  services: Services,
  tx: Tx,
  { workspaceId, actor, now }: Undoing,
  rows: readonly ImportRow[],
): Promise<Undone> {
  const added = rows.flatMap(({ customerId, changes }) => (customerId && !changes ? customerId : []))
  const merged = rows.flatMap(({ customerId, changes }) =>
    customerId && changes ? { customerId, changes } : [],
  )
  const doing = { workspaceId, at: now, actor }
  await restoreCustomers(services, tx, doing, merged)
  return removeUnusedCustomers(services, tx, doing, added)
}
