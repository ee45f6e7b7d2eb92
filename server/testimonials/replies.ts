import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { presentTestimonial } from './present.ts'
import { byCaller, emitOfEach, loadTestimonial, ownTestimonials, raised, type Row } from './rows.ts'
import { testimonials } from './tables.ts'

/** What everybody reads of the business's answer. */
export function replyOf({ reply, repliedAt }: Pick<Row, 'reply' | 'repliedAt'>) {
  return reply === null || repliedAt === null
    ? null
    : { text: reply, date: repliedAt.toISOString().slice(0, 10) }
}

/** The one public reply, written or replaced. */
export function writeReply(context: WorkspaceContext, id: string, text: string): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const before = await loadTestimonial(tx, workspaceId, id, true)
    if (before.isPrivate) throw noReply("Private feedback isn't shown anywhere. Reply by email instead.")
    if (before.withdrawnAt)
      throw noReply('The customer withdrew this testimonial, so nobody would see a reply.')
    if (before.reply === text) return presentTestimonial(before)
    // A low rating on a platform is a case, and its answer there is how it is contacted.
    const isContacted = before.recoveryState === 'open'
    const [row] = await tx
      .update(testimonials)
      .set({
        reply: text,
        repliedAt: context.now(),
        ...(isContacted && { recoveryState: 'contacted' }),
        version: raised,
      })
      .where(ownTestimonials(workspaceId, [id]))
      .returning()
    await context.emit(tx, [
      { name: 'testimonial-replied', ...byCaller(context), each: [{ testimonialId: id, reply: text }] },
      ...(isContacted
        ? [
            {
              name: 'feedback-moved',
              ...byCaller(context),
              each: [{ testimonialId: id, state: 'contacted' }],
            } as const,
          ]
        : []),
    ])
    return presentTestimonial(row!)
  })
}

const noReply = (sentence: string) => new Problem('invalid-input', sentence, { fields: { text: sentence } })

/** Removed already, it stays so and nothing enters the history. */
export function removeReply(context: WorkspaceContext, id: string): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const before = await loadTestimonial(tx, workspaceId, id, true)
    if (before.reply === null) return presentTestimonial(before)
    const [row] = await tx
      .update(testimonials)
      .set({ reply: null, repliedAt: null, version: raised })
      .where(ownTestimonials(workspaceId, [id]))
      .returning()
    await emitOfEach(context, tx, 'testimonial-reply-removed', [{ id }])
    return presentTestimonial(row!)
  })
}
