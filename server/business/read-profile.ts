import { and, eq } from 'drizzle-orm'
import type { BusinessProfile } from '#contract/business/business-profile.ts'
import type { Db, Tx } from '../db/database.ts'
import { businessProfiles } from './tables.ts'
import { workspaces } from '../workspaces/tables.ts'
import { collectionLinks } from '../collection/tables.ts'

/** The profile of the workspace, or `null` before onboarding. */
export async function readProfile(db: Db | Tx, workspaceId: string): Promise<BusinessProfile | null> {
  const [found] = await db
    .select({
      profile: businessProfiles,
      formId: collectionLinks.id,
      accentColor: workspaces.accentColor,
    })
    .from(businessProfiles)
    .innerJoin(
      collectionLinks,
      and(eq(collectionLinks.workspaceId, businessProfiles.workspaceId), eq(collectionLinks.isDefault, true)),
    )
    .innerJoin(workspaces, eq(workspaces.id, businessProfiles.workspaceId))
    .where(eq(businessProfiles.workspaceId, workspaceId))
  if (!found) return null
  const { profile, formId, accentColor } = found
  return {
    ...profile,
    ...underBothNames(profile),
    id: profile.workspaceId,
    formId,
    accentColor: accentColor ?? '',
    updatedAt: profile.updatedAt.toISOString(),
  }
}

/** One stored value each, under both names that the screens use. */
export function underBothNames(profile: typeof businessProfiles.$inferSelect) {
  const services = profile.services || profile.keyServices
  const targetMarket = profile.targetMarket || profile.targetAudience
  return {
    description: profile.businessDescription,
    services,
    keyServices: services,
    targetMarket,
    targetAudience: targetMarket,
  }
}
