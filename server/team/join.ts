import { and, eq, gt, isNull } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import {
  addClaimant,
  addMember,
  askForProof,
  freeAddress,
  hashNewPassword,
  resumeAfterProof,
  signIn,
} from '../accounts/service.ts'
import type { Context, Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { workspaceOf } from '../db/lookups.ts'
import { users } from '../accounts/tables.ts'
import { isStaying } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { invitations } from './tables.ts'
import { readLink } from '../kit/secrets/handed-link.ts'
import { Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { rowId } from '../kit/ids.ts'
import { refuseAddresses } from '../kit/words/plain-names.ts'
import { fullName } from './full-name.ts'

interface Newcomer {
  readonly firstName: string
  readonly lastName: string
  readonly password: string
}

/** What the link leads to. Whoever has a mailed one can read that mailbox, so they may be told that it has an account. */
export async function showInvitation(services: Services, token: string) {
  const { invitation, businessName, inviter, isMailed } = await openInvitation(services, token)
  const [account] = await services.db
    .select({ provenAt: users.emailProvenAt })
    .from(users)
    .where(eq(users.email, invitation.email))
  return {
    businessName,
    invitedBy: inviter && fullName(inviter),
    email: invitation.email,
    role: invitation.role,
    hasAccount: isMailed && Boolean(account?.provenAt),
    expiresAt: invitation.expiresAt.toISOString(),
  }
}

/** Works once: of two simultaneous tries one wins. */
export async function join(
  context: Context,
  limits: RateLimits,
  token: string,
  newcomer: Newcomer,
): Promise<User> {
  const { firstName, lastName, password } = newcomer
  refuseAddresses({ firstName, lastName })
  const { invitation, isMailed } = await openInvitation(context, token)
  const passwordHash = await hashNewPassword(password, invitation.email)
  const userId = rowId(context.now())
  await context.db.transaction(async (tx) => {
    const [spent] = await tx
      .update(invitations)
      .set({ acceptedAt: context.now() })
      .where(isOpenInvitation(context, token))
      .returning()
    if (!spent) throw expiredInvitation()
    const { workspaceId, email, role } = spent
    const newMember = {
      id: userId,
      workspaceId,
      email,
      firstName,
      lastName,
      passwordHash,
      role,
      isWorkspaceOwner: role === 'owner',
      createdAt: context.now(),
    }
    if (isMailed) {
      await addProven(tx, { ...newMember, emailProvenAt: context.now() })
      await resumeAfterProof(context, tx, userId)
    } else await addClaimant(tx, newMember)
  })
  if (!isMailed) await askForProof(context, limits, { userId, email: invitation.email })
  return signIn(context, userId)
}

/** The link came by mail: whoever held the address without proof keeps their account, but not the address. */
async function addProven(tx: Tx, newMember: typeof users.$inferInsert): Promise<void> {
  await freeAddress(tx, newMember.email)
  if (await addMember(tx, newMember)) return
  throw new Problem(
    'email-taken',
    'This email already has an account, and an account can only belong to one workspace. Please ask for an invitation to a different email.',
  )
}

async function openInvitation(services: Services, token: string) {
  const [found] = await services.db
    .select({
      invitation: invitations,
      businessName: workspaces.name,
      inviter: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    // Nobody joins what is about to be deleted.
    .where(and(isOpenInvitation(services, token), isStaying))
  if (!found) throw expiredInvitation()
  return { ...found, isMailed: readLink(services, 'invitation', token).isMailed }
}

function isOpenInvitation(services: Services, token: string) {
  const { tokenHash } = readLink(services, 'invitation', token)
  return and(
    eq(invitations.workspaceId, workspaceOf('invitation', tokenHash)),
    eq(invitations.tokenHash, tokenHash),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, services.now()),
  )
}

/** Unknown, revoked, expired and used links are one and the same to whoever holds one. */
function expiredInvitation(): Problem {
  return new Problem(
    'link-expired',
    'This invitation has expired, was already used or was revoked. Please ask for a new one.',
  )
}
