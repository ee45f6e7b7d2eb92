import { z } from 'zod/mini'
import { signUpForm, user } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { email, id, moment } from './fields.ts'

export const teamRoles = ['owner', 'member'] as const
export const teamRole = z.enum(teamRoles, { error: 'Choose owner or member' })
export type TeamRole = z.infer<typeof teamRole>

export const teamMember = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As stored: `owner`, `member`, or the role that an administrator of this instance has. */
  role: z.string(),
  /** May manage the team, the keys and the account itself. */
  isWorkspaceOwner: z.boolean(),
  joinedAt: moment,
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

/** Owners first, then in the order of joining. `invitations` are those that nobody has accepted, newest first. */
export const getTeam = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'GET',
  path: '/api/team',
  response: z.object({ members: z.array(teamMember), invitations: z.array(invitation) }),
})

export const invitationForm = z.object({ email, role: teamRole })

/**
 * Mails a link that works once and for 7 days. Inviting an address again ends its earlier link. Letters to one address
 * and letters of one workspace are limited per day.
 */
export const inviteToTeam = endpoint({
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  method: 'POST',
  path: '/api/team/invitations',
  body: invitationForm,
  status: 201,
  response: invitation,
})

/** Mails a new link, good for another 7 days; the earlier one ends. */
export const resendInvitation = endpoint({
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  method: 'POST',
  path: '/api/team/invitations/:id/resend',
  params: z.object({ id }),
  response: invitation,
})

/** The link in the letter ends at once. */
export const revokeInvitation = endpoint({
  access: 'owner',
  onlyOwners: true,
  rate: 'app',
  method: 'DELETE',
  path: '/api/team/invitations/:id',
  params: z.object({ id }),
  response: z.object({ id: z.string() }),
})

/** A workspace keeps at least one owner: `last-owner`. */
export const changeTeamRole = endpoint({
  access: 'owner',
  onlyOwners: true,
  rate: 'app',
  method: 'PATCH',
  path: '/api/team/:id',
  params: z.object({ id }),
  body: z.object({ role: teamRole }),
  response: teamMember,
})

/** Ends the person's account with its sessions and secret keys. What they did in the workspace stays. */
export const removeFromTeam = endpoint({
  access: 'owner',
  onlyOwners: true,
  rate: 'app',
  method: 'DELETE',
  path: '/api/team/:id',
  params: z.object({ id }),
  response: z.object({ id: z.string() }),
})

/** As `removeFromTeam`, for oneself. */
export const leaveTeam = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'POST',
  path: '/api/team/leave',
  response: z.object({ message: z.string() }),
})

const token = z.string().check(z.maxLength(200))

/** What the link of the letter leads to. Unknown, revoked, expired and used links get one answer: `link-expired`. */
export const getInvitation = endpoint({
  access: 'public',
  rate: 'auth',
  method: 'GET',
  path: '/api/invitations/:token',
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
export const acceptInvitation = endpoint({
  access: 'public',
  rate: 'auth',
  method: 'POST',
  path: '/api/invitations/:token/accept',
  params: z.object({ token }),
  body: joinForm,
  status: 201,
  response: user,
})
