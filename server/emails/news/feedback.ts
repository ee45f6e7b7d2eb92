import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { spendOnce } from '../../db/spent.ts'
import { dayMs } from '../../kit/time.ts'
import { noteMailboxes } from '../erase-again.ts'
import type { Feedback, FeedbackKind } from './news.ts'
import { pauseIfUnwelcome } from './unwelcome.ts'
import { emails, emailSettings, mailboxes, nobodysWorkspace, unreachableMailboxes } from '../tables.ts'

const rememberedDays = 30
const longestReason = 300

/** Writes down what was told of emails of ours; what was told before changes nothing a second time. */
export async function recordFeedback(services: Services, news: readonly Feedback[]): Promise<void> {
  const { db, now } = services
  if (news.length === 0) return
  const ids = [...new Set(news.map(({ emailId }) => emailId))]
  const found = await db.select({ id: emails.id }).from(emails).where(inArray(emails.id, ids))
  const ours = new Set(found.map(({ id }) => id))
  for (const one of news.filter(({ emailId }) => ours.has(emailId))) {
    // Nothing happens in the future, whatever a provider's clock says.
    const at = new Date(Math.min(one.at.getTime(), now().getTime()))
    const expiresAt = new Date(now().getTime() + rememberedDays * dayMs)
    await db.transaction(async (tx) => {
      if (!(await spendOnce(tx, { signature: `mail-news:${one.key}`, expiresAt }))) return
      const [email] = await tx
        .update(emails)
        .set(feedbackChangeOf(one.kind, at, one.reason))
        .where(eq(emails.id, one.emailId))
        .returning({ workspaceId: emails.workspaceId, mailbox: emails.mailbox, recipient: emails.recipient })
      if (!email?.workspaceId || !email.mailbox) return
      const known = { workspaceId: email.workspaceId, mailbox: email.mailbox, recipient: email.recipient }
      await remember(services, tx, known, { ...one, at })
      if (one.kind === 'bounced' || one.kind === 'complained')
        await pauseIfUnwelcome(tx, known.workspaceId, now())
    })
  }
}

/** What the mail server that we write to said at once: the same as if the email had come back. */
export async function recordRefused(
  services: Services,
  refused: readonly { readonly id: string; readonly error?: string }[],
): Promise<void> {
  const at = services.now()
  await recordFeedback(
    services,
    refused.map(({ id, error }) => ({
      emailId: id,
      kind: 'bounced',
      at,
      reason: error,
      key: `refused:${id}`,
    })),
  )
}

/** Whatever comes first holds; that an email arrived says that it has left. */
function feedbackChangeOf(kind: FeedbackKind, at: Date, reason: string | undefined) {
  const moment = sql`${at.toISOString()}::timestamptz`
  const first = (column: SQL) => sql<Date>`coalesce(${column}, ${moment})`
  const from = (states: string, to: string) =>
    sql<'sent'>`case when ${emails.state} in (${sql.raw(states)}) then ${to} else ${emails.state} end`
  if (kind === 'delivered') {
    return { deliveredAt: first(sql`${emails.deliveredAt}`), state: from(`'unknown', 'sending'`, 'sent') }
  }
  if (kind === 'bounced' || kind === 'failed') {
    return {
      bouncedAt: first(sql`${emails.bouncedAt}`),
      state: from(`'sent', 'unknown', 'sending'`, 'bounced'),
      secretLink: null,
      ...(reason && { lastError: reason.slice(0, longestReason) }),
    }
  }
  if (kind === 'opened') {
    // Only where the business wants to know: otherwise nothing is kept of it.
    const isCounted = sql`exists (select from ${emailSettings} s
      where s.workspace_id = ${emails.workspaceId} and s.counts_opens)`
    return {
      openedAt: sql<Date>`case when ${isCounted} then coalesce(${emails.openedAt}, ${moment}) else ${emails.openedAt} end`,
    }
  }
  if (kind === 'complained') return { complainedAt: first(sql`${emails.complainedAt}`) }
  return { unsubscribedAt: first(sql`${emails.unsubscribedAt}`) }
}

type Known = Pick<typeof mailboxes.$inferSelect, 'workspaceId' | 'mailbox'> &
  Pick<typeof emails.$inferSelect, 'recipient'>

/** Whom nobody writes to from now on: the business, and where it is the address itself, no business at all. */
async function remember(
  services: Services,
  tx: Tx,
  { workspaceId, mailbox, recipient }: Known,
  { kind, at, reason }: Feedback,
): Promise<void> {
  const changes = {
    bounced: { bouncedAt: at, bounceReason: reason?.slice(0, longestReason) ?? null },
    complained: { complainedAt: at },
    unsubscribed: { optedOutAt: at, optedOutBy: 'one-click' as const },
  }
  if (kind !== 'bounced' && kind !== 'complained' && kind !== 'unsubscribed') return
  const change = changes[kind]
  const news = { unsubscribed: 'mailbox-opted-out', complained: 'mailbox-complained' } as const
  if (kind !== 'bounced') await noteMailboxes(services, tx, news[kind], { workspaceId, mailboxes: [mailbox] })
  await tx
    .insert(mailboxes)
    .values({ workspaceId, mailbox, ...change })
    .onConflictDoUpdate({ target: [mailboxes.workspaceId, mailboxes.mailbox], set: change })
  if (kind === 'unsubscribed') return
  const everywhere = kind === 'bounced' ? { bouncedAt: at } : { complainedAt: at }
  await tx
    .insert(unreachableMailboxes)
    .values({ mailbox: sql`plaudit_mailbox_hash(${nobodysWorkspace}, ${recipient})`, ...everywhere })
    .onConflictDoUpdate({ target: unreachableMailboxes.mailbox, set: everywhere })
}
