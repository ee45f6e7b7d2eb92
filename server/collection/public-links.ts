import type { publicLinksSettings } from '#contract/business.ts'
import type { PublicForm } from '#contract/collection.ts'
import { isLinkedPlatform } from '#contract/review-links.ts'
import type { Db, Tx } from '../db/database.ts'
import { connectionsOf, platformAddress } from '../publishing/service.ts'

/** Where customers of this workspace may also write; nowhere, if its owner shows the links to nobody. */
export async function publicLinksOf(
  db: Db | Tx,
  link: { readonly workspaceId: string; readonly publicLinks: (typeof publicLinksSettings)[number] },
): Promise<PublicForm['publicLinks']> {
  if (link.publicLinks === 'nobody') return []
  const connections = await connectionsOf(db, link.workspaceId)
  return connections.flatMap(({ platform, platformBusinessId: id }) =>
    isLinkedPlatform(platform) ? [{ platform, id, ...platformAddress[platform](id) }] : [],
  )
}
