import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { customers } from '../../customers/tables.ts'
import type { Hears } from '../../feature.ts'
import { campaignPeople } from '../tables.ts'

/** What becomes of people in campaigns when their customers are gone. */
export const hearsForCampaigns: Hears = {
  'customer-deleted': (_services, tx, { workspaceId, each }) =>
    forgetPeople(
      tx,
      workspaceId,
      each.map(({ customerId }) => customerId),
    ),
  async 'customer-merged'(_services, tx, { workspaceId, each }) {
    for (const { customerId, mergedId } of each) await mergePeople(tx, workspaceId, customerId, mergedId)
  },
  /** The customer may have gone with it. */
  async 'testimonial-erased'(_services, tx, { workspaceId }) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct p.customer_id as id from ${campaignPeople} p
      where p.workspace_id = ${workspaceId} and p.customer_id is not null and not exists (
        select from ${customers} c where c.workspace_id = ${workspaceId} and c.id = p.customer_id)`)
    await forgetPeople(
      tx,
      workspaceId,
      rows.map(({ id }) => id),
    )
  },
}

/** Their place stays counted, and says nothing of them. */
async function forgetPeople(tx: Tx, workspaceId: string, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return
  await tx
    .update(campaignPeople)
    .set({
      customerId: null,
      dueAt: null,
      handLinkId: null,
      state: sql`case when state <> 'waiting' then state when next_step = 0 then 'skipped' else 'stopped' end`,
      reason: sql`case when state = 'waiting' then 'deleted' else reason end`,
    })
    .where(
      and(eq(campaignPeople.workspaceId, workspaceId), inArray(campaignPeople.customerId, [...customerIds])),
    )
}

/** The one who stays takes the places of the other, except where both are in the same campaign: then nobody is asked twice. */
async function mergePeople(tx: Tx, workspaceId: string, targetId: string, gone: string): Promise<void> {
  await tx.execute(sql`
    update ${campaignPeople} set customer_id = ${targetId}
    where workspace_id = ${workspaceId} and customer_id = ${gone} and not exists (
      select from ${campaignPeople} other where other.workspace_id = ${workspaceId}
        and other.campaign_id = campaign_people.campaign_id and other.customer_id = ${targetId})`)
  await forgetPeople(tx, workspaceId, [gone])
}
