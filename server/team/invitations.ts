import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Output } from '#contract/endpoint.ts'
import type { Invitation, resendInvitation, TeamRole } from '#contract/team/team.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { addLookup } from '../db/lookups.ts'
import { users } from '../accounts/tables.ts'
import { workspaces } from '../workspaces/tables.ts'
import { invitations } from './tables.ts'
import { matches } from '../db/matches.ts'
import { idempotent } from '../http/idempotent.ts'
import { sealHanded } from '../kit/secrets/handed-link.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { randomToken, rowId, sha256 } from '../kit/ids.ts'
import { queueEmail, requireOne, requireProven } from '../emails/service.ts'
import { fullName } from './full-name.ts'
import { countInvitation } from './limits.ts'
import { teamInvitationEmail } from './invitation-email.ts'

const linkDays = 7

type Row = typeof invitations.$inferSelect
type Sent = Output<typeof resendInvitation>

/** A second invitation of the same address takes the place of the first. */
export async function invite(
  context: WorkspaceContext,
  limits: RateLimits,
  asked: { email: string; role: TeamRole },
): Promise<Sent> {
  requireMayMail(context)
  const { workspaceId, db, user, now } = context
  const { email, role } = asked
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), or(eq(users.email, email), eq(users.claimedEmail, email))))
  if (member) {
    const sentence = 'This person is already on your team.'
    throw new Problem('email-taken', sentence, { fields: { email: sentence } })
  }
  await countInvitation(limits, workspaceId, email)
  const name = await inviterName(context)
  const invited = await idempotent(context, workspaceId, 'invite-to-team', asked, async (tx) => {
    await requireOne(context, tx, workspaceId)
    const { token, ...link } = newLink(context)
    const values = { email, role, invitedBy: user.id, createdAt: now(), acceptedAt: null, ...link }
    const [row] = await tx
      .insert(invitations)
      .values({ workspaceId, id: rowId(now()), ...values })
      .onConflictDoUpdate({ target: [invitations.workspaceId, invitations.email], set: values })
      .returning()
    await addLookup(tx, 'invitation', link.tokenHash, workspaceId)
    await queueInvitationEmail(context, tx, row!, token, name)
    return presentInvitation(row!, name)
  })
  // Never part of the answer that is kept for a retry.
  return { ...invited, ...(await linkToCopy(context, invited.id)) }
}

/** A new link, for whoever lost the email or came too late. */
export async function renewInvitation(
  context: WorkspaceContext,
  limits: RateLimits,
  id: string,
): Promise<Sent> {
  requireMayMail(context)
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
  const sent = await tenant(async (tx) => {
    await requireOne(context, tx, workspaceId)
    const { token, ...link } = newLink(context)
    const [row] = await tx
      .update(invitations)
      .set({ ...link, invitedBy: user.id })
      .where(isMine)
      .returning()
    if (!row) throw notFound('invitation')
    await addLookup(tx, 'invitation', link.tokenHash, workspaceId)
    await queueInvitationEmail(context, tx, row, token, name)
    return presentInvitation(row, name)
  })
  return { ...sent, ...(await linkToCopy(context, id)) }
}

/** While no email can leave, for the owner to hand over; joining by it proves no address. */
export async function showLink(context: WorkspaceContext, id: string): Promise<{ url: string }> {
  const link = await linkToCopy(context, id)
  if (!link) throw notFound('invitation')
  return link
}

async function linkToCopy(context: WorkspaceContext, id: string): Promise<{ url: string } | undefined> {
  const { workspaceId, tenant, config, now } = context
  if (context.mail.configured) return undefined
  const [open] = await tenant((tx) =>
    tx
      .select({ tokenHash: invitations.tokenHash })
      .from(invitations)
      .where(
        and(
          matches(invitations, { workspaceId, id }),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, now()),
        ),
      ),
  )
  return open && { url: joinUrl(config, sealHanded(context, 'invitation', open.tokenHash)) }
}

/** Where nothing can leave, nothing leaves in anybody's name: the owner hands the link over. */
function requireMayMail(context: WorkspaceContext): void {
  if (context.mail.configured) requireProven(context)
}

function joinUrl({ publicUrl }: WorkspaceContext['config'], token: string): string {
  return `${publicUrl}/join?token=${token}`
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
  return rows.map(({ invitation, ...inviter }) => presentInvitation(invitation, fullName(inviter)))
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

async function queueInvitationEmail(
  context: WorkspaceContext,
  tx: Tx,
  { email }: Row,
  token: string,
  name: string,
): Promise<void> {
  const { workspaceId, config, user } = context
  if (!user.isProven) return
  const [workspace] = await tx
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  const message = teamInvitationEmail({
    to: email,
    businessName: workspace?.name ?? name,
    name,
    url: joinUrl(config, token),
    days: linkDays,
  })
  await queueEmail(context, tx, message, workspaceId)
}

function presentInvitation(row: Row, invitedBy: string | null): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedBy,
    invitedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
