import { and, eq, isNotNull } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { matches } from '../../db/matches.ts'
import type { Tx } from '../../db/database.ts'
import { rowId } from '../../kit/ids.ts'
import { campaignPeople, campaigns } from '../tables.ts'

/**
 * Puts one customer into a campaign, at its first email; a completed one goes on for them. Who is in it already stays where
 * they are. False where the campaign is gone or was never started.
 */
export async function addToCampaign(
  { now }: Services,
  tx: Tx,
  workspaceId: string,
  { campaignId, customerId }: { readonly campaignId: string; readonly customerId: string },
): Promise<boolean> {
  const [campaign] = await tx
    .select()
    .from(campaigns)
    .where(matches(campaigns, { workspaceId, id: campaignId }))
    .for('update')
  if (!campaign || campaign.startedAt === null) return false
  const createdAt = now()
  const added = await tx
    .insert(campaignPeople)
    .values({ workspaceId, id: rowId(createdAt), campaignId, customerId, createdAt, dueAt: createdAt })
    .onConflictDoNothing()
    .returning({ id: campaignPeople.id })
  if (added.length > 0 && campaign.status === 'completed') {
    await tx
      .update(campaigns)
      .set({ status: 'active', completedAt: null })
      .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)))
  }
  return true
}

/** Whether somebody can be put into it: it is there, and was started. */
export async function isStartedCampaign(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const started = and(matches(campaigns, { workspaceId, id }), isNotNull(campaigns.startedAt))
  return (await tx.$count(campaigns, started)) > 0
}
