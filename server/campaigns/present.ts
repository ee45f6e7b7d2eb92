import { and, eq, isNotNull } from 'drizzle-orm'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import { emailSettings } from '../emails/tables.ts'
import { notFound } from '../http/problem.ts'
import { nextOpening } from '../kit/send-window.ts'
import { type Figures, campaignFiguresOf } from './counts.ts'
import { hoursOf, windowAt } from './sending/hours.ts'
import { campaignSettingsOf } from './settings.ts'
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
  const { timeZone } = await campaignSettingsOf(tx, asking.workspaceId)
  const around = { userId: asking.user.id, heldBecause, timeZone: timeZone ?? 'UTC' }
  return rows.map((row) => presentCampaign(row, figures(row.id), around))
}

interface Around {
  readonly userId: string
  /** Why none of the workspace's requests leaves, if so. */
  readonly heldBecause: 'bounces' | 'complaints' | null
  /** Of the business. */
  readonly timeZone: string
}

function presentCampaign(row: CampaignRow, figures: Figures, around: Around): Campaign {
  const { userId, heldBecause, timeZone } = around
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
    reminderHours: hoursOf(row.reminderHours, timeZone),
    audience: row.audience,
    selectedCustomers: [...figures.selectedCustomers],
    sampleSize: row.sampleSize,
    sampleSeed: row.sampleSeed,
    emailsSent: figures.emailsSent,
    responsesReceived: figures.counts.answered,
    counts: figures.counts,
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    nextSendAt: isRunning ? nextSendOf(row, figures, timeZone) : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The first moment at which an email may leave: each waits for the hours of its kind. */
function nextSendOf(
  row: CampaignRow,
  { firstDueAt, reminderDueAt }: Figures,
  timeZone: string,
): string | null {
  const moments = [firstDueAt, reminderDueAt].flatMap((due, step) =>
    due === null ? [] : nextOpening(windowAt(row, step, timeZone), due).getTime(),
  )
  return moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString()
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
