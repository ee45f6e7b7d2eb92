import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { emails, emailSettings, mailboxes, nobodysWorkspace, unreachableMailboxes } from '../tables.ts'

/** An email that may leave now, and that nobody else has in hand. */
export type Started = Pick<
  typeof emails.$inferSelect,
  | 'id'
  | 'workspaceId'
  | 'recipient'
  | 'replyTo'
  | 'mailbox'
  | 'subject'
  | 'text'
  | 'html'
  | 'secretLink'
  | 'stream'
  | 'attempts'
  | 'isFromBusiness'
  | 'createdAt'
>

/** Why one stays here, if it does: asked in the statement that claims it. */
export type Verdict = 'send' | 'wait' | 'drop' | 'unsubscribed' | 'complained' | 'bounced'

/**
 * Claims emails right before they leave. Nothing that was decided earlier counts: whoever unsubscribed, cannot be
 * reached, or lost the reason to be written to since, is not written to.
 */
export async function claimEmails(services: Services, ids: readonly string[]): Promise<Started[]> {
  const claimed = await claimOf(services).execute({ ids: [...ids], now: services.now().toISOString() })
  return claimed.filter(({ state }) => state === 'sending')
}

type Claim = ReturnType<typeof prepareClaim>
/**
 * Which of these claimed emails may still leave: for those that waited for a connection since. One that is missing here
 * has to be claimed again.
 */
export async function findStillWanted(services: Services, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await services.db.execute<{ id: string }>(sql`
    select ${emails.id} from ${emails}
    where ${inArray(emails.id, [...ids])} and ${emails.state} = 'sending' and ${emails.text} <> ''
      and ${sendingVerdictOf(services.features)} = 'send'`)
  return new Set(rows.map(({ id }) => id))
}

/** Built and planned once: it is most of what an email costs the database. */
const claims = new WeakMap<Services['features'], WeakMap<Services['db'], Claim>>()
let prepared = 0

function claimOf({ db, features }: Services): Claim {
  const ofDatabases = claims.get(features) ?? new WeakMap<Services['db'], Claim>()
  claims.set(features, ofDatabases)
  const claim = ofDatabases.get(db) ?? prepareClaim(db, features)
  ofDatabases.set(db, claim)
  return claim
}

function prepareClaim(db: Services['db'], features: Services['features']) {
  // Written by hand: in a select of one table the query builder drops its name, and `id` would be another table's.
  // Another process that looked at the same moment goes on with others.
  const judged = sql`(
    select ${emails.id} as id, ${sendingVerdictOf(features)} as verdict
    from ${emails}
    where ${emails.id} = any (${sql.placeholder('ids')}::uuid[])
      and ${emails.state} = 'queued' and ${emails.text} <> ''
    for update skip locked
  ) as judged`
  const verdict = sql`judged.verdict`
  return db
    .update(emails)
    .set({
      state: sql`case ${verdict} when 'send' then 'sending' when 'wait' then 'queued' else 'suppressed' end`,
      isHeld: sql`${verdict} = 'wait'`,
      sentAt: sql`case when ${verdict} = 'send' then ${sql.placeholder('now')}::timestamptz end`,
      attempts: sql`${emails.attempts} + (${verdict} = 'send')::int`,
      lastError: sql`case when ${verdict} in ('send', 'wait') then ${emails.lastError} else ${verdict} end`,
    })
    .from(judged)
    .where(sql`${emails.id} = judged.id`)
    .returning({
      id: emails.id,
      workspaceId: emails.workspaceId,
      recipient: emails.recipient,
      replyTo: emails.replyTo,
      mailbox: emails.mailbox,
      subject: emails.subject,
      text: emails.text,
      html: emails.html,
      secretLink: emails.secretLink,
      stream: emails.stream,
      attempts: emails.attempts,
      isFromBusiness: emails.isFromBusiness,
      createdAt: emails.createdAt,
      state: emails.state,
    })
    .prepare(`plaudit_claim_emails_${++prepared}`)
}

/** Of the row of `emails` at hand. Accounts' own emails always leave: a wrong bounce must not lock anybody out. */
function sendingVerdictOf(features: Services['features']): SQL<Verdict> {
  const purposes = features.flatMap(({ emailPurposes = {} }) => Object.entries(emailPurposes))
  const wanted = purposes.map(([kind, still]) => sql`when ${emails.purpose} = ${kind} then (${still})`)
  const known = sql`select from ${mailboxes} m
    where m.workspace_id = ${emails.workspaceId} and m.mailbox = ${emails.mailbox}`
  const anywhere = sql`select from ${unreachableMailboxes} u
    where u.mailbox = plaudit_mailbox_hash(${nobodysWorkspace}, ${emails.recipient})`
  const isRequest = sql`${emails.stream} = 'requests'`
  return sql<Verdict>`(case
    when ${emails.workspaceId} is null then 'send'
    when ${isRequest} and exists (${known} and m.opted_out_at is not null) then 'unsubscribed'
    when ${isRequest} and (exists (${known} and m.complained_at is not null)
      or exists (${anywhere} and u.complained_at is not null)) then 'complained'
    when exists (${known} and m.bounced_at is not null) or exists (${anywhere} and u.bounced_at is not null)
      then 'bounced'
    when ${isRequest} and exists (select from ${emailSettings} s
      where s.workspace_id = ${emails.workspaceId} and s.held_at is not null) then 'wait'
    ${wanted.length > 0 ? sql.join(wanted, sql` `) : sql``}
    else 'send' end)`
}
