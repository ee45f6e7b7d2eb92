import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { Purpose } from '../layout/draft.ts'
import { wakeSender } from './queue.ts'
import { emails } from '../tables.ts'

const queuedEmailsFor = (workspaceId: string, { kind, id }: Purpose) =>
  and(
    eq(emails.workspaceId, workspaceId),
    eq(emails.purpose, kind),
    eq(emails.purposeId, id),
    inArray(emails.state, ['queued']),
  )

/** What waited because its reason was paused, leaves at once; what has a moment of its own in the future, then. */
export async function releaseEmails(
  services: Services,
  tx: Tx,
  workspaceId: string,
  purpose: Purpose,
): Promise<void> {
  await tx
    .update(emails)
    .set({ dueAt: services.now(), isHeld: false })
    .where(and(queuedEmailsFor(workspaceId, purpose), emails.isHeld))
  await wakeSender(services, tx)
}

/** Of emails that wait for this reason none leaves any more. Answers how many those were. */
export async function stopEmails(tx: Tx, workspaceId: string, purpose: Purpose): Promise<number> {
  const { rowCount } = await tx
    .update(emails)
    .set({ state: 'suppressed', secretLink: null, lastError: sql`'stopped'` })
    .where(queuedEmailsFor(workspaceId, purpose))
  return rowCount ?? 0
}

/** As `stopEmails`, for everything that waits for these addresses; answers their ids. */
export async function stopEmailsTo(
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const stopped = await tx
    .update(emails)
    .set({ state: 'suppressed', secretLink: null, lastError: sql`'stopped'` })
    .where(
      and(
        eq(emails.workspaceId, workspaceId),
        inArray(emails.recipient, [...addresses]),
        eq(emails.state, 'queued'),
        eq(emails.stream, 'requests'),
      ),
    )
    .returning({ id: emails.id })
  return stopped.map(({ id }) => id)
}
