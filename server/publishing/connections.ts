import { and, asc, eq } from 'drizzle-orm'
import type { Received } from '#contract/endpoint.ts'
import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import type { connectPlatforms, PlatformConnection } from '#contract/publishing/publishing.ts'
import { isLinkedPlatform } from '#contract/publishing/review-links.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { platformAddress } from './platform-address.ts'
import { platformConnections } from './tables.ts'

type Connection = Received<typeof connectPlatforms>['body']['connections'][number]

/** Where this workspace is, by the name of the platform. */
export function connectionsOf(db: Db | Tx, workspaceId: string) {
  return db
    .select()
    .from(platformConnections)
    .where(eq(platformConnections.workspaceId, workspaceId))
    .orderBy(asc(platformConnections.platform))
}

/** What a page says of the connections. */
export async function listConnections(tx: Tx, workspaceId: string): Promise<PlatformConnection[]> {
  const rows = await connectionsOf(tx, workspaceId)
  return rows.map(({ platform, platformBusinessId, businessName, businessAddress, createdAt }) => ({
    id: platform,
    platform,
    platformBusinessId,
    businessName,
    businessAddress,
    url: isLinkedPlatform(platform) ? platformAddress[platform](platformBusinessId).url : null,
    connectedAt: createdAt.toISOString(),
  }))
}

/** Connects each of these, in place of what was said of the platform before. */
export function saveConnections(
  { tenant, workspaceId, now }: WorkspaceContext,
  connections: readonly Connection[],
): Promise<PlatformConnection[]> {
  return tenant(async (tx) => {
    for (const connection of connections) await setConnection(tx, workspaceId, connection, now())
    return listConnections(tx, workspaceId)
  })
}

export function disconnectPlatform(
  { tenant, workspaceId }: WorkspaceContext,
  platform: ReviewPlatform,
): Promise<PlatformConnection[]> {
  return tenant(async (tx) => {
    await removeConnection(tx, workspaceId, platform)
    return listConnections(tx, workspaceId)
  })
}

interface ConnectionInput extends Pick<
  typeof platformConnections.$inferSelect,
  'platform' | 'platformBusinessId'
> {
  /** Not told: unchanged, and empty where there is none yet. */
  readonly businessName?: string
  readonly businessAddress?: string
}

export async function setConnection(
  tx: Tx,
  workspaceId: string,
  { platform, platformBusinessId, businessName, businessAddress }: ConnectionInput,
  now: Date,
): Promise<void> {
  await tx
    .insert(platformConnections)
    .values({
      workspaceId,
      platform,
      platformBusinessId,
      businessName: businessName ?? '',
      businessAddress: businessAddress ?? '',
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [platformConnections.workspaceId, platformConnections.platform],
      set: {
        platformBusinessId,
        ...(businessName !== undefined && { businessName }),
        ...(businessAddress !== undefined && { businessAddress }),
      },
    })
}

export async function removeConnection(tx: Tx, workspaceId: string, platform: ReviewPlatform): Promise<void> {
  await tx
    .delete(platformConnections)
    .where(and(eq(platformConnections.workspaceId, workspaceId), eq(platformConnections.platform, platform)))
}
