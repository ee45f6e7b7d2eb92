import { and, eq, inArray, isNotNull, ne, notLike, or, sql } from 'drizzle-orm'
import { type emailDecisions, listUnsettledEmails, type UnsettledEmail } from '#contract/emails/emails.ts'
import type { WorkspaceContext } from '../../context.ts'
import { afterPosition, newestFirst, pageOf } from '../../db/keyset.ts'
import { rowsWithIds } from '../../db/rows-with-ids.ts'
import { describePage, readCursor } from '../../http/paging.ts'
import { shownAddress } from '../../kit/shown-address.ts'
import { linkPlace } from '../layout/layout.ts'
import { wakeSender } from './queue.ts'
import { emails } from '../tables.ts'

const pageSize = 50

const isUnsettled = inArray(emails.state, ['unknown', 'failed'])
/** All of it is still there: its text, and the personal link if it has one. */
export const isWhole = and(
  ne(emails.text, ''),
  or(isNotNull(emails.secretLink), notLike(emails.text, `%${linkPlace}%`)),
)

interface Paging {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** Emails that may or may not have arrived, and those that were given up. */
export async function listUnsettled(
  { tenant, workspaceId, reply }: WorkspaceContext,
  { limit = pageSize, cursor }: Paging,
): Promise<UnsettledEmail[]> {
  const position = readCursor(cursor)
  const all = and(eq(emails.workspaceId, workspaceId), isUnsettled)
  const { rows, next, total } = await tenant(async (tx) => {
    const found = await tx
      .select({
        id: emails.id,
        to: emails.recipient,
        subject: emails.subject,
        state: emails.state,
        error: emails.lastError,
        createdAt: emails.createdAt,
        sentAt: emails.sentAt,
        canSendAgain: sql<boolean>`(${isWhole})`,
      })
      .from(emails)
      .where(and(all, afterPosition(position, emails)))
      .orderBy(...newestFirst(emails))
      .limit(limit + 1)
    return { ...pageOf(found, limit), total: await tx.$count(emails, all) }
  })
  describePage(reply, listUnsettledEmails.path, { limit }, { rows, next, total, isCounted: true })
  return rows.map(({ to, state, createdAt, sentAt, ...row }) => ({
    ...row,
    to: shownAddress(to),
    state: state === 'unknown' ? 'unknown' : 'failed',
    at: (sentAt ?? createdAt).toISOString(),
  }))
}

interface Decision {
  readonly ids: readonly string[]
  readonly decision: (typeof emailDecisions)[number]
}

/** The owner takes it upon them: it may arrive twice, or not at all. Two who decide at once decide once. */
export function decideUnsettled(
  context: WorkspaceContext,
  { ids, decision }: Decision,
): Promise<{ decided: string[] }> {
  const { tenant, workspaceId, now } = context
  if (ids.length === 0) return Promise.resolve({ decided: [] })
  const again = decision === 'send-again'
  const change = again
    ? { state: 'queued' as const, dueAt: now(), sentAt: null, attempts: 0, isHeld: false }
    : {
        state: 'sent' as const,
        secretLink: null,
        sentAt: sql`coalesce(${emails.sentAt}, ${now().toISOString()})`,
      }
  return tenant(async (tx) => {
    const decided = await tx
      .update(emails)
      .set(change)
      .where(and(rowsWithIds(emails, workspaceId, ids), isUnsettled, again ? isWhole : undefined))
      .returning({ id: emails.id })
    if (again && decided.length > 0) await wakeSender(context, tx)
    return { decided: decided.map(({ id }) => id) }
  })
}
