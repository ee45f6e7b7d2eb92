import { and, desc, eq, like, notLike } from 'drizzle-orm'
import type { CustomerLogo } from '#contract/site/site.ts'
import type { Services } from '../context.ts'
import { isShowcased } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { businessProfiles } from '../business/tables.ts'

const mostLogos = 40

/** Logos kept on this server only: an address elsewhere would make our pages ask others' servers. */
export async function customerLogos({ db }: Services): Promise<CustomerLogo[]> {
  const rows = await db
    .select({ logoUrl: businessProfiles.logoUrl, businessName: businessProfiles.businessName })
    .from(businessProfiles)
    .innerJoin(workspaces, eq(workspaces.id, businessProfiles.workspaceId))
    .where(and(isShowcased, like(businessProfiles.logoUrl, '/%'), notLike(businessProfiles.logoUrl, '//%')))
    .orderBy(desc(businessProfiles.createdAt))
    .limit(mostLogos)
  return rows.flatMap(({ logoUrl, businessName }) => (logoUrl ? [{ logoUrl, businessName }] : []))
}
