import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'

/**
 * The one door through which administrators read the rows of every workspace, in a transaction that writes nothing. Only
 * calls with `access: 'admin'` lead here; everything that an administrator can see is found by this name.
 */
export function readAcrossWorkspaces<T>(
  { db }: Pick<Services, 'db'>,
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction(read, { accessMode: 'read only' })
}
