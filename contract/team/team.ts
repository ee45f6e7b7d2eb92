import { z } from 'zod/mini'
import { signUpForm, user } from '../accounts/accounts.ts'
import { endpoint, ownerEndpoint, publicAuthEndpoint } from '../endpoint.ts'
import { idParams, messageAnswer, removal } from '../shapes.ts'
import { email, moment } from '../fields.ts'

export const teamRoles = ['owner', 'member'] as const
export const teamRole = z.enum(teamRoles, { error: 'Choose owner or member' })
export type TeamRole = z.infer<typeof teamRole>

export const teamMember = z.extend(z.pick(user, { id: true, firstName: true, lastName: true, email: true }), {
  /** As stored: `owner`, `member`, or the role that an administrator of this instance has. */
  role: z.string(),
  /** May manage the team, the keys and the account itself. */
  isWorkspaceOwner: z.boolean(),
  joinedAt: moment,
  /** When their account will be gone that an administrator of the instance deletes. */
  deletesAt: z.nullable(moment),
})
export type TeamMember = z.infer<typeof teamMember>

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: teamRole,
  /** Whoever invited them last; null when that person has left. */
  invitedBy: z.nullable(z.string()),
  invitedAt: moment,
  expiresAt: moment,
})
export type Invitation = z.infer<typeof invitation>

/** `url`: the link itself, for its owner to hand over; only while this instance can send no email. */
const sentInvitation = z.extend(invitation, { url: z.optional(z.string()) })

/** Owners first, then in the order of joining. `invitations` are those that nobody has accepted, newest first. */
export const getTeam = ownerEndpoint('GET /api/team', {
  response: z.object({ members: z.array(teamMember), invitations: z.array(invitation) }),
})

export const invitationForm = z.object({ email, role: teamRole })

/**
 * Mails a link that works once and for 7 days. Inviting an address again ends its earlier link. Emails to one address
 * and emails of one workspace are limited per day.
 */
export const inviteToTeam = endpoint('POST /api/team/invitations', {
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  body: invitationForm,
  status: 201,
  response: sentInvitation,
})

/** Mails a new link, good for another 7 days; the earlier one ends. */
export const resendInvitation = endpoint('POST /api/team/invitations/:id/resend', {
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  params: idParams,
  response: sentInvitation,
})

/**
 * The link of an open invitation, to copy where this instance can send no email; else `not-found`. It opens the same
 * invitation as the mailed one, and proves nobody's address.
 */
export const getInvitationLink = ownerEndpoint('GET /api/team/invitations/:id/link', {
  onlyOwners: true,
  params: idParams,
  response: z.object({ url: z.string() }),
})

/** The link in the email ends at once. */
export const revokeInvitation = ownerEndpoint('DELETE /api/team/invitations/:id', {
  onlyOwners: true,
  ...removal,
})

/** A workspace keeps at least one owner: `last-owner`. */
export const changeTeamRole = ownerEndpoint('PATCH /api/team/:id', {
  onlyOwners: true,
  params: idParams,
  body: z.object({ role: teamRole }),
  response: teamMember,
})

/** Ends the person's account with its sessions and secret keys. What they did in the workspace stays. */
export const removeFromTeam = ownerEndpoint('DELETE /api/team/:id', { onlyOwners: true, ...removal })

/** As `removeFromTeam`, for oneself. */
export const leaveTeam = ownerEndpoint('POST /api/team/leave', { support: 'never', response: messageAnswer })

const token = z.string().check(z.maxLength(200))

/** What the link of the email leads to. Unknown, revoked, expired and used links get one answer: `link-expired`. */
export const getInvitation = publicAuthEndpoint('GET /api/invitations/:token', {
  params: z.object({ token }),
  response: z.object({
    businessName: z.string(),
    invitedBy: z.nullable(z.string()),
    email: z.string(),
    role: teamRole,
    /** The address has an account already, and an account belongs to one workspace. */
    hasAccount: z.boolean(),
    expiresAt: moment,
  }),
})

export const joinForm = z.pick(signUpForm, { firstName: true, lastName: true, password: true })

/** Makes the account in the workspace that invited, and signs in. `email-taken` when the address has an account. */
export const acceptInvitation = publicAuthEndpoint('POST /api/invitations/:token/accept', {
  params: z.object({ token }),
  body: joinForm,
  status: 201,
  response: user,
})
