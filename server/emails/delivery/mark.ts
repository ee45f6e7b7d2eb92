import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { isDatabaseAway, waitingForDatabase } from '../../db/pool/away.ts'
import { prepareRead } from '../../db/prepared.ts'
import { readPrepared } from '../../db/tenant.ts'
import type { emailStates } from '../tables.ts'
import { emails } from '../tables.ts'

/** What became of an email that was being sent. */
export interface Outcome {
  readonly id: string
  readonly state: (typeof emailStates)[number]
  readonly error?: string
  /** When it is tried again. */
  readonly dueAt?: Date
  /** The try was none: the mail server was not there. */
  readonly isNoTry?: boolean
  /** The mail server broke off over this email: that may say something of either. */
  readonly isDrop?: boolean
  readonly isFirstTry?: boolean
}

/** Longer answers of mail servers say nothing more. */
const longestError = 500

/**
 * Writes down what became of emails. They have left: only this may be tried again. One that cannot be written down does
 * not take the others along.
 */
export async function markOutcomes(services: Services, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return
  const write = (some: readonly Outcome[]) => waitingForDatabase(services, () => writeAll(services, some))
  try {
    await write(outcomes)
  } catch (failure) {
    if (outcomes.length === 1 || isDatabaseAway(failure)) throw failure
    const each = await Promise.allSettled(outcomes.map((outcome) => write([outcome])))
    for (const one of each) if (one.status === 'rejected') throw one.reason
  }
}

/**
 * Commits without waiting for the disk. What a crash of PostgreSQL loses is found as being sent, becomes uncertain, and is
 * listed for the owner instead of being resent.
 */
const writeOutcomes = prepareRead('mark_emails', () => {
  const outcomes = sql.placeholder('outcomes')
  const moment = sql`${sql.placeholder('now')}::timestamptz`
  return sql`
    with soon as (select set_config('synchronous_commit', 'off', true))
    update ${emails} set
      state = o.state,
      last_error = coalesce(o.error, case when o.state = 'sent' then null else last_error end),
      due_at = coalesce(o.due_at, emails.due_at),
      attempts = attempts - o.is_no_try::int,
      sent_at = case when o.state = 'sent' then ${moment} when o.state = 'unknown' then sent_at end,
      bounced_at = case when o.state = 'bounced' then ${moment} end,
      secret_link = case when o.state in ('sent', 'bounced') or (o.state = 'unknown' and workspace_id is null)
        then null else secret_link end
    from soon, jsonb_to_recordset(${outcomes}::jsonb)
      as o (id uuid, state text, error text, due_at timestamptz, is_no_try boolean)
    where emails.id = o.id and emails.state in ('sending', 'unknown')`
})

async function writeAll({ db, now }: Services, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(({ id, state, error, dueAt, isNoTry = false }) => {
    // PostgreSQL can't store a NUL character.
    const shown = error?.slice(0, longestError).replaceAll('\0', '')
    return { id, state, error: shown, due_at: dueAt, is_no_try: isNoTry }
  })
  await readPrepared(db, writeOutcomes, { outcomes: JSON.stringify(rows), now: now() })
}
