import type { RecoveryState, Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { DomainEvent } from '../../events.ts'
import { Problem } from '../../http/problem.ts'
import { gaveOwnAddress, recipientHash } from '../consent/confirmation-asked.ts'
import { presentTestimonial } from '../present.ts'
import { byCaller, loadTestimonial, ownTestimonials, raised, type Row, withMailbox } from '../rows.ts'
import { testimonials } from '../tables.ts'

interface Update {
  readonly state?: RecoveryState | null | undefined
  readonly notes?: string | null | undefined
}

/** Keeps how far the team is with a recovery case, and their notes on it. */
export function updateFeedback(context: WorkspaceContext, id: string, update: Update): Promise<Testimonial> {
  return context.tenant(async (tx) => {
    const row = await loadCase(context, tx, id)
    const state = update.state ?? row.recoveryState ?? 'open'
    const notes = update.notes ?? row.recoveryNotes
    const isMoved = state !== row.recoveryState
    const isNoted = notes !== row.recoveryNotes
    if (!isMoved && !isNoted) return presentTestimonial(row)
    const each = [{ testimonialId: id }]
    return changeFeedback(context, tx, id, { recoveryState: state, recoveryNotes: notes }, [
      ...(isMoved ? [moved(context, id, state)] : []),
      ...(isNoted ? [{ name: 'feedback-noted', ...byCaller(context), each } as const] : []),
    ])
  })
}

/** Notes a reply in the transaction of its email; an open case is contacted then. `to` is where it goes. */
export async function noteReplied(
  context: WorkspaceContext,
  tx: Tx,
  id: string,
  message: string,
): Promise<{ replied: Testimonial; to: string }> {
  const { row, to } = await reachable(context, tx, id)
  const isFirst = row.recoveryState !== 'contacted' && row.recoveryState !== 'resolved'
  const each = [{ testimonialId: id, recipient: recipientHash(id, to), message }]
  const replied = await changeFeedback(context, tx, id, isFirst ? { recoveryState: 'contacted' } : {}, [
    { name: 'feedback-replied', ...byCaller(context), each },
    ...(isFirst ? [moved(context, id, 'contacted')] : []),
  ])
  return { replied, to }
}

/** Notes that the author got the link to their private page. `to` is where it goes. */
export async function noteInvited(
  context: WorkspaceContext,
  tx: Tx,
  id: string,
): Promise<{ invited: Testimonial; to: string }> {
  const { row, to } = await reachable(context, tx, id)
  const each = [{ testimonialId: id, recipient: recipientHash(id, to) }]
  // Whoever gets the link speaks as the customer: it is remembered who that could be.
  const mailbox = gaveOwnAddress(row) ? {} : { askedMailboxes: withMailbox(context.workspaceId, to) }
  const invited = await changeFeedback(context, tx, id, mailbox, [
    { name: 'feedback-invited', ...byCaller(context), each },
  ])
  return { invited, to }
}

/** Where the author of a recovery case is reached. */
export async function feedbackAddress(context: WorkspaceContext, tx: Tx, id: string): Promise<string> {
  return (await reachable(context, tx, id)).to
}

async function reachable(context: WorkspaceContext, tx: Tx, id: string): Promise<{ row: Row; to: string }> {
  const row = await loadCase(context, tx, id)
  return { row, to: feedbackAddressOf(row) }
}

async function changeFeedback(
  context: WorkspaceContext,
  tx: Tx,
  id: string,
  set: Partial<Omit<typeof testimonials.$inferInsert, 'askedMailboxes'>> & {
    askedMailboxes?: ReturnType<typeof withMailbox>
  },
  events: readonly DomainEvent[],
): Promise<Testimonial> {
  const [row] = await tx
    .update(testimonials)
    .set({ ...set, version: raised })
    .where(ownTestimonials(context.workspaceId, [id]))
    .returning()
  await context.emit(tx, events)
  return presentTestimonial(row!)
}

function moved(context: WorkspaceContext, id: string, state: RecoveryState): DomainEvent {
  return { name: 'feedback-moved', ...byCaller(context), each: [{ testimonialId: id, state }] }
}

async function loadCase({ workspaceId }: WorkspaceContext, tx: Tx, id: string): Promise<Row> {
  const row = await loadTestimonial(tx, workspaceId, id, true)
  if (!row.isPrivate && !row.recoveryState)
    throw new Problem('invalid-input', 'This is a testimonial, not private feedback.')
  return row
}

function feedbackAddressOf({ customerEmail, withdrawnAt }: Row): string {
  if (withdrawnAt) throw new Problem('not-allowed', 'The customer withdrew this. Please leave it at that.')
  if (!customerEmail) throw new Problem('invalid-input', 'The customer left no email address.')
  return customerEmail
}
