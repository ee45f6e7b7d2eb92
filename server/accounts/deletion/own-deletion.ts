import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { businessProfiles } from '../../business/tables.ts'
import type { Services, SignedInContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { queueEmail } from '../../emails/service.ts'
import { forEachWorkspace } from '../../jobs/for-each-workspace.ts'
import { removeTeamMember } from '../../team/service.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { accountKeptEmail, accountRemovedEmail } from '../security-emails.ts'
import { users } from '../tables.ts'

/** The person themselves keeps the account that an administrator of the instance deletes. */
export async function keepOwnAccount(context: SignedInContext): Promise<{ ownDeletesAt: null }> {
  await context.db.transaction((tx) => keepPerson(context, tx, context.user.id))
  return { ownDeletesAt: null }
}

/** Possible until the last moment; whether there was a deletion to call off. */
export async function keepPerson(services: Services, tx: Tx, userId: string): Promise<boolean> {
  const [kept] = await tx
    .update(users)
    .set({ deletesAt: null, deletionReason: null })
    .where(and(eq(users.id, userId), gt(users.deletesAt, services.now())))
    .returning({ email: users.email })
  if (kept) await queueEmail(services, tx, accountKeptEmail(kept.email))
  return kept !== undefined
}

/** Those whose two weeks are over leave their team, as if an owner had removed them. */
export async function deletePeople(services: Services): Promise<void> {
  const { db, now, log } = services
  const due = await db
    .select({
      person: users,
      workspaceId: workspaces.id,
      business: sql<string>`coalesce(${businessProfiles.businessName}, ${workspaces.name})`,
    })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.id, users.workspaceId))
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .where(lte(users.deletesAt, now()))
  await forEachWorkspace(services, due, async ({ person, workspaceId, business }) => {
    await removeTeamMember({ db, workspaceId }, person.id)
    const said = { typedName: business, reason: person.deletionReason ?? '' }
    await queueEmail(services, db, accountRemovedEmail(person.email, said))
    log.warn({ workspaceId, userId: person.id }, 'an account was deleted, as an administrator asked')
  })
}
