import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { customers, requests } from '../../customers/tables.ts'
import { nextTextMoment } from '../numbers/quiet-hours.ts'
import { stoppedNumbers, textConsents, texts } from '../tables.ts'

/** A message that may leave now, and that nobody else has in hand. */
export interface StartedText extends Pick<
  typeof texts.$inferSelect,
  'workspaceId' | 'id' | 'recipient' | 'body' | 'attempts' | 'createdAt'
> {}

interface Candidate extends Record<string, unknown> {
  readonly workspaceId: string
  readonly id: string
  readonly kind: string
  readonly recipient: string
}

/**
 * Claims a few messages right before they leave, one of each workspace before the second of any. Those that meet a quiet
 * hour wait for the morning. Answers none when nothing is due.
 */
export async function claimTexts(services: Services, howMany: number): Promise<StartedText[]> {
  for (;;) {
    const candidates = await lookForDue(services, howMany)
    if (candidates.length === 0) return []
    const now = services.now()
    const later = candidates.flatMap((one) => {
      const dueAt = one.kind === 'request' ? nextTextMoment(one.recipient, now) : now
      return dueAt > now ? [{ ...one, dueAt }] : []
    })
    if (later.length > 0) await putOff(services, later)
    const started = await claim(
      services,
      candidates.filter(({ id }) => !later.some((one) => one.id === id)),
    )
    if (started.length > 0) return started
  }
}

async function lookForDue({ db, now }: Services, howMany: number): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select workspace_id as "workspaceId", id, kind, recipient from (
      select workspace_id, id, kind, recipient, due_at,
        row_number() over (partition by workspace_id order by due_at, id) as place
      from ${texts} where state = 'queued' and not is_held and due_at <= ${now().toISOString()}
    ) due order by kind = 'request', place, due_at limit ${howMany}`)
  return rows
}

async function putOff({ db }: Services, later: readonly (Candidate & { readonly dueAt: Date })[]) {
  const rows = later.map(({ workspaceId, id, dueAt }) => ({ workspace_id: workspaceId, id, due_at: dueAt }))
  await db.execute(sql`
    update ${texts} t set due_at = o.due_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (workspace_id uuid, id uuid, due_at timestamptz)
    where t.workspace_id = o.workspace_id and t.id = o.id and t.state = 'queued'`)
}

/**
 * Nothing that was decided earlier counts: who stopped, took consent back, answered or is gone since is not written to.
 * Another process that looked at the same moment goes on with others.
 */
async function claim(services: Services, candidates: readonly Candidate[]): Promise<StartedText[]> {
  if (candidates.length === 0) return []
  const rows = candidates.map(({ workspaceId, id }) => ({ workspace_id: workspaceId, id }))
  const claimed = await services.db.execute<{ state: string } & Record<keyof StartedText, never>>(sql`
    update ${texts} set
      state = case verdict when 'send' then 'sending' when 'wait' then 'queued' else 'suppressed' end,
      is_held = verdict = 'wait',
      sent_at = case when verdict = 'send' then ${services.now().toISOString()}::timestamptz end,
      attempts = attempts + (verdict = 'send')::int,
      last_error = case when verdict in ('send', 'wait') then last_error else verdict end
    from (
      select ${texts.workspaceId} as of_workspace, ${texts.id} as of_id, ${verdictOf(services.features)} as verdict
      from ${texts} join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (workspace_id uuid, id uuid)
        on o.workspace_id = ${texts.workspaceId} and o.id = ${texts.id}
      where ${texts.state} = 'queued' and not ${texts.isHeld}
      for update of texts skip locked
    ) as judged
    where ${texts.workspaceId} = of_workspace and ${texts.id} = of_id
    returning workspace_id as "workspaceId", id, recipient, body, attempts, created_at as "createdAt", state`)
  return claimed.rows
    .filter(({ state }) => state === 'sending')
    .map((row: Record<string, unknown>) => ({
      // The names of the columns below are those of its fields.
      ...(row as unknown as StartedText),
      createdAt: new Date(row['createdAt'] as string),
    }))
}

/** Of the row of `texts` at hand. Who stopped gets the confirmation of it, and nothing else. */
function verdictOf(features: Services['features']): SQL {
  const wanted = features.flatMap(({ textIsWanted = [] }) => textIsWanted)
  const isStopped = sql`exists (select from ${stoppedNumbers} s
    where s.number_key = ${texts.numberKey} and s.stopped_at is not null)`
  const request = sql`${requests} r where r.workspace_id = ${texts.workspaceId} and r.text_id = ${texts.id}`
  const mayBeAsked = sql`exists (select from ${requests} r
    join ${customers} c on c.workspace_id = r.workspace_id and c.id = r.customer_id and c.phone = ${texts.recipient}
    join ${textConsents} a on a.workspace_id = r.workspace_id and a.customer_id = c.id and a.phone = c.phone
      and a.withdrawn_at is null
    where r.workspace_id = ${texts.workspaceId} and r.text_id = ${texts.id})`
  return sql`(case
    when ${texts.recipient} = '' then 'drop'
    when ${texts.kind} = 'confirmation' then 'send'
    when ${isStopped} then 'unsubscribed'
    when ${texts.kind} <> 'request' then 'send'
    when not exists (select from ${request} and r.answered_at is null) then 'drop'
    when not ${mayBeAsked} then 'no-consent'
    when ${texts.campaignId} is not null then ${sql.join(wanted, sql` `)}
    else 'send' end)`
}
