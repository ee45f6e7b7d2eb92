import { eq } from 'drizzle-orm'
import type { publicLinksSettings } from '#contract/business.ts'
import type { PublicForm } from '#contract/collection.ts'
import type { Services } from '../context.ts'
import { platformConnections } from './tables.ts'

/** Made of constants and checked ids: nothing that anybody typed decides a host. */
const addressOf = {
  google: (id: string) => ({
    label: 'Google',
    url: `https://search.google.com/local/writereview?placeid=${encodeURIComponent(id)}`,
  }),
  // Yelp forbids asking for reviews: this says where the business is, no more.
  yelp: (id: string) => ({ label: 'Yelp', url: `https://www.yelp.com/biz/${encodeURIComponent(id)}` }),
}

/** Where customers of this workspace may also write; nowhere, if its owner shows the links to nobody. */
export async function publicLinksOf(
  { db }: Services,
  link: { readonly workspaceId: string; readonly publicLinks: (typeof publicLinksSettings)[number] },
): Promise<PublicForm['publicLinks']> {
  if (link.publicLinks === 'nobody') return []
  const connections = await db
    .select({ platform: platformConnections.platform, id: platformConnections.platformBusinessId })
    .from(platformConnections)
    .where(eq(platformConnections.workspaceId, link.workspaceId))
    .orderBy(platformConnections.platform)
  return connections.flatMap(({ platform, id }) =>
    platform === 'google' || platform === 'yelp' ? [{ platform, id, ...addressOf[platform](id) }] : [],
  )
}
