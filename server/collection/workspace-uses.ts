import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { customers, requests } from '../customers/tables.ts'
import { rewardSettings } from '../rewards/tables.ts'
import { webhooks } from '../webhooks/tables.ts'

/*
 * What a workspace makes use of, read with the link of a submission: nobody looks for the rest while the submission is
 * written, so that those without customers to ask or rewards to give save a round trip.
 */

/** Whether there may be a request that a submission answers, or a customer who has responded with it. */
export function asksCustomers(workspaceId: PgColumn): SQL<boolean> {
  return sql<boolean>`(exists (select from ${customers} c where c.workspace_id = ${workspaceId})
    or exists (select from ${requests} r where r.workspace_id = ${workspaceId} and r.answered_at is null))`
}

/** Whether a reward may be due. */
export function givesRewards(workspaceId: PgColumn): SQL<boolean> {
  return sql<boolean>`exists (select from ${rewardSettings} s where s.workspace_id = ${workspaceId} and s.is_enabled)`
}

/** Whether a webhook may have to be told. */
export function tellsWebhooks(workspaceId: PgColumn): SQL<boolean> {
  return sql<boolean>`exists (select from ${webhooks} w where w.workspace_id = ${workspaceId} and w.is_active)`
}
