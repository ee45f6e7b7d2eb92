import { randomBytes } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm'
import { administrators, isAdministrator } from '#contract/accounts/administrators.ts'
import type { Administrator } from '#contract/administration/administrators.ts'
import { doerOf, noteAct } from '../../audit/service.ts'
import type { SignedInContext } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { queueEmail } from '../../emails/service.ts'
import { fieldProblem, notFound, Problem } from '../../http/problem.ts'
import { rowId } from '../../kit/ids.ts'
import { administratorMadeEmail, administratorRemovedEmail } from './administrator-emails.ts'
import { newResetLink } from '../passwords/password-change.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { endSessions } from '../sign-in/ways-in.ts'
import { sessions, users } from '../tables.ts'

type Role = Administrator['role']
type Row = typeof users.$inferSelect

/** Who runs this instance, super admins first. */
export async function listAdministrators(db: Db | Tx, id?: string): Promise<Administrator[]> {
  const rows = await db
    .select({ user: users, lastSeenAt: max(sessions.seenAt) })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(and(inArray(users.role, [...administrators]), id === undefined ? undefined : eq(users.id, id)))
    .groupBy(users.id)
    .orderBy(desc(users.role), asc(users.createdAt), asc(users.id))
  return rows.map(({ user, lastSeenAt }) => ({
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    role: user.role as Role,
    hasTwoFactor: user.totpEnabledAt !== null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }))
}

/** Gives the role to somebody, with a new account if they have none. */
export async function makeAdministrator(
  context: SignedInContext,
  { email, role }: { email: string; role: Role },
): Promise<Administrator> {
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
  return context.db.transaction(async (tx) => {
    await oneAtATime(tx)
    const [known] = await tx.select().from(users).where(eq(users.email, email))
    const id = known
      ? await promote(tx, known, role)
      : await addAccount(context, tx, email, role, passwordHash)
    const link = known ? undefined : await newResetLink(context, tx, id)
    await queueEmail(context, tx, administratorMadeEmail(email, role, link, context.config.publicUrl))
    await noteAct(tx, doerOf(context), { act: 'administrator-made', userId: id, details: nameOfRole(role) })
    const [made] = await listAdministrators(tx, id)
    return made!
  })
}

const nameOfRole = (role: Role) => (role === 'super_admin' ? 'Super admin' : 'Admin')

async function promote(tx: Tx, known: Row, role: Role): Promise<string> {
  if (!known.emailProvenAt)
    throw fieldProblem('email', 'This account hasn’t verified its email yet. Ask them to verify it first.')
  if (role !== 'super_admin') await keepASuperAdmin(tx, known)
  await tx.update(users).set({ role }).where(eq(users.id, known.id))
  await endSessions(tx, known.id)
  return known.id
}

/** A super admin vouches for the address; the password comes with the link that is sent there. */
async function addAccount(
  { now }: SignedInContext,
  tx: Tx,
  email: string,
  role: Role,
  passwordHash: string,
): Promise<string> {
  const [firstName = 'Admin'] = email.split('@')
  const id = rowId(now())
  const moments = { emailProvenAt: now(), createdAt: now() }
  await tx.insert(users).values({ id, email, firstName, lastName: '', passwordHash, role, ...moments })
  return id
}

/** Whoever is in a workspace is one of its people again; others have no account without the role. */
export async function removeAdministrator(context: SignedInContext, id: string): Promise<{ id: string }> {
  await context.db.transaction(async (tx) => {
    await oneAtATime(tx)
    const [known] = await tx.select().from(users).where(eq(users.id, id))
    if (!known || !isAdministrator(known)) throw notFound('administrator')
    await keepASuperAdmin(tx, known)
    await endSessions(tx, id)
    if (known.workspaceId) {
      const role = known.isWorkspaceOwner ? 'owner' : 'member'
      await tx.update(users).set({ role }).where(eq(users.id, id))
    } else {
      await tx.delete(users).where(eq(users.id, id))
    }
    await queueEmail(context, tx, administratorRemovedEmail(known.email, known.workspaceId !== null))
    await noteAct(tx, doerOf(context), { act: 'administrator-removed', userId: id, details: known.email })
  })
  return { id }
}

/** So that two super admins cannot remove each other. */
async function oneAtATime(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('plaudit_administrators'))`)
}

async function keepASuperAdmin(tx: Tx, { id, role }: Row): Promise<void> {
  if (role !== 'super_admin') return
  const [others] = await tx
    .select({ left: count() })
    .from(users)
    .where(and(eq(users.role, 'super_admin'), ne(users.id, id)))
  if (others?.left === 0) {
    throw new Problem(
      'last-administrator',
      'An instance needs a super admin. Please make someone else a super admin first.',
    )
  }
}
