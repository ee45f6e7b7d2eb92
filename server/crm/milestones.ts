import { and, desc, eq } from 'drizzle-orm'
import type { CrmType } from '#contract/crm/crm.ts'
import type { Milestone } from '#contract/crm/milestones.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { notFound, Problem } from '../http/problem.ts'
import { rowId } from '../kit/ids.ts'
import { milestones } from './tables.ts'

const mostMilestones = 20

type NewMilestone = Pick<
  typeof milestones.$inferInsert,
  'name' | 'crmType' | 'triggerField' | 'triggerOperator' | 'triggerValue' | 'isActive'
>

export function listMilestones({ tenant, workspaceId }: WorkspaceContext): Promise<Milestone[]> {
  return tenant((tx) =>
    tx
      .select()
      .from(milestones)
      .where(eq(milestones.workspaceId, workspaceId))
      .orderBy(desc(milestones.createdAt), desc(milestones.id)),
  )
}

export function createMilestone(context: WorkspaceContext, wanted: NewMilestone): Promise<Milestone> {
  const { tenant, workspaceId, now } = context
  const triggerValue = wanted.triggerOperator === 'not_empty' ? '' : wanted.triggerValue
  return tenant(async (tx) => {
    if ((await tx.$count(milestones, eq(milestones.workspaceId, workspaceId))) >= mostMilestones) {
      throw new Problem('too-large', `You can have ${mostMilestones} milestones. Delete one to add another.`)
    }
    const [made] = await tx
      .insert(milestones)
      .values({
        workspaceId,
        id: rowId(now()),
        ...wanted,
        triggerValue,
        isActive: wanted.isActive ?? true,
        createdAt: now(),
      })
      .returning()
    return made!
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

export function activeMilestones(tx: Tx, workspaceId: string, crmType: CrmType): Promise<Milestone[]> {
  return tx
    .select()
    .from(milestones)
    .where(matches(milestones, { workspaceId, crmType, isActive: true }))
}
