import { eq } from 'drizzle-orm'
import { isAdministrator } from '#contract/accounts/administrators.ts'
import { deletionGraceDays } from '#contract/accounts/security.ts'
import { personNameSentence } from '#contract/administration/removal.ts'
import { doerOf, noteAct } from '../../audit/service.ts'
import type { SignedInContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { queueEmail } from '../../emails/service.ts'
import { fieldProblem, notFound, Problem } from '../../http/problem.ts'
import { removeTeamMember } from '../../team/service.ts'
import { dayMs } from '../../kit/time.ts'
import { longDayOf } from '../deletion/account-deletion.ts'
import { keepPerson } from '../deletion/own-deletion.ts'
import { accountRemovedEmail, memberDeletionEmail, ownDeletionEmail } from '../security-emails.ts'
import { endSessions } from '../sign-in/ways-in.ts'
import { users } from '../tables.ts'
import { deleteByAdministrator, isSameName, workspaceToDelete } from './delete-workspace.ts'

interface Asked {
  readonly name: string
  readonly reason: string
  readonly legalReason?: string | undefined
}

/** With the last owner who stays, a workspace goes as a whole; of anybody else, the account alone. */
export async function deleteAccount(
  context: SignedInContext,
  userId: string,
  { name, reason, legalReason }: Asked,
): Promise<{ message: string; deletesAt: string | null }> {
  const { db, now } = context
  const person = await personOfTeam(db, userId)
  const own = nameOf(person)
  if (!isSameName(name, own)) throw fieldProblem('name', personNameSentence)
  const { workspaceId } = person
  const { business, owners } = await workspaceToDelete(db, workspaceId)
  const others = owners.filter(({ id, deletesAt }) => id !== userId && deletesAt === null)
  if (person.isWorkspaceOwner && others.length === 0)
    return deleteByAdministrator(context, workspaceId, { ownerName: own, reason, legalReason })
  const announced = { typedName: business, reason: legalReason || reason }
  if (legalReason) {
    const details = `Without the ${deletionGraceDays} days: ${legalReason}`
    await removeTeamMember({ db, workspaceId }, userId)
    await db.transaction(async (tx) => {
      await queueEmail(context, tx, accountRemovedEmail(person.email, announced))
      await noteAct(tx, doerOf(context), { act: 'account-removed', workspaceId, userId, reason, details })
    })
    return { message: 'This account was deleted.', deletesAt: null }
  }
  const wanted = person.deletesAt ?? new Date(now().getTime() + deletionGraceDays * dayMs)
  if (!person.deletesAt) await announceDeletion(context, person, { ...announced, others, wanted })
  return { message: `This account will be deleted on ${longDayOf(wanted)}.`, deletesAt: wanted.toISOString() }
}

interface Announced {
  readonly typedName: string
  readonly reason: string
  /** Who is told beside the person. */
  readonly others: readonly { readonly email: string }[]
  readonly wanted: Date
}

/** Signed out, and the person's keys open nothing (`key-holder.ts`); two weeks later `deleteAccounts` does the rest. */
async function announceDeletion(
  context: SignedInContext,
  person: Person,
  { others, wanted, ...said }: Announced,
): Promise<void> {
  const { db, config } = context
  const { id, workspaceId, email } = person
  await db.transaction(async (tx) => {
    await tx.update(users).set({ deletesAt: wanted, deletionReason: said.reason }).where(eq(users.id, id))
    await endSessions(tx, id)
    const day = longDayOf(wanted)
    await queueEmail(context, tx, ownDeletionEmail(email, said, day, `${config.publicUrl}/dashboard`))
    for (const owner of others)
      await queueEmail(context, tx, memberDeletionEmail(owner.email, { ...said, name: nameOf(person) }, day))
    const act = 'deletion-requested'
    await noteAct(tx, doerOf(context), { act, workspaceId, userId: id, reason: said.reason })
  })
}

/** Calls it off, for an administrator. */
export async function keepAccount(context: SignedInContext, userId: string): Promise<{ deletesAt: null }> {
  const { workspaceId } = await personOfTeam(context.db, userId)
  await context.db.transaction(async (tx) => {
    if (await keepPerson(context, tx, userId))
      await noteAct(tx, doerOf(context), { act: 'deletion-canceled', workspaceId, userId })
  })
  return { deletesAt: null }
}

type Person = typeof users.$inferSelect & { readonly workspaceId: string }

async function personOfTeam(db: Db, userId: string): Promise<Person> {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (person && isAdministrator(person))
    throw new Problem('not-allowed', 'This is an administrator. Remove the administrator role first.')
  if (!person || person.workspaceId === null) throw notFound('account')
  return { ...person, workspaceId: person.workspaceId }
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim()
