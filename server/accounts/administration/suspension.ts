import { isAdministrator } from '#contract/accounts/administrators.ts'
import { doerOf, noteAct } from '../../audit/service.ts'
import type { SignedInContext } from '../../context.ts'
import { queueEmail } from '../../emails/service.ts'
import { suspend } from '../../workspaces/service.ts'
import { workspaceToDelete } from './delete-workspace.ts'
import { restoredEmail, suspendedEmail } from '../security-emails.ts'
import { endSessions } from '../sign-in/ways-in.ts'

interface Asked {
  readonly isSuspended: boolean
  readonly reason: string
}

/** Closes a workspace, or opens it again as it was. What is so already stays, and nobody hears of it twice. */
export async function suspendWorkspace(
  context: SignedInContext,
  workspaceId: string,
  { isSuspended, reason }: Asked,
): Promise<{ suspendedAt: string | null }> {
  const suspendedAt = isSuspended ? context.now() : null
  await context.db.transaction(async (tx) => {
    const { business, people, owners } = await workspaceToDelete(tx, workspaceId)
    if (!(await suspend(tx, workspaceId, suspendedAt))) return
    if (isSuspended)
      for (const person of people) if (!isAdministrator(person)) await endSessions(tx, person.id)
    const email = isSuspended ? suspendedEmail : restoredEmail
    for (const owner of owners)
      await queueEmail(context, tx, email(owner.email, { typedName: business, reason }))
    const act = isSuspended ? 'workspace-suspended' : 'workspace-restored'
    await noteAct(tx, doerOf(context), { act, workspaceId, reason })
  })
  return { suspendedAt: suspendedAt?.toISOString() ?? null }
}
