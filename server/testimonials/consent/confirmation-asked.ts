import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { testimonials } from '../tables.ts'
import { isCustomersText } from '../editing/text-after-edit.ts'
import { Problem } from '../../http/problem.ts'
import { sha256 } from '../../kit/ids.ts'
import { requireReachable } from '../../emails/service.ts'
import { hasHappened } from '../../provenance/service.ts'
import { presentTestimonial } from '../present.ts'
import { byCaller, loadTestimonial, ownTestimonials, raised, type Row, withMailbox } from '../rows.ts'

/** A second press of the button within this time is the same wish. */
export const sameWishMs = 60_000

/** The address that would be asked, and whether it was asked a moment ago. */
export async function confirmationRecipient(context: WorkspaceContext, tx: Tx, id: string, email?: string) {
  const { to, wasJustAsked } = await look(context, tx, id, email)
  return { to, wasJustAsked }
}

/**
 * Notes that the customer was asked to confirm, keeping a newly given address; unless the same address was asked a
 * moment ago, which `wasJustAsked` says.
 */
export async function noteConfirmationAsked(
  context: WorkspaceContext,
  tx: Tx,
  id: string,
  email?: string,
): Promise<{ asked: Testimonial; wasJustAsked: boolean }> {
  const { workspaceId } = context
  const { row, to, wasJustAsked } = await look(context, tx, id, email, 'lock')
  if (isCustomersText(row) && row.suggestedContent === null) throw nothingToConfirm(row)
  if (row.origin === 'customer' && row.customerEmail === null) throw noAddress(row)
  if (wasJustAsked) return { asked: presentTestimonial(row), wasJustAsked }
  if (to) await requireReachable(tx, workspaceId, to, { hasField: true })
  const [asked] = await tx
    .update(testimonials)
    .set({
      version: raised,
      ...(!gaveOwnAddress(row) && { customerEmail: to }),
      ...(to && { askedMailboxes: withMailbox(workspaceId, to) }),
    })
    .where(ownTestimonials(workspaceId, [id]))
    .returning()
  await context.emit(tx, {
    name: 'testimonial-confirmation-asked',
    ...byCaller(context),
    each: [{ testimonialId: id, ...(to && { recipient: recipientHash(id, to) }) }],
  })
  return { asked: presentTestimonial(asked!), wasJustAsked }
}

/** Locked before looking back, so that two clicks cannot both find that nobody was asked. */
async function look(
  { workspaceId, now }: WorkspaceContext,
  tx: Tx,
  id: string,
  email: string | undefined,
  lock?: 'lock',
): Promise<{ row: Row; to: string | null; wasJustAsked: boolean }> {
  const row = await loadTestimonial(tx, workspaceId, id, lock === 'lock')
  const to = recipientOf(row, email)
  const since = new Date(now().getTime() - sameWishMs)
  const wasJustAsked =
    to === row.customerEmail && (await hasHappened(tx, workspaceId, id, 'confirmation-asked', since))
  return { row, to, wasJustAsked }
}

function nothingToConfirm({ origin, customerName }: Row): Problem {
  const did = origin === 'customer' ? 'wrote' : 'has already confirmed'
  return new Problem('not-allowed', `${customerName} ${did} this testimonial. There is nothing to confirm.`)
}

/** Nobody knows whose an address is that the business adds to a customer's own submission. */
function noAddress({ customerName }: Row): Problem {
  return new Problem(
    'not-allowed',
    `${customerName} left no email address. They can confirm your edit on their private page.`,
  )
}

/** Where the private link goes. Whoever gets it speaks as the customer, so an address of their own is the only one. */
export function recipientOf(row: Row, email: string | undefined): string | null {
  const to = email ?? row.customerEmail
  if (gaveOwnAddress(row) && to?.toLowerCase() !== row.customerEmail?.toLowerCase()) {
    const sentence = 'The customer used another email address. Only that one can be asked.'
    throw new Problem('invalid-input', sentence, { fields: { email: sentence } })
  }
  return to
}

/** The customer gave the address with the words; it is not exchanged. */
export function gaveOwnAddress({ origin, customerEmail }: Row): boolean {
  return origin === 'customer' && customerEmail !== null
}

/** Proves later where the email went, to whoever knows the address; from the history alone it cannot be read. */
export function recipientHash(id: string, address: string): string {
  return sha256(`${id}:${address.toLowerCase()}`).toString('hex')
}
