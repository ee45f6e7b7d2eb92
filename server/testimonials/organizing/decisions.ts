import { and, eq, gt } from 'drizzle-orm'
import { type Testimonial } from '#contract/testimonials/testimonials.ts'
import { undoMinutes } from '#contract/testimonials/decisions.ts'
import type { WorkspaceContext } from '../../context.ts'
import { takeQuota, withinPlan } from '../../billing/service.ts'
import type { Tx } from '../../db/database.ts'
import { testimonials } from '../tables.ts'
import { Problem } from '../../http/problem.ts'
import { presentTestimonial } from '../present.ts'
import { byCaller, emitOfEach, loadTestimonial, ownTestimonials, raised, type Row } from '../rows.ts'

type Decision = 'approved' | 'rejected'

const privateSentence =
  'Private feedback can’t be approved or rejected. Reply to the customer and mark it resolved instead.'

const vouchingSentence =
  'Approving this confirms that it is genuine, which support can’t do. Only the people of this account can.'

/** Only what is pending can be decided; a second try is told so and changes nothing. */
export function decideTestimonial(
  context: WorkspaceContext,
  id: string,
  status: Decision,
): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  const decide = async (tx: Tx) => {
    const [decided] = await decideRows(context, tx, [id], status)
    if (decided) return presentTestimonial(decided)
    const { status: current, isPrivate } = await loadTestimonial(tx, workspaceId, id)
    if (isPrivate) throw new Problem('not-allowed', privateSentence)
    if (current === 'pending') throw new Problem('not-allowed', vouchingSentence)
    throw new Problem('testimonial-already-decided', `This testimonial has already been ${current}.`)
  }
  return withinPlan(context, () => tenant(decide))
}

/** Decides those that are pending; the others, and private feedback, stay as they are. */
export async function decideSeveral(context: WorkspaceContext, ids: string[], status: Decision) {
  const rows = await withinPlan(context, () => context.tenant((tx) => decideRows(context, tx, ids, status)))
  return { decided: rows.map(({ id }) => id) }
}

export async function decideRows(
  context: WorkspaceContext,
  tx: Tx,
  ids: string[],
  status: Decision,
): Promise<Row[]> {
  const { workspaceId } = context
  const rows = await tx
    .update(testimonials)
    .set({ status, decidedAt: context.now(), version: raised })
    .where(
      and(
        ownTestimonials(workspaceId, ids),
        eq(testimonials.status, 'pending'),
        eq(testimonials.isPrivate, false),
        // Approving what its customer did not send is the business's word that it is genuine, and support gives none.
        context.support && status === 'approved' ? eq(testimonials.origin, 'customer') : undefined,
      ),
    )
    .returning()
  await context.emit(tx, {
    name: 'testimonial-decided',
    ...byCaller(context),
    each: rows.map(({ id }) => ({ testimonialId: id, status })),
  })
  // Last, so that it travels with the COMMIT.
  if (status === 'approved') await takeQuota(context, tx, workspaceId, rows.length)
  return rows
}

/** Back to pending, for decisions of the last 10 minutes. */
export async function undoDecisions(context: WorkspaceContext, ids: string[]) {
  const { tenant, workspaceId } = context
  const since = new Date(context.now().getTime() - undoMinutes * 60_000)
  const undone = await tenant(async (tx) => {
    const rows = await tx
      .update(testimonials)
      .set({ status: 'pending', decidedAt: null, version: raised })
      .where(and(ownTestimonials(workspaceId, ids), gt(testimonials.decidedAt, since)))
      .returning({ id: testimonials.id })
    await emitOfEach(context, tx, 'testimonial-decision-undone', rows)
    return rows.map(({ id }) => id)
  })
  if (undone.length === 0) throw new Problem('nothing-to-undo', 'There is nothing left to undo.')
  return { undone }
}

/** A rejected one waits for a decision again, however long ago it was rejected. */
export function moveToPending(context: WorkspaceContext, id: string): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const [moved] = await moveRows(context, tx, [id])
    if (moved) return presentTestimonial(moved)
    await loadTestimonial(tx, workspaceId, id)
    throw new Problem('nothing-to-undo', 'Only rejected testimonials can be moved back to pending.')
  })
}

/** The same for those of `ids` that are rejected; answers which those were. */
export async function moveSeveralToPending(context: WorkspaceContext, ids: string[]): Promise<string[]> {
  const moved = await context.tenant((tx) => moveRows(context, tx, ids))
  return moved.map(({ id }) => id)
}

async function moveRows(context: WorkspaceContext, tx: Tx, ids: string[]): Promise<Row[]> {
  const rows = await tx
    .update(testimonials)
    .set({ status: 'pending', decidedAt: null, version: raised })
    .where(and(ownTestimonials(context.workspaceId, ids), eq(testimonials.status, 'rejected')))
    .returning()
  await emitOfEach(context, tx, 'testimonial-moved-to-pending', rows)
  return rows
}
