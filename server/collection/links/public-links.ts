import type { publicLinksSettings } from '#contract/business/business.ts'
import type { PublicForm } from '#contract/collection/collection.ts'
import { isLinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Db, Tx } from '../../db/database.ts'
import { connectionsOf, platformAddress } from '../../publishing/service.ts'

interface Shown {
  readonly workspaceId: string
  readonly publicLinks: (typeof publicLinksSettings)[number]
}
type Connections = Awaited<ReturnType<typeof connectionsOf>>

/** Where customers of this workspace may also write; nowhere, if its owner shows the links to nobody. */
export async function publicLinksOf(db: Db | Tx, link: Shown): Promise<PublicForm['publicLinks']> {
  return linksTo(await shownConnections(db, link))
}

/** Where the business is, as far as customers are told. */
export async function shownConnections(
  db: Db | Tx,
  { workspaceId, publicLinks }: Shown,
): Promise<Connections> {
  return publicLinks === 'nobody' ? [] : connectionsOf(db, workspaceId)
}

export function linksTo(connections: Connections): PublicForm['publicLinks'] {
  return connections.flatMap(({ platform, platformBusinessId: id }) =>
    isLinkedPlatform(platform) ? [{ platform, id, ...platformAddress[platform](id) }] : [],
  )
}
