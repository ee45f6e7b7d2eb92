import { eq } from 'drizzle-orm'
import { isAdministrator } from '#contract/accounts/administrators.ts'
import { personNameSentence } from '#contract/administration/removal.ts'
import { doerOf, noteAct } from '../../audit/service.ts'
import type { SignedInContext } from '../../context.ts'
import { queueEmail } from '../../emails/service.ts'
import { fieldProblem, notFound, Problem } from '../../http/problem.ts'
import { removeTeamMember } from '../../team/service.ts'
import { accountRemovedEmail } from '../security-emails.ts'
import { users } from '../tables.ts'
import { deleteByAdministrator, isSameName, workspaceToDelete } from './delete-workspace.ts'

interface Asked {
  readonly name: string
  readonly reason: string
  readonly legalReason?: string | undefined
}

/** With its only owner, a workspace goes as a whole, in two weeks; anybody else leaves it at once, as if an owner had removed them. */
export async function deleteAccount(
  context: SignedInContext,
  userId: string,
  { name, reason, legalReason }: Asked,
): Promise<{ message: string; deletesAt: string | null }> {
  const { db } = context
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) throw notFound('account')
  if (isAdministrator(person))
    throw new Problem('not-allowed', 'This is an administrator. Remove the administrator role first.')
  const own = `${person.firstName} ${person.lastName}`.trim()
  if (!isSameName(name, own)) throw fieldProblem('name', personNameSentence)
  const { workspaceId } = person
  if (workspaceId === null) throw notFound('account')
  const { business, owners } = await workspaceToDelete(db, workspaceId)
  if (person.isWorkspaceOwner && owners.length === 1)
    return deleteByAdministrator(context, workspaceId, { ownerName: own, reason, legalReason })
  await removeTeamMember({ db, workspaceId }, userId)
  await db.transaction(async (tx) => {
    await queueEmail(context, tx, accountRemovedEmail(person.email, { typedName: business, reason }))
    await noteAct(tx, doerOf(context), { act: 'account-removed', workspaceId, userId, reason })
  })
  return { message: 'This account was deleted.', deletesAt: null }
}
