import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { daysBefore } from '../../kit/time.ts'
import { momentOf } from '../lists/moments.ts'
import { type Check, type Found, mostNamed } from './alert.ts'

/** What failed earlier is history. */
const recentDays = 7
/** Work that waits longer than this waits for somebody. */
const longestWaitMinutes = 15
/** An event that nobody could act on for so long is given up. */
const givenUpMinutes = 60

interface Summed extends Record<string, unknown> {
  readonly name: string
  readonly count: number
  readonly since: string | null
}

/** What keeps mail from leaving while it is paused. */
const mailQueues = ['send-emails']

/** An alert of lines such as `send-emails: 3`; nothing where there is none. */
async function summed(tx: Tx, rowsOf: SQL): Promise<Found | undefined> {
  const { rows } = await tx.execute<Summed>(sql`${rowsOf} limit ${mostNamed}`)
  if (rows.length === 0) return undefined
  const moments = rows.flatMap(({ since }) => (since === null ? [] : [momentOf(since)]))
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    since: moments.toSorted()[0] ?? null,
    details: rows.map(({ name, count }) => `${name}: ${count}`),
    queues: rows.map(({ name }) => name),
  }
}

/** As `found`, about these queues. */
const ofQueues = (found: Found | undefined, queues: string[]) => found && { ...found, queues }

export const failedJobs: Check = ({ now }, tx) =>
  summed(
    tx,
    sql`select name, count(*)::int as count, min(completed_on) as since from plaudit_jobs.job
      where state = 'failed' and completed_on > ${daysBefore(now(), recentDays)} group by name order by count desc`,
  )

/** So that nobody forgets one. */
export const pausedJobs: Check = async (_services, tx) => {
  const { rows } = await tx.execute<{ name: string; since: string }>(
    sql`select name, paused_at as since from paused_queues order by paused_at, name`,
  )
  const [first] = rows
  if (!first) return undefined
  const names = rows.map(({ name }) => name)
  return { count: rows.length, since: momentOf(first.since), details: names, queues: names }
}

export const waitingJobs: Check = async ({ now }, tx) => {
  const found = await summed(
    tx,
    sql`select name, count(*)::int as count, min(start_after) as since from plaudit_jobs.job
      where state in ('created', 'retry') and start_after < ${new Date(now().getTime() - longestWaitMinutes * 60_000)}
        and name not in (select name from paused_queues)
      group by name order by count desc`,
  )
  return ofQueues(found, [])
}

export const failedEmails: Check = async ({ now }, tx) => {
  const found = await summed(
    tx,
    sql`select coalesce(left(last_error, 200), 'No reason given') as name, count(*)::int as count, min(created_at) as since
      from emails where state = 'failed' and created_at > ${daysBefore(now(), recentDays)}
      group by 1 order by count desc`,
  )
  return ofQueues(found, mailQueues)
}

export const mailOutage: Check = async (_services, tx) => {
  const { rows } = await tx.execute<{ since: string; error: string; waiting: number }>(
    sql`select since, error, (select count(*)::int from emails where state = 'queued') as waiting from mail_outages`,
  )
  const [outage] = rows
  if (!outage) return undefined
  return {
    count: outage.waiting,
    since: momentOf(outage.since),
    isUrgent: true,
    details: outage.error ? [outage.error] : [],
    queues: mailQueues,
  }
}

export const serviceOutage: Check = async ({ now }, tx) => {
  const { rows } = await tx.execute<{ service: string; since: string }>(
    sql`select distinct on (service) service, minute - (failures - 1) * interval '1 minute' as since, state
      from probes where minute > ${new Date(now().getTime() - 5 * 60_000)} order by service, minute desc`,
  )
  const out = (rows as readonly { service: string; since: string; state?: string }[]).filter(
    ({ state }) => state === 'outage',
  )
  const [first] = out.map(({ since }) => momentOf(since)).toSorted()
  if (first === undefined) return undefined
  return { count: out.length, since: first, isUrgent: true, details: out.map(({ service }) => service) }
}

export const paymentEvents: Check = async ({ now }, tx) => {
  const found = await summed(
    tx,
    sql`select coalesce(left(last_error, 200), type) as name, count(*)::int as count, min(received_at) as since
      from billing_events where handled_at is null
        and received_at < ${new Date(now().getTime() - givenUpMinutes * 60_000)} group by 1 order by count desc`,
  )
  return ofQueues(found, ['billing-event'])
}

/** Of the payment provider's, that nobody acted on so far. */
export async function countWaitingEvents(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from billing_events where handled_at is null`,
  )
  return rows[0]?.count ?? 0
}

interface OfWorkspace extends Record<string, unknown> {
  readonly id: string
  readonly businessName: string
  readonly what: string
  readonly since: string | null
  readonly total: number
}

/** An alert about workspaces: how many there are, and the first of them by name. */
async function ofWorkspaces(tx: Tx, rowsOf: SQL): Promise<Found | undefined> {
  const { rows } = await tx.execute<OfWorkspace>(
    sql`select *, (count(*) over ())::int as total from (${rowsOf}) as one order by "businessName" limit ${mostNamed}`,
  )
  const [first] = rows
  if (!first) return undefined
  const named = new Map(rows.map(({ id, businessName }) => [id, { id, businessName }]))
  return {
    count: first.total,
    since: rows.flatMap(({ since }) => (since === null ? [] : [momentOf(since)])).toSorted()[0] ?? null,
    details: [...new Set(rows.map(({ what }) => what))],
    workspaces: [...named.values()],
  }
}

export const expiredConnections: Check = async ({ jobs }, tx) => {
  const found = await ofWorkspaces(
    tx,
    sql`select w.id, w.name as "businessName", s.platform as what, s.last_sync_at as since
        from review_sources s join workspaces w on w.id = s.workspace_id where s.is_expired
      union all select w.id, w.name, c.crm_type, c.last_sync_at
        from crm_integrations c join workspaces w on w.id = c.workspace_id where c.last_error is not null`,
  )
  return ofQueues(found, jobs.syncing())
}

export const heldEmails: Check = (_services, tx) =>
  ofWorkspaces(
    tx,
    sql`select w.id, w.name as "businessName", coalesce(e.held_for, 'bounces') as what, e.held_at as since
      from email_settings e join workspaces w on w.id = e.workspace_id where e.held_at is not null`,
  )
