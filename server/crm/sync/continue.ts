import { z } from 'zod/mini'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Integration } from '../clients.ts'

/** The job that goes on with a sync; what it does is in `jobs.ts`, which knows the sync. */
export const goOnWithSync = {
  name: 'sync-crm',
  payload: z.object({ workspaceId: z.uuid(), integrationId: z.uuid() }),
}

/** Adds the work of syncing, which waits as one however often it is asked for. */
export function syncLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db | Tx,
  { workspaceId, id }: Pick<Integration, 'workspaceId' | 'id'>,
): Promise<void> {
  return jobs.enqueue(tx, goOnWithSync, { workspaceId, integrationId: id }, { key: id })
}
