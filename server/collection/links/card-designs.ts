import { and, eq, isNull } from 'drizzle-orm'
import type { CardDesign } from '#contract/collection/card-design.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { notFound } from '../../http/problem.ts'
import { collectionLinks } from '../tables.ts'

export async function readDesign({ tenant, workspaceId }: WorkspaceContext, id: string) {
  const [link] = await tenant((tx) =>
    tx.select({ design: collectionLinks.design }).from(collectionLinks).where(ownOpenLink(workspaceId, id)),
  )
  if (!link) throw notFound('link')
  return link
}

export async function saveDesign({ tenant, workspaceId }: WorkspaceContext, id: string, design: CardDesign) {
  const saved = await tenant((tx) =>
    tx
      .update(collectionLinks)
      .set({ design })
      .where(ownOpenLink(workspaceId, id))
      .returning({ id: collectionLinks.id }),
  )
  if (saved.length === 0) throw notFound('link')
  return { design }
}

/** What the business last designed for its own form; nothing before that. */
export async function printDesign(db: Db, workspaceId: string): Promise<CardDesign | null | undefined> {
  const [link] = await db
    .select({ design: collectionLinks.design })
    .from(collectionLinks)
    .where(and(eq(collectionLinks.workspaceId, workspaceId), eq(collectionLinks.isDefault, true)))
  return link?.design
}

/** Of any kind: the workspace's own form is on cards too. */
function ownOpenLink(workspaceId: string, id: string) {
  return and(
    eq(collectionLinks.workspaceId, workspaceId),
    eq(collectionLinks.id, id),
    isNull(collectionLinks.closedAt),
  )
}
