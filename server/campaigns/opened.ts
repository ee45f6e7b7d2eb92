import { and, eq, isNull } from 'drizzle-orm'
import { collectionLinks } from '../collection/tables.ts'
import type { Context } from '../context.ts'
import { noteOpened } from '../customers/service.ts'
import { workspaceOf } from '../db/lookups.ts'
import { matches } from '../db/matches.ts'
import { inWorkspace } from '../db/tenant.ts'

/** A browser opened the form of a personal link. Says nothing of whether there is such a link. */
export async function formOpened(context: Context, linkId: string): Promise<Record<string, never>> {
  const [link] = await context.db
    .select({ workspaceId: collectionLinks.workspaceId })
    .from(collectionLinks)
    .where(
      and(
        eq(collectionLinks.workspaceId, workspaceOf('link', linkId)),
        // The forms of everybody say nothing of who opened them.
        matches(collectionLinks, { id: linkId, kind: 'request' }),
        isNull(collectionLinks.closedAt),
      ),
    )
  if (link) {
    const { workspaceId } = link
    await inWorkspace(context.db, workspaceId, (tx) => noteOpened(tx, workspaceId, linkId, context.now()))
  }
  return {}
}
