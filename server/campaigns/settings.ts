import { eq } from 'drizzle-orm'
import { type CampaignSettings, defaultCampaignSettings } from '#contract/campaigns/campaigns.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { campaignSettings } from './tables.ts'

/** How often and how fast a workspace asks; the defaults until somebody chose. */
export async function campaignSettingsOf(tx: Db | Tx, workspaceId: string): Promise<CampaignSettings> {
  const [row] = await tx
    .select({
      cooldownDays: campaignSettings.cooldownDays,
      emailsPerHour: campaignSettings.emailsPerHour,
    })
    .from(campaignSettings)
    .where(eq(campaignSettings.workspaceId, workspaceId))
  return row ?? defaultCampaignSettings
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
    return wanted
  })
}
