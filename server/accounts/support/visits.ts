import { and, eq, isNull, sql } from 'drizzle-orm'
import { isAdministrator } from '#contract/accounts/administrators.ts'
import { supportMinutes } from '#contract/administration/support.ts'
import { doerOf, noteAct } from '../../audit/service.ts'
import type { Context, Services, SignedInContext } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { queueEmail } from '../../emails/service.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { rowId, sha256 } from '../../kit/ids.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { provenOwnersOf } from '../proven-owners.ts'
import { sessions, supportVisits, users } from '../tables.ts'
import { supportStartedEmail } from './support-emails.ts'

interface Asked {
  readonly reason: string
  readonly mayWrite?: boolean | undefined
}

/** From here on this session is somebody else's, until it is ended or its time is up. */
export async function startVisit(context: SignedInContext, userId: string, asked: Asked) {
  const { db, config } = context
  const person = await visitedPerson(db, userId)
  const startedAt = context.now()
  const endsAt = new Date(startedAt.getTime() + supportMinutes * 60_000)
  const { reason, mayWrite = false } = asked
  const { workspaceId } = person
  const id = rowId(startedAt)
  const administratorName = await nameOf(db, context.user.id)
  await db.transaction(async (tx) => {
    const visit = { workspaceId, id, userId, administratorId: context.user.id, administratorName }
    await tx.insert(supportVisits).values({ ...visit, reason, mayWrite, startedAt, endsAt })
    const taken = await tx
      .update(sessions)
      .set({ supportVisitId: id })
      .where(eq(sessions.tokenHash, sha256(context.sessionToken ?? '')))
    if (taken.rowCount === 0) throw new Problem('not-signed-in', 'Please sign in first.')
    const url = `${config.publicUrl}/settings?tab=security`
    const said = { administratorName, asName: person.name, business: person.workspaceName, reason, mayWrite }
    for (const to of await provenOwnersOf(tx, workspaceId))
      await queueEmail(context, tx, supportStartedEmail(to, said, url))
    const details = mayWrite ? 'May make changes' : 'Read-only'
    await noteAct(tx, doerOf(context), {
      act: 'support-started',
      workspaceId,
      userId,
      visitId: id,
      reason,
      details,
    })
  })
  const { firstName, lastName, email } = person
  return {
    user: { id: userId, firstName, lastName, username: email, email },
    endsAt: endsAt.toISOString(),
    mayWrite,
  }
}

/** Whom an administrator may sign in as; throws why not. */
async function visitedPerson(db: Db, userId: string) {
  const [found] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: sql<string>`coalesce(${users.claimedEmail}, ${users.email})`,
      role: users.role,
      workspaceId: users.workspaceId,
      workspaceName: workspaces.name,
      allowsSupport: workspaces.allowsSupport,
    })
    .from(users)
    .leftJoin(workspaces, eq(workspaces.id, users.workspaceId))
    .where(eq(users.id, userId))
  if (!found) throw notFound('user')
  if (isAdministrator(found)) throw new Problem('not-allowed', 'You can’t sign in as an administrator.')
  const { workspaceId, workspaceName } = found
  if (!workspaceId || workspaceName === null)
    throw new Problem('not-allowed', 'This account has no workspace.')
  if (!found.allowsSupport)
    throw new Problem('not-allowed', 'The owner of this workspace has turned off support access.')
  return { ...found, workspaceId, workspaceName, name: `${found.firstName} ${found.lastName}`.trim() }
}

async function nameOf(db: Db, userId: string): Promise<string> {
  const [found] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return `${found?.firstName ?? ''} ${found?.lastName ?? ''}`.trim()
}

/** Back to being themselves. */
export async function endVisit(context: Context): Promise<{ message: string }> {
  const { db, sessionToken, support, user } = context
  if (support && user) {
    await db.transaction(async (tx) => {
      await tx
        .update(sessions)
        .set({ supportVisitId: null })
        .where(eq(sessions.tokenHash, sha256(sessionToken ?? '')))
      const { id: visitId } = support
      if (!(await closeVisits(context, tx, eq(supportVisits.id, visitId)))) return
      const about = { workspaceId: user.workspaceId, userId: user.id, visitId }
      await noteAct(tx, doerOf({ ...context, user }), { act: 'support-ended', ...about })
    })
  }
  return { message: 'You are signed in as yourself again.' }
}

/** Ends those that go on; answers how many. A visit whose time was up ended then. */
export async function closeVisits(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  which: ReturnType<typeof eq>,
): Promise<number> {
  const moment = now().toISOString()
  const closed = await tx
    .update(supportVisits)
    .set({ endedAt: sql`least(${supportVisits.endsAt}, ${moment}::timestamptz)` })
    .where(and(which, isNull(supportVisits.endedAt)))
  return closed.rowCount ?? 0
}
