import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { businessProfiles } from '../business/tables.ts'
import type { Db } from '../db/database.ts'
import { workspaceOf } from '../db/lookups.ts'
import { policyOf } from '../embed/service.ts'
import { ratingSumsOf } from '../testimonials/service.ts'
import { isClosed } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { walls } from './tables.ts'

/** A wall that is on, with what its page says of the business; nothing for a slug that leads nowhere. */
export function findBySlug(db: Db, slug: string) {
  return findWall(db, and(eq(walls.workspaceId, workspaceOf('wall', slug)), eq(walls.slug, slug)))
}

export function findByDomain(db: Db, domain: string) {
  return findWall(
    db,
    and(
      eq(walls.workspaceId, workspaceOf('wall-domain', domain)),
      eq(walls.domain, domain),
      isNotNull(walls.domainProvenAt),
    ),
  )
}

export type FoundWall = NonNullable<Awaited<ReturnType<typeof findWall>>>

async function findWall(db: Db, where: SQL | undefined) {
  const [found] = await db
    .select({
      workspaceId: walls.workspaceId,
      slug: walls.slug,
      isIndexed: walls.isIndexed,
      title: walls.title,
      intro: walls.intro,
      accentColor: workspaces.accentColor,
      backgroundColor: walls.backgroundColor,
      shownTags: walls.shownTags,
      /** Null until it is proven. */
      domain: sql<string | null>`case when ${walls.domainProvenAt} is not null then ${walls.domain} end`,
      version: walls.version,
      embedVersion: workspaces.embedVersion,
      isClosed: sql<boolean>`${isClosed}`,
      name: workspaces.name,
      businessUrl: businessProfiles.businessUrl,
      logoUrl: businessProfiles.logoUrl,
      policy: policyOf,
      sums: ratingSumsOf(walls.workspaceId),
    })
    .from(walls)
    .innerJoin(workspaces, eq(workspaces.id, walls.workspaceId))
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, walls.workspaceId))
    .where(and(where, walls.isOn))
  return found?.isClosed ? { ...found, sums: [] } : found
}
