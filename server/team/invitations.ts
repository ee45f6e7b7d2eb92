import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Invitation, TeamRole } from '#contract/team.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { addLookup } from '../db/lookups.ts'
import { users } from '../accounts/tables.ts'
import { workspaces } from '../workspaces/tables.ts'
import { invitations } from './tables.ts'
import { idempotent } from '../http/idempotent.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { randomToken, rowId, sha256 } from '../ids.ts'
import { queueEmail, requireOne, requireProven } from '../emails/service.ts'
import { fullName } from './full-name.ts'
import { countInvitation } from './limits.ts'
import { invitationEmail } from './invitation-email.ts'

const linkDays = 7

type Row = typeof invitations.$inferSelect

/** A second invitation of the same address takes the place of the first. */
export async function invite(
  context: WorkspaceContext,
  limits: RateLimits,
  asked: { email: string; role: TeamRole },
): Promise<Invitation> {
  requireProven(context)
  const { workspaceId, db, user, now } = context
  const { email, role } = asked
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.email, email)))
  if (member) {
    const sentence = 'This person is already on your team.'
    throw new Problem('email-taken', sentence, { fields: { email: sentence } })
  }
  await countInvitation(limits, workspaceId, email)
  const name = await inviterName(context)
  return idempotent(context, workspaceId, 'invite-to-team', asked, async (tx) => {
    await requireOne(context, tx, workspaceId)
    const { token, ...link } = newLink(context)
    const invited = { email, role, invitedBy: user.id, createdAt: now(), acceptedAt: null, ...link }
    const [row] = await tx
      .insert(invitations)
      .values({ workspaceId, id: rowId(now()), ...invited })
      .onConflictDoUpdate({ target: [invitations.workspaceId, invitations.email], set: invited })
      .returning()
    await addLookup(tx, 'invitation', link.tokenHash, workspaceId)
    await mail(context, tx, row!, token, name)
    return present(row!, name)
  })
}

/** A new link, for whoever lost the letter or came too late. */
export async function resend(context: WorkspaceContext, limits: RateLimits, id: string): Promise<Invitation> {
  requireProven(context)
  const { workspaceId, tenant, user } = context
  const isMine = and(
    eq(invitations.workspaceId, workspaceId),
    eq(invitations.id, id),
    isNull(invitations.acceptedAt),
  )
  const [open] = await tenant((tx) => tx.select({ email: invitations.email }).from(invitations).where(isMine))
  if (!open) throw notFound('invitation')
  await countInvitation(limits, workspaceId, open.email)
  const name = await inviterName(context)
  return tenant(async (tx) => {
    await requireOne(context, tx, workspaceId)
    const { token, ...link } = newLink(context)
    const [row] = await tx
      .update(invitations)
      .set({ ...link, invitedBy: user.id })
      .where(isMine)
      .returning()
    if (!row) throw notFound('invitation')
    await addLookup(tx, 'invitation', link.tokenHash, workspaceId)
    await mail(context, tx, row, token, name)
    return present(row, name)
  })
}

export async function revoke({ tenant, workspaceId }: WorkspaceContext, id: string): Promise<{ id: string }> {
  const revoked = await tenant((tx) =>
    tx
      .delete(invitations)
      .where(
        and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id), isNull(invitations.acceptedAt)),
      )
      .returning({ id: invitations.id }),
  )
  if (revoked.length === 0) throw notFound('invitation')
  return { id }
}

/** Everybody who was asked and has not come, newest first; also those whose link has expired. */
export async function openInvitations({ db, workspaceId }: WorkspaceContext): Promise<Invitation[]> {
  const rows = await db
    .select({ invitation: invitations, firstName: users.firstName, lastName: users.lastName })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
  return rows.map(({ invitation, ...inviter }) => present(invitation, fullName(inviter)))
}

function newLink({ now }: WorkspaceContext) {
  const token = randomToken(32)
  return {
    token,
    tokenHash: sha256(token),
    expiresAt: new Date(now().getTime() + linkDays * 86_400_000),
  }
}

async function inviterName({ db, user }: WorkspaceContext): Promise<string> {
  const [inviter] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, user.id))
  return (inviter && fullName(inviter)) || user.email
}

async function mail(
  context: WorkspaceContext,
  tx: Tx,
  { email }: Row,
  token: string,
  name: string,
): Promise<void> {
  const { workspaceId, config } = context
  const [workspace] = await tx
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  const message = invitationEmail({
    to: email,
    businessName: workspace?.name ?? name,
    name,
    url: `${config.publicUrl}/join?token=${token}`,
    days: linkDays,
  })
  await queueEmail(context, tx, message, workspaceId)
}

function present(row: Row, invitedBy: string | null): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedBy,
    invitedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
