import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { inWorkspace } from '../db/tenant.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Integration } from './clients.ts'
import { crmContacts, crmDeals } from './tables.ts'

const rowsAtOnce = 10_000

/** Forgets the contacts and deals of a connection that is gone, some at a time. The customers stay. */
export const forgetCrmRecords = defineJob({
  name: 'forget-crm-records',
  payload: z.object({ workspaceId: z.uuid(), integrationId: z.uuid() }),
  attempts: 10,
  timeoutSeconds: 600,
  async run({ db }, { workspaceId, integrationId }) {
    for (const table of [crmContacts, crmDeals]) {
      for (let gone = rowsAtOnce; gone === rowsAtOnce;) {
        const { rowCount } = await inWorkspace(db, workspaceId, (tx) =>
          tx.execute(sql`delete from ${table} where ctid = any(array(
            select ctid from ${table} where workspace_id = ${workspaceId} and integration_id = ${integrationId}
            limit ${rowsAtOnce}))`),
        )
        gone = rowCount ?? 0
      }
    }
  },
})

/** Adds that work for this connection. */
export function forgetRecordsLater(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  { workspaceId, id }: Pick<Integration, 'workspaceId' | 'id'>,
): Promise<void> {
  return jobs.enqueue(tx, forgetCrmRecords, { workspaceId, integrationId: id })
}
