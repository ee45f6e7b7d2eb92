import { and, eq, exists, gt } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { ImportSummary } from '#contract/imports/import-progress.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { importRows, imports } from '../tables.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { Problem } from '../../http/problem.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { isOurs, ofImport } from '../apply-import.ts'
import { forgetRows, importRowsOf, undoDays } from '../import-rows.ts'
import { patiently } from '../running/patiently.ts'
import { type Kind, ofKind, summarizeImport } from '../progress.ts'
import { undoCustomers } from '../customers/undo-customers.ts'
import { undoReviews } from '../reviews/undo-reviews.ts'
import type { Undoing } from './undoing.ts'

const dayMs = 86_400_000

/** Asks for an import to be undone, and answers at once. One that is undone already, or just now, stays so. */
export function undo(context: WorkspaceContext, kind: Kind, id: string): Promise<ImportSummary> {
  const { tenant, workspaceId, user, now } = context
  return tenant(async (tx) => {
    const [asked] = await tx
      .update(imports)
      .set({ state: 'undoing', removed: 0, kept: 0, failure: null })
      .where(and(ofKind(workspaceId, id, kind), isUndoable(tx, now())))
      .returning({ id: imports.id })
    if (asked) await context.jobs.enqueue(tx, undoImportJob, { workspaceId, importId: id, userId: user.id })
    const found = await summarizeImport(context, tx, kind, id)
    if (found.state === 'undoing' || found.state === 'undone') return found
    throw new Problem(
      'nothing-to-undo',
      `This import can no longer be undone. That is possible for ${undoDays} days.`,
    )
  })
}

/** Done, young enough, and something is known of it. */
function isUndoable(tx: Tx, now: Date) {
  const since = new Date(now.getTime() - undoDays * dayMs)
  const itsRows = tx
    .select({ row: importRows.row })
    .from(importRows)
    .where(and(eq(importRows.workspaceId, imports.workspaceId), eq(importRows.importId, imports.id)))
  return and(eq(imports.state, 'done'), gt(imports.createdAt, since), exists(itsRows))
}

/** Takes an import back in one transaction, or not at all. */
export const undoImportJob = defineJob({
  name: 'undo-import',
  payload: z.object({ workspaceId: z.string(), importId: z.string(), userId: z.string() }),
  attempts: 5,
  timeoutSeconds: 300,
  run: (services: Services, { workspaceId, importId, userId }) =>
    patiently(services, {
      work: () =>
        applyUndo(services, { workspaceId, importId, actor: `user:${userId}`, now: services.now() }),
      giveUp: () => failUndo(services, workspaceId, importId),
      what: { importId },
    }),
})

async function applyUndo(services: Services, undoing: Undoing): Promise<void> {
  const { workspaceId, importId, now } = undoing
  await inWorkspace(services.db, workspaceId, async (tx) => {
    if (!(await isOurs(tx, workspaceId, importId, ['undoing']))) return
    const counts = { removed: 0, kept: 0 }
    for await (const rows of importRowsOf(tx, workspaceId, importId)) {
      for (const { removed, kept } of [
        await undoReviews(services, tx, undoing, rows),
        await undoCustomers(services, tx, undoing, rows),
      ]) {
        counts.removed += removed
        counts.kept += kept
      }
    }
    await forgetRows(tx, workspaceId, importId)
    await tx
      .update(imports)
      .set({ ...counts, state: 'undone', undoneAt: now })
      .where(ofImport(workspaceId, importId))
  })
}

/** It stays as it is, and can be undone again. */
async function failUndo({ db }: Services, workspaceId: string, importId: string): Promise<void> {
  await inWorkspace(db, workspaceId, (tx) =>
    tx
      .update(imports)
      .set({
        state: 'done',
        failure: 'This import could not be undone, so nothing was changed. Please try again.',
      })
      .where(and(ofImport(workspaceId, importId), eq(imports.state, 'undoing'))),
  )
}
