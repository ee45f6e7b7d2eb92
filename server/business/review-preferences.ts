import { eq } from 'drizzle-orm'
import type { saveReviewPreferences } from '#contract/business/business.ts'
import type { BusinessProfile } from '#contract/business/business-profile.ts'
import type { Received } from '#contract/endpoint.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { currentProfile, noProfile } from './edit-profile.ts'
import { businessProfiles } from './tables.ts'

type Preferences = Received<typeof saveReviewPreferences>['body']

/** Keeps the platform that satisfied customers are pointed to, and whether they are at all. */
export function savePreferences(
  { tenant, workspaceId }: WorkspaceContext,
  wanted: Preferences,
): Promise<BusinessProfile> {
  return tenant(async (tx) => {
    await changePreferences(tx, workspaceId, wanted)
    return currentProfile(tx, workspaceId)
  })
}

export async function changePreferences(
  tx: Tx,
  workspaceId: string,
  { primaryReviewPlatform, reviewPromptEnabled }: Preferences,
): Promise<void> {
  const changed = await tx
    .update(businessProfiles)
    .set({ primaryReviewPlatform, reviewPromptEnabled })
    .where(eq(businessProfiles.workspaceId, workspaceId))
    .returning({ workspaceId: businessProfiles.workspaceId })
  if (changed.length === 0) throw noProfile()
}
