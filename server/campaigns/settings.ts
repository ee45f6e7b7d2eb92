import { eq, sql } from 'drizzle-orm'
import { type CampaignSettings, defaultCampaignSettings } from '#contract/campaigns/campaigns.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { campaignSettings } from './tables.ts'

/** How often, how fast and where a workspace asks; the defaults until somebody chose. */
export async function campaignSettingsOf(
  tx: Db | Tx,
  workspaceId: string,
): Promise<Required<CampaignSettings>> {
  const { cooldownDays, emailsPerHour, timeZone } = campaignSettings
  const [row] = await tx
    .select({ cooldownDays, emailsPerHour, timeZone })
    .from(campaignSettings)
    .where(eq(campaignSettings.workspaceId, workspaceId))
  return row ? { ...row, timeZone: row.timeZone ?? null } : defaultCampaignSettings
}

export function readCampaignSettings({ tenant, workspaceId }: WorkspaceContext): Promise<CampaignSettings> {
  return tenant((tx) => campaignSettingsOf(tx, workspaceId))
}

export function writeCampaignSettings(
  { tenant, workspaceId }: WorkspaceContext,
  wanted: CampaignSettings,
): Promise<CampaignSettings> {
  return tenant(async (tx) => {
    await tx
      .insert(campaignSettings)
      .values({ workspaceId, ...wanted })
      .onConflictDoUpdate({ target: campaignSettings.workspaceId, set: wanted })
    return campaignSettingsOf(tx, workspaceId)
  })
}

/** Where the owner of a campaign is, is where the business is until somebody says otherwise. */
export async function noteTimeZone(tx: Tx, workspaceId: string, timeZone: string | undefined): Promise<void> {
  if (timeZone === undefined) return
  await tx
    .insert(campaignSettings)
    .values({ workspaceId, timeZone })
    .onConflictDoUpdate({
      target: campaignSettings.workspaceId,
      set: { timeZone: sql`coalesce(${campaignSettings.timeZone}, excluded.time_zone)` },
    })
}
