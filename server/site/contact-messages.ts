import { count, eq } from 'drizzle-orm'
import { type ContactMessage, listContactMessages } from '#contract/site/contact.ts'
import type { SignedInContext } from '../context.ts'
import { afterPosition, newestFirst, pageOf } from '../db/keyset.ts'
import { type AskedPage, describePage, readCursor } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { contactMessages } from './tables.ts'

const defaultPageSize = 50

/** What visitors wrote, newest first. */
export async function readMessageList(
  { db, reply }: SignedInContext,
  asked: AskedPage,
): Promise<ContactMessage[]> {
  const { limit = defaultPageSize, cursor } = asked
  const rows = await db
    .select()
    .from(contactMessages)
    .where(afterPosition(readCursor(cursor), contactMessages))
    .orderBy(...newestFirst(contactMessages))
    .limit(limit + 1)
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(contactMessages)
  const page = pageOf(rows, limit)
  describePage(reply, listContactMessages.path, asked, { ...page, total, isCounted: true })
  return page.rows.map(presentMessage)
}

/** Marks a message as answered, or as open again. */
export async function markMessage({ db, now }: SignedInContext, id: string, isAnswered: boolean) {
  const [row] = await db
    .update(contactMessages)
    .set({ answeredAt: isAnswered ? now() : null })
    .where(eq(contactMessages.id, id))
    .returning()
  if (!row) throw notFound('message')
  return presentMessage(row)
}

/** What is nobody's to see is cut away by the response. */
function presentMessage(row: typeof contactMessages.$inferSelect): ContactMessage {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
