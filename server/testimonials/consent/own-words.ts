import { and, eq, exists, isNull } from 'drizzle-orm'
import type { ConsentScope } from '#contract/collection/collection.ts'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { testimonials } from '../tables.ts'
import { matches } from '../../db/matches.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { sha256 } from '../../kit/ids.ts'
import { scopesInForce } from './consent.ts'
import { forgetDraft } from './drafted-before.ts'
import { forgetPhoto } from '../photos.ts'
import { raised, type Row } from '../rows.ts'
import { isStaying } from '../../workspaces/service.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { isShown } from './visibility-rule.ts'

/** What a customer sees of their own words, also while the business has deleted them, with the scopes that hold. */
export async function ownWords(
  db: Db | Tx,
  workspaceId: string,
  id: string,
): Promise<{ row: Row; scopes: ConsentScope[] }> {
  const row = await findOwnWords(db, workspaceId, id)
  if (!row) throw notFound('page')
  return { row, scopes: await scopesInForce(db, row) }
}

/** The row behind a private page; nothing once it is erased. */
export async function findOwnWords(db: Db | Tx, workspaceId: string, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(testimonials).where(matches(testimonials, { workspaceId, id }))
  return row
}

/** As `findOwnWords`, if outlets show them now. */
export async function findShownWords(
  db: Db | Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<Row | undefined> {
  const isStayingHere = exists(
    db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(and(eq(workspaces.id, workspaceId), isStaying)),
  )
  const [row] = await db
    .select()
    .from(testimonials)
    .where(and(matches(testimonials, { workspaceId, id }), isShown, isStayingHere))
  return row
}

/** Names what a customer confirms or consents to. Whatever else the business does meanwhile, it stays the same. */
export function wordsVersion({
  content,
  suggestedContent,
  customerName,
  company,
  role,
  rating,
}: Row): string {
  const seen = [content, suggestedContent, customerName, company, rating, ...(role ? [role] : [])]
  return sha256(JSON.stringify(seen)).toString('base64url')
}

/** Takes the words out of every outlet, for good. Deleted ones too: the business may still restore them. */
export function withdrawOwnWords(services: Services, workspaceId: string, id: string): Promise<void> {
  return inWorkspace(services.db, workspaceId, async (tx) => {
    await lockOwn(tx, workspaceId, id, true)
    const now = services.now()
    await tx
      .update(testimonials)
      .set({ withdrawnAt: now, consentsToPhoto: null, version: raised })
      .where(matches(testimonials, { workspaceId, id }))
    await forgetPhoto(tx, workspaceId, id)
    await forgetDraft(tx, workspaceId, id)
    await services.emit(tx, {
      name: 'testimonial-withdrawn',
      workspaceId,
      at: now,
      actor: 'customer',
      each: [{ testimonialId: id }],
    })
  })
}

/** The row that a customer is about to change, which nobody else changes meanwhile. */
export async function lockOwn(tx: Tx, workspaceId: string, id: string, evenDeleted = false): Promise<Row> {
  const [row] = await tx
    .select()
    .from(testimonials)
    .where(
      and(
        matches(testimonials, { workspaceId, id }),
        evenDeleted ? undefined : isNull(testimonials.deletedAt),
      ),
    )
    .for('update')
  if (!row) throw notFound('page')
  if (row.withdrawnAt) throw new Problem('already-withdrawn', 'You have already withdrawn this testimonial.')
  return row
}
