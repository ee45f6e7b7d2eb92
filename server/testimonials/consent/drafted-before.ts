import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import type { Doing, DraftRecord, EventNamed } from '../../events.ts'

/** How a testimonial's history begins when its text is made of a draft; `doing` is whose doing the testimonial is. */
export function draftedBefore(
  doing: Doing,
  testimonialId: string,
  record: DraftRecord | undefined,
): EventNamed<'testimonial-drafted'>[] {
  if (!record) return []
  return [
    { name: 'testimonial-drafted', ...doing, at: new Date(record.at), each: [{ testimonialId, record }] },
  ]
}

/** The answers and the draft leave the history, whose chain still holds: that there was a draft is all that is left. */
export async function forgetDraft(tx: Tx, workspaceId: string, testimonialId: string): Promise<void> {
  await tx.execute(sql`select plaudit_forget_draft(${workspaceId}::uuid, ${testimonialId}::uuid)`)
}
