import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { CrmType } from '#contract/crm/crm.ts'
import type { MilestoneObject } from '#contract/crm/milestones.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import type { CrmFields } from '../../integrations/crm/crm.ts'
import { daysAfter } from '../../kit/time.ts'
import { milestoneRequests, milestones } from '../tables.ts'
import { meetsMilestone } from './meets-milestone.ts'

type MilestoneRow = typeof milestones.$inferSelect

/** A record that was read, and the customers it is about. */
export interface Read {
  readonly fields: CrmFields
  readonly customerIds: readonly string[]
}

interface Arrived {
  readonly workspaceId: string
  readonly crmType: CrmType
  readonly object: MilestoneObject
  /** Which fields the CRM was asked for: a rule about another one says nothing of these records. */
  readonly fields: readonly string[]
  readonly records: readonly Read[]
  readonly now: Date
}

/**
 * Notes who meets a milestone, each once for each, and when they are to be asked. The milestones are held until the transaction
 * ends: a rule that is changed meanwhile is changed before or after, never between. Answers how many are new.
 */
export async function noteMilestones(tx: Tx, arrived: Arrived): Promise<number> {
  const { workspaceId, crmType, object, records, now } = arrived
  if (records.length === 0) return 0
  let noted = 0
  const asked = new Set(arrived.fields.map((name) => name.toLowerCase()))
  const rules = await lockMilestones(tx, workspaceId, crmType, object)
  for (const rule of rules) {
    if (!asked.has(rule.triggerField.toLowerCase())) continue
    const reached = new Set(
      records.flatMap(({ fields, customerIds }) =>
        meetsMilestone(rule, fieldOf(fields, rule.triggerField)) ? customerIds : [],
      ),
    )
    if (reached.size > 0) noted += await noteReached(tx, rule, [...reached], now)
  }
  return noted
}

function fieldOf(fields: CrmFields, wanted: string): string | undefined {
  return fields[wanted] ?? fields[wanted.toLowerCase()]
}

function lockMilestones(tx: Tx, workspaceId: string, crmType: CrmType, triggerObject: MilestoneObject) {
  return tx
    .select()
    .from(milestones)
    .where(matches(milestones, { workspaceId, crmType, triggerObject, isActive: true }))
    .for('share')
}

/** Whoever met it before it was made, and is not to be asked for that, is noted as such. */
async function noteReached(
  tx: Tx,
  rule: MilestoneRow,
  customerIds: readonly string[],
  now: Date,
): Promise<number> {
  const { workspaceId, id, lookedAtAllAt, asksExisting, delayDays } = rule
  const isBefore = lookedAtAllAt === null && !asksExisting
  const outcome = isBefore ? 'before' : 'due'
  const dueAt = isBefore ? null : daysAfter(now, delayDays)
  const { rowCount } = await tx.execute(sql`
    insert into ${milestoneRequests} (workspace_id, milestone_id, customer_id, outcome, reached_at, due_at)
    select ${workspaceId}, ${id}, c.id, ${outcome}, ${now.toISOString()}::timestamptz, ${dueAt?.toISOString() ?? null}::timestamptz
    from customers c where c.workspace_id = ${workspaceId} and c.id = any(${sql.param([...customerIds])}::uuid[])
    on conflict do nothing`)
  return rowCount ?? 0
}

/** The rules of a CRM that are on. */
export function activeMilestones(tx: Tx, workspaceId: string, crmType: CrmType): Promise<MilestoneRow[]> {
  return tx
    .select()
    .from(milestones)
    .where(matches(milestones, { workspaceId, crmType, isActive: true }))
}

/** A reading of everything that began then is over: everybody has been looked at by the rules that there were. */
export async function noteLookedAtAll(
  tx: Tx,
  workspaceId: string,
  crmType: CrmType,
  began: Date,
): Promise<void> {
  const { lookedAtAllAt, ruleChangedAt } = milestones
  await tx
    .update(milestones)
    .set({ lookedAtAllAt: began })
    .where(
      and(
        matches(milestones, { workspaceId, crmType, isActive: true }),
        isNull(lookedAtAllAt),
        lte(ruleChangedAt, began),
      ),
    )
}

/** What is known of the one who goes holds for the one who stays. */
export async function mergeReached(tx: Tx, workspaceId: string, stays: string, goes: string): Promise<void> {
  await tx.execute(sql`
    insert into ${milestoneRequests} (workspace_id, milestone_id, customer_id, outcome, reached_at, asked_at, due_at)
    select workspace_id, milestone_id, ${stays}, outcome, reached_at, asked_at, due_at from ${milestoneRequests}
    where workspace_id = ${workspaceId} and customer_id = ${goes}
    on conflict (workspace_id, milestone_id, customer_id) do update set
      outcome = excluded.outcome, asked_at = excluded.asked_at, due_at = excluded.due_at
      where milestone_requests.outcome in ('due', 'before') and excluded.outcome not in ('due', 'before')`)
  await tx
    .delete(milestoneRequests)
    .where(and(eq(milestoneRequests.workspaceId, workspaceId), eq(milestoneRequests.customerId, goes)))
}
