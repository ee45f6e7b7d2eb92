import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/**
 * The same context, with everything of it in a transaction that is open: what a call changes, what is kept of its answer,
 * and what was checked before hold together or not at all.
 */
export function within(context: WorkspaceContext, tx: Tx): WorkspaceContext {
  return { ...context, tenant: (work) => work(tx) }
}
