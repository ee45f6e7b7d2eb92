import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Milestone, MilestoneForm } from '#contract/crm/milestones.ts'
import { isStartedCampaign } from '../../campaigns/service.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { rowId } from '../../kit/ids.ts'
import { milestoneRequests, milestones } from '../tables.ts'
import { refuseTexts } from './starts.ts'

const mostMilestones = 20

type Row = typeof milestones.$inferSelect

export function listMilestones({ tenant, workspaceId }: WorkspaceContext): Promise<Milestone[]> {
  return tenant(async (tx) => {
    const rows = await tx
      .select()
      .from(milestones)
      .where(eq(milestones.workspaceId, workspaceId))
      .orderBy(desc(milestones.createdAt), desc(milestones.id))
    return present(tx, workspaceId, rows)
  })
}

export function createMilestone(context: WorkspaceContext, wanted: MilestoneForm): Promise<Milestone> {
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    if ((await tx.$count(milestones, eq(milestones.workspaceId, workspaceId))) >= mostMilestones) {
      throw new Problem('too-large', `You can have ${mostMilestones} milestones. Delete one to add another.`)
    }
    await refuseUnstartable(context, tx, wanted)
    const at = now()
    const [made] = await tx
      .insert(milestones)
      .values({ workspaceId, id: rowId(at), ...columnsOf(wanted), createdAt: at, ruleChangedAt: at })
      .returning()
    return one(tx, made!)
  })
}

/** Who was asked is not asked again. Who met the old rule and still waits is looked at by the new one. */
export function changeMilestone(
  context: WorkspaceContext,
  id: string,
  wanted: MilestoneForm,
): Promise<Milestone> {
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    const mine = matches(milestones, { workspaceId, id })
    const [before] = await tx.select().from(milestones).where(mine).for('update')
    if (!before) throw notFound('milestone')
    await refuseUnstartable(context, tx, wanted)
    const columns = columnsOf(wanted)
    const looksAnew = isAnotherRule(before, columns) || (columns.isActive && !before.isActive)
    const [changed] = await tx
      .update(milestones)
      .set({ ...columns, ...(looksAnew && { ruleChangedAt: now(), lookedAtAllAt: null }) })
      .where(mine)
      .returning()
    await moveWaiting(tx, before, changed!)
    return one(tx, changed!)
  })
}

export async function deleteMilestone({ tenant, workspaceId }: WorkspaceContext, id: string) {
  const [gone] = await tenant((tx) =>
    tx
      .delete(milestones)
      .where(and(eq(milestones.workspaceId, workspaceId), eq(milestones.id, id)))
      .returning({ id: milestones.id }),
  )
  if (!gone) throw notFound('milestone')
  return gone
}

function columnsOf(form: MilestoneForm) {
  const action = form.action ?? 'email'
  return {
    name: form.name,
    crmType: form.crmType,
    triggerObject: form.triggerObject ?? 'contact',
    triggerField: form.triggerField,
    triggerOperator: form.triggerOperator,
    triggerValue: form.triggerOperator === 'not_empty' ? '' : form.triggerValue,
    isActive: form.isActive ?? true,
    action,
    campaignId: action === 'campaign' ? (form.campaignId ?? null) : null,
    delayDays: form.delayDays ?? 0,
    asksExisting: form.asksExisting ?? true,
  } as const
}

type Columns = ReturnType<typeof columnsOf>
const ruleColumns = ['crmType', 'triggerObject', 'triggerField', 'triggerOperator', 'triggerValue'] as const

function isAnotherRule(before: Row, now: Columns): boolean {
  return ruleColumns.some((column) => before[column] !== now[column])
}

async function refuseUnstartable(context: WorkspaceContext, tx: Tx, form: MilestoneForm): Promise<void> {
  if (form.action === 'text') refuseTexts(context)
  if (form.action !== 'campaign' || !form.campaignId) return
  if (await isStartedCampaign(tx, context.workspaceId, form.campaignId)) return
  const sentence = 'Choose a campaign that has been started.'
  throw new Problem('invalid-input', sentence, { fields: { campaignId: sentence } })
}

/** What a change means for those who have met it and were not asked yet. */
async function moveWaiting(tx: Tx, before: Row, now: Row): Promise<void> {
  const ofThis = matches(milestoneRequests, { workspaceId: now.workspaceId, milestoneId: now.id })
  if (isAnotherRule(before, now)) {
    await tx
      .delete(milestoneRequests)
      .where(and(ofThis, inArray(milestoneRequests.outcome, ['before', 'due'])))
    return
  }
  const isWanted = now.asksExisting && !before.asksExisting
  if (!isWanted && now.delayDays === before.delayDays) return
  await tx
    .update(milestoneRequests)
    .set({
      outcome: 'due',
      dueAt: sql`${milestoneRequests.reachedAt} + make_interval(days => ${now.delayDays})`,
    })
    .where(and(ofThis, inArray(milestoneRequests.outcome, isWanted ? ['before', 'due'] : ['due'])))
}

async function one(tx: Tx, row: Row): Promise<Milestone> {
  const [presented] = await present(tx, row.workspaceId, [row])
  return presented!
}

async function present(tx: Tx, workspaceId: string, rows: readonly Row[]): Promise<Milestone[]> {
  const { milestoneId, outcome } = milestoneRequests
  const counted = await tx
    .select({ milestoneId, outcome, people: sql<number>`count(*)::int` })
    .from(milestoneRequests)
    .where(eq(milestoneRequests.workspaceId, workspaceId))
    .groupBy(milestoneId, outcome)
  return rows.map((row) => {
    const count = (isMeant: (one: (typeof counted)[number]['outcome']) => boolean) =>
      counted
        .filter((one) => one.milestoneId === row.id && isMeant(one.outcome))
        .reduce((sum, { people }) => sum + people, 0)
    const counts = {
      asked: count((one) => one === 'asked'),
      waiting: count((one) => one === 'due'),
      leftOut: count((one) => !['asked', 'due', 'before'].includes(one)),
    }
    return { ...row, counts }
  })
}
