import { and, eq, isNotNull } from 'drizzle-orm'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import { emailSettings } from '../emails/tables.ts'
import { notFound } from '../http/problem.ts'
import { type Figures, campaignFiguresOf } from './counts.ts'
import { campaigns } from './tables.ts'

export type CampaignRow = typeof campaigns.$inferSelect

/** These campaigns as the owner's screens see them, in their order. */
export async function presentAll(
  tx: Tx,
  rows: readonly CampaignRow[],
  asking: { readonly workspaceId: string; readonly user: { readonly id: string } },
): Promise<Campaign[]> {
  const figures = await campaignFiguresOf(
    tx,
    asking.workspaceId,
    rows.map(({ id }) => id),
  )
  const [held] = await tx
    .select({ because: emailSettings.heldFor })
    .from(emailSettings)
    .where(and(eq(emailSettings.workspaceId, asking.workspaceId), isNotNull(emailSettings.heldAt)))
  const heldBecause = held?.because ?? null
  return rows.map((row) => presentCampaign(row, figures(row.id), { userId: asking.user.id, heldBecause }))
}

interface Around {
  readonly userId: string
  /** Why none of the workspace's requests leaves, if so. */
  readonly heldBecause: 'bounces' | 'complaints' | null
}

function presentCampaign(row: CampaignRow, figures: Figures, { userId, heldBecause }: Around): Campaign {
  const isRunning = row.status === 'active' && row.startedAt !== null
  return {
    id: row.id,
    userId,
    name: row.name,
    status: row.status,
    pausedBecause: row.status === 'paused' ? 'owner' : isRunning ? heldBecause : null,
    channel: row.channel,
    emailSubject: row.emailSubject,
    emailTemplate: row.emailTemplate,
    reminders: row.reminders,
    sendWindow: row.sendWindow,
    audience: row.audience,
    selectedCustomers: [...figures.selectedCustomers],
    sampleSize: row.sampleSize,
    sampleSeed: row.sampleSeed,
    emailsSent: figures.emailsSent,
    responsesReceived: figures.counts.answered,
    counts: figures.counts,
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    nextSendAt: (isRunning && figures.nextSendAt?.toISOString()) || null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The campaign with this id; `lock` keeps others from changing it until the transaction ends. */
export async function readCampaign(
  tx: Tx,
  workspaceId: string,
  id: string,
  lock?: 'lock',
): Promise<CampaignRow> {
  const query = tx
    .select()
    .from(campaigns)
    .where(rowsWithIds(campaigns, workspaceId, [id]))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound('campaign')
  return row
}
