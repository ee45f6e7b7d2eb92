import { eq } from 'drizzle-orm'
import { defaultRewardSettings, type RewardSettings } from '#contract/rewards/rewards.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rewardSettings } from './tables.ts'
import { assignRewardCodes } from './assign-codes.ts'

export function readRewardSettings({ tenant, workspaceId }: WorkspaceContext): Promise<RewardSettings> {
  return tenant((tx) => savedSettings(tx, workspaceId))
}

/** Keeps what the owner chose. Rewards that waited for codes are served when codes may now be made. */
export function writeRewardSettings(
  context: WorkspaceContext,
  wanted: RewardSettings,
): Promise<RewardSettings> {
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    const { generatesCodes = defaultRewardSettings.generatesCodes, ...input } = wanted
    await tx
      .insert(rewardSettings)
      .values({ ...input, generatesCodes, workspaceId, updatedAt: now() })
      .onConflictDoUpdate({
        target: rewardSettings.workspaceId,
        set: {
          ...input,
          ...(wanted.generatesCodes !== undefined && { generatesCodes }),
          updatedAt: now(),
        },
      })
    if (wanted.generatesCodes) await context.jobs.enqueue(tx, assignRewardCodes, { workspaceId })
    return savedSettings(tx, workspaceId)
  })
}

async function savedSettings(tx: Tx, workspaceId: string): Promise<RewardSettings> {
  const [saved] = await tx.select().from(rewardSettings).where(eq(rewardSettings.workspaceId, workspaceId))
  return saved ?? defaultRewardSettings
}
