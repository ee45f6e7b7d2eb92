import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { matches } from '../../db/matches.ts'
import { byCaller, raised, type Row } from '../rows.ts'
import { testimonials } from '../tables.ts'

/** What a customer does at their company, as the business knows it; not sent, it stays. Who wrote here says it themselves. */
export async function changeRole(
  context: WorkspaceContext,
  tx: Tx,
  before: Row,
  wanted: string | null | undefined,
): Promise<Row> {
  const role = wanted || null
  if (wanted === undefined || role === before.role) return before
  if (before.origin === 'customer') throw saidByCustomer()
  const { workspaceId, id } = before
  const [row] = await tx
    .update(testimonials)
    .set({ role, version: raised })
    .where(matches(testimonials, { workspaceId, id }))
    .returning()
  await context.emit(tx, {
    name: 'testimonial-role-changed',
    ...byCaller(context),
    each: [{ testimonialId: id, role }],
  })
  return row!
}

function saidByCustomer() {
  const sentence = 'This customer wrote on your form. Only they can say what their role is.'
  return new Problem('invalid-input', sentence, { fields: { role: sentence } })
}
