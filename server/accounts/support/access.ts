import { desc, eq } from 'drizzle-orm'
import type { SupportAccess } from '#contract/administration/support.ts'
import { changesDuring, noteAct } from '../../audit/service.ts'
import type { WorkspaceContext } from '../../context.ts'
import { changeWorkspace } from '../../workspaces/service.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { supportVisits, users } from '../tables.ts'
import { describeChanges } from './describe-changes.ts'
import { closeVisits } from './visits.ts'

const shownVisits = 50

/** Whether support may come in, and who did. */
export async function readSupportAccess(context: WorkspaceContext): Promise<SupportAccess> {
  const { db, workspaceId, now } = context
  const [own] = await db
    .select({ isAllowed: workspaces.allowsSupport })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  const visits = await db
    .select({ visit: supportVisits, firstName: users.firstName, lastName: users.lastName })
    .from(supportVisits)
    .leftJoin(users, eq(users.id, supportVisits.userId))
    .where(eq(supportVisits.workspaceId, workspaceId))
    .orderBy(desc(supportVisits.startedAt), desc(supportVisits.id))
    .limit(shownVisits)
  const changes = await describeChanges(
    context,
    await changesDuring(
      db,
      visits.map(({ visit }) => visit.id),
    ),
  )
  return {
    isAllowed: own?.isAllowed ?? true,
    visits: visits.map(({ visit, firstName, lastName }) => ({
      ...visit,
      asName: `${firstName ?? ''} ${lastName ?? ''}`.trim() || null,
      startedAt: visit.startedAt.toISOString(),
      endedAt: (visit.endedAt ?? (visit.endsAt <= now() ? visit.endsAt : null))?.toISOString() ?? null,
      changes: changes
        .filter(({ visitId }) => visitId === visit.id)
        .map(({ at, what }) => ({ at: at.toISOString(), what })),
    })),
  }
}

/** Turned off, whoever is here leaves at once. */
export async function setSupportAccess(
  context: WorkspaceContext,
  isAllowed: boolean,
): Promise<SupportAccess> {
  const { db, workspaceId } = context
  await db.transaction(async (tx) => {
    await changeWorkspace(tx, workspaceId, { allowsSupport: isAllowed })
    if (isAllowed) return
    const ended = await closeVisits(context, tx, eq(supportVisits.workspaceId, workspaceId))
    const byOwner = { actor: 'owner', by: 'owner', at: context.now() }
    if (ended > 0)
      await noteAct(tx, byOwner, {
        act: 'support-ended',
        workspaceId,
        details: 'Support access was turned off',
      })
  })
  return readSupportAccess(context)
}
