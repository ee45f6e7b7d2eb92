import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { type AskOutcome, askWhoMayBeAsked } from '../../customers/service.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { askingWorkspaces } from '../../workspaces/service.ts'
import { milestoneRequests, milestones } from '../tables.ts'
import { starts } from './starts.ts'

type MilestoneRow = typeof milestones.$inferSelect

const peopleAtOnce = 200

/** Asks who is due by a milestone that is on: some in each transaction. Answers how many were asked. */
export async function askDueAtMilestones(services: Services, workspaceId: string): Promise<number> {
  const on = await inWorkspace(services.db, workspaceId, (tx) =>
    tx
      .select()
      .from(milestones)
      .where(matches(milestones, { workspaceId, isActive: true })),
  )
  let asked = 0
  for (const { id } of on) {
    for (;;) {
      const done = await inWorkspace(services.db, workspaceId, (tx) => askSome(services, tx, workspaceId, id))
      asked += done.asked
      // Whoever is left is asked the next time.
      if (!done.hasMore) break
    }
  }
  return asked
}

async function askSome(services: Services, tx: Tx, workspaceId: string, milestoneId: string) {
  const nothing = { asked: 0, hasMore: false }
  // Held: it is not edited or switched off while those who met it are asked.
  const [milestone] = await tx
    .select()
    .from(milestones)
    .where(matches(milestones, { workspaceId, id: milestoneId, isActive: true }))
    .for('share')
  if (!milestone) return nothing
  const due = await takeDue(services, tx, milestone)
  if (due.length === 0) return nothing
  const outcomes = await askWhoMayBeAsked(
    services,
    tx,
    workspaceId,
    due,
    starts[milestone.action]?.(services, tx, milestone),
  )
  const byOutcome = new Map<AskOutcome, string[]>()
  for (const id of due) {
    const outcome = outcomes.get(id) ?? 'unreachable'
    byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), id])
  }
  for (const [outcome, ids] of byOutcome) {
    if (outcome === 'later') continue
    await tx
      .update(milestoneRequests)
      .set({ outcome, askedAt: services.now(), dueAt: null })
      .where(
        and(
          matches(milestoneRequests, { workspaceId, milestoneId }),
          inArray(milestoneRequests.customerId, ids),
        ),
      )
  }
  return {
    asked: byOutcome.get('asked')?.length ?? 0,
    hasMore: due.length === peopleAtOnce && !byOutcome.has('later'),
  }
}

/** Another process passes them by. */
async function takeDue({ now }: Services, tx: Tx, { workspaceId, id }: MilestoneRow): Promise<string[]> {
  const due = await tx
    .select({ customerId: milestoneRequests.customerId })
    .from(milestoneRequests)
    .where(
      and(
        matches(milestoneRequests, { workspaceId, milestoneId: id, outcome: 'due' }),
        lte(milestoneRequests.dueAt, now()),
      ),
    )
    .orderBy(asc(milestoneRequests.dueAt))
    .limit(peopleAtOnce)
    .for('update', { skipLocked: true })
  return due.map(({ customerId }) => customerId)
}

/** Whose milestones have somebody due. */
export function workspacesWithDue({ db, now }: Services): Promise<{ workspaceId: string }[]> {
  const { outcome, dueAt } = milestoneRequests
  return askingWorkspaces(db, milestoneRequests, and(eq(outcome, 'due'), lte(dueAt, now())))
}
