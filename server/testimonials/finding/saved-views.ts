import { and, asc, eq } from 'drizzle-orm'
import { mostViews, type SavedView } from '#contract/testimonials/organizing.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { rowId } from '../../kit/ids.ts'
import { savedViews } from '../tables.ts'

const shown = { id: savedViews.id, name: savedViews.name, query: savedViews.query }

function ofCaller({ workspaceId, user }: WorkspaceContext) {
  return and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.userId, user.id))
}

/** The views of whoever asks, by name. */
export function listViews(context: WorkspaceContext): Promise<SavedView[]> {
  return context.tenant((tx) =>
    tx.select(shown).from(savedViews).where(ofCaller(context)).orderBy(asc(savedViews.name)),
  )
}

export function saveView(
  context: WorkspaceContext,
  view: { name: string; query: string },
): Promise<SavedView> {
  const { tenant, workspaceId, user, now } = context
  return tenant(async (tx) => {
    if ((await tx.$count(savedViews, ofCaller(context))) >= mostViews) {
      throw new Problem('invalid-input', `You can save up to ${mostViews} views. Delete one first.`)
    }
    const [saved] = await tx
      .insert(savedViews)
      .values({ workspaceId, id: rowId(now()), userId: user.id, ...view, createdAt: now() })
      .onConflictDoUpdate({
        target: [savedViews.workspaceId, savedViews.userId, savedViews.name],
        set: { query: view.query },
      })
      .returning(shown)
    return saved!
  })
}

export async function deleteView(context: WorkspaceContext, id: string): Promise<{ id: string }> {
  const deleted = await context.tenant((tx) =>
    tx
      .delete(savedViews)
      .where(and(ofCaller(context), eq(savedViews.id, id)))
      .returning({ id: savedViews.id }),
  )
  if (deleted.length === 0) throw notFound('view')
  return { id }
}

/** Of somebody who leaves the team. */
export async function forgetViews(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  await tx
    .delete(savedViews)
    .where(and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.userId, userId)))
}
