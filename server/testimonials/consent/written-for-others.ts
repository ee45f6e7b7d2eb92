import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { insertMany } from '../../db/insert-many.ts'
import { rowsWithIds } from '../../db/rows-with-ids.ts'
import type { Tx } from '../../db/database.ts'
import type { Doing } from '../../events.ts'
import { languageOfText } from '../languages/language.ts'
import { raised } from '../rows.ts'
import { testimonials } from '../tables.ts'

/** Writes testimonials of an import, and answers those that were not here yet. */
export async function insertImported(tx: Tx, rows: readonly (typeof testimonials.$inferInsert)[]) {
  const written = rows.map((row) => ({ ...row, language: languageOfText(row.content) }))
  const { rows: added } = await tx.execute<{ id: string; importKey: Buffer | null }>(
    sql`${insertMany(testimonials, written)}
      on conflict (workspace_id, import_key) where import_key is not null do nothing
      returning id, import_key as "importKey"`,
  )
  const [first] = rows
  if (first && rows.some(({ customerEmail }) => customerEmail)) {
    const ids = added.map(({ id }) => id)
    await tx
      .update(testimonials)
      .set({ isByTeam: true })
      .where(and(rowsWithIds(testimonials, first.workspaceId, ids), isByTeamOf(first.workspaceId)))
  }
  return added
}

/** From an address of the team, in whatever spelling. */
function isByTeamOf(workspaceId: string): SQL {
  return sql`customer_email is not null
    and plaudit_mailbox_hash(workspace_id, customer_email) in (select plaudit_team_mailboxes(${workspaceId}))`
}

/** Approves what an import has just added: whoever sent the file vouched for it. */
export async function approveImported(
  services: Services,
  tx: Tx,
  doing: Doing,
  ids: readonly string[],
): Promise<void> {
  const rows = await tx
    .update(testimonials)
    .set({ status: 'approved', decidedAt: doing.at, version: raised })
    .where(and(rowsWithIds(testimonials, doing.workspaceId, ids), eq(testimonials.status, 'pending')))
    .returning({ id: testimonials.id })
  await services.emit(tx, {
    name: 'testimonial-decided',
    ...doing,
    each: rows.map(({ id }) => ({ testimonialId: id, status: 'approved' as const })),
  })
}

/** As deleting does, and the same file may bring them in again. */
export async function removeImported(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(testimonials)
    .set({ deletedAt: now, importKey: null, importText: null, version: raised })
    .where(rowsWithIds(testimonials, workspaceId, ids))
}

/** From here every outlet says that their author received a reward. */
export async function markRewarded(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(testimonials)
    .set({ isRewarded: true })
    .where(rowsWithIds(testimonials, workspaceId, ids))
}
