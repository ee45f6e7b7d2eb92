import { isAdministrator } from '#contract/accounts/administrators.ts'
import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { TeamMember, TeamRole } from '#contract/team/team.ts'
import { forgetViews } from '../testimonials/service.ts'
import { changeMember, removeMemberAccount, setSessionCookie } from '../accounts/service.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { users } from '../accounts/tables.ts'
import { workspaces } from '../workspaces/tables.ts'
import { notFound, Problem } from '../http/problem.ts'
import { takeBackInvitations } from './end-prepared.ts'
import { openInvitations } from './invitations.ts'

type Row = typeof users.$inferSelect

export async function readTeam(context: WorkspaceContext) {
  const { db, workspaceId } = context
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.workspaceId, workspaceId))
    .orderBy(desc(users.isWorkspaceOwner), asc(users.createdAt), asc(users.id))
  return { members: rows.map(presentMember), invitations: await openInvitations(context) }
}

/** In force with the person's next request. Whoever is no owner any more leaves no invitation open behind them. */
export async function changeRole(context: WorkspaceContext, id: string, role: TeamRole): Promise<TeamMember> {
  return inTeam(context, id, async (tx, member) => {
    if (role === 'member') {
      await keepAnOwner(tx, member)
      await takeBackTheirs(tx, member)
    }
    const changed = await changeMember(tx, member.id, {
      isWorkspaceOwner: role === 'owner',
      ...(!isAdministrator(member) && { role }),
    })
    return presentMember(changed)
  })
}

/** The account goes, and with it its sessions, settings and keys; an administrator of this instance keeps theirs. */
export async function removeTeamMember(
  context: Pick<WorkspaceContext, 'db' | 'workspaceId'>,
  id: string,
): Promise<{ id: string }> {
  return inTeam(context, id, async (tx, member) => {
    await keepAnOwner(tx, member)
    await takeBackTheirs(tx, member)
    await forgetViews(tx, context.workspaceId, member.id)
    await removeMemberAccount(tx, context.workspaceId, member)
    return { id: member.id }
  })
}

export async function leaveTeam(context: WorkspaceContext): Promise<{ message: string }> {
  await removeTeamMember(context, context.user.id)
  setSessionCookie(context.reply, undefined)
  return { message: 'Your account was deleted.' }
}

/** One change of a team at a time, so that two owners cannot remove each other. */
async function inTeam<T>(
  { db, workspaceId }: Pick<WorkspaceContext, 'db' | 'workspaceId'>,
  id: string,
  work: (tx: Tx, member: Row) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from ${workspaces} where ${workspaces.id} = ${workspaceId} for update`)
    const [member] = await tx
      .select()
      .from(users)
      .where(and(eq(users.workspaceId, workspaceId), eq(users.id, id)))
    if (!member) throw notFound('team member')
    return work(tx, member)
  })
}

async function keepAnOwner(tx: Tx, { id, workspaceId, isWorkspaceOwner }: Row): Promise<void> {
  if (!isWorkspaceOwner || workspaceId === null) return
  const [others] = await tx
    .select({ owners: count() })
    .from(users)
    .where(
      and(
        eq(users.workspaceId, workspaceId),
        eq(users.isWorkspaceOwner, true),
        ne(users.id, id),
        isNull(users.deletesAt),
      ),
    )
  if (others?.owners === 0) {
    throw new Problem('last-owner', 'A workspace needs an owner. Please make someone else an owner first.')
  }
}

/** An invitation to an address of one's own would be a way back in. */
async function takeBackTheirs(tx: Tx, { id, workspaceId }: Row): Promise<void> {
  if (workspaceId !== null) await takeBackInvitations(tx, { workspaceId, userId: id, isFounder: false })
}

function presentMember(row: Row): TeamMember {
  const { id, firstName, lastName, email, claimedEmail, role, isWorkspaceOwner, createdAt, deletesAt } = row
  return {
    id,
    firstName,
    lastName,
    email: claimedEmail ?? email,
    role,
    isWorkspaceOwner,
    joinedAt: createdAt.toISOString(),
    deletesAt: deletesAt?.toISOString() ?? null,
  }
}
