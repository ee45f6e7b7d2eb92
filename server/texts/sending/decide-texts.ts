import { and, inArray, ne } from 'drizzle-orm'
import type { emailDecisions } from '#contract/emails/emails.ts'
import type { WorkspaceContext } from '../../context.ts'
import { rowsWithIds } from '../../db/rows-with-ids.ts'
import { texts } from '../tables.ts'
import { sendTexts } from './send-texts.ts'
import { takeSegments } from './usage.ts'

interface Decision {
  readonly ids: readonly string[]
  readonly decision: (typeof emailDecisions)[number]
}

/** The owner takes it upon them: a message may arrive twice, or not at all. Sent again, it counts again. */
export function decideTexts(
  context: WorkspaceContext,
  { ids, decision }: Decision,
): Promise<{ decided: string[] }> {
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    const isAgain = decision === 'send-again'
    const open = await tx
      .select({ id: texts.id, segments: texts.segments })
      .from(texts)
      .where(
        and(
          rowsWithIds(texts, workspaceId, ids),
          inArray(texts.state, ['unknown', 'failed']),
          isAgain ? ne(texts.body, '') : undefined,
        ),
      )
      .for('update')
    const sizes = open.map(({ segments }) => segments)
    const allowed = isAgain ? await takeSegments(context, tx, workspaceId, sizes) : open.length
    const decided = open.slice(0, allowed).map(({ id }) => id)
    if (decided.length === 0) return { decided }
    await tx
      .update(texts)
      .set(
        isAgain
          ? { state: 'queued', dueAt: now(), sentAt: null, attempts: 0, isHeld: false }
          : { state: 'sent', sentAt: now() },
      )
      .where(rowsWithIds(texts, workspaceId, decided))
    if (isAgain) await context.jobs.enqueue(tx, sendTexts, {})
    return { decided }
  })
}
