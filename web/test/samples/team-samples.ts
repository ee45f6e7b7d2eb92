import type { Returned } from '#contract/endpoint.ts'
import type { getInvitation, Invitation, TeamMember } from '#contract/team/team.ts'
import { nextId, sampleOf } from './sample.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Somebody who was invited to the bakery and joined. */
export const aMember = sampleOf<TeamMember>(() => ({
  id: nextId(),
  firstName: 'Jonas',
  lastName: 'Weber',
  email: 'jonas@example.com',
  role: 'member',
  isWorkspaceOwner: false,
  joinedAt: '2026-03-02T09:00:00.000Z',
  deletesAt: null,
}))

/** Asked to come, and not there yet. */
export const anInvitation = sampleOf<Invitation>(() => ({
  id: nextId(),
  email: 'lena@example.com',
  role: 'member',
  invitedBy: 'Mara Lindqvist',
  invitedAt: new Date().toISOString(),
  expiresAt: inDays(7),
}))

/** What the link of an invitation leads to. */
export const anOpenInvitation = sampleOf<Returned<typeof getInvitation>>(() => ({
  businessName: 'Lindqvist Bakery',
  invitedBy: 'Mara Lindqvist',
  email: 'jonas@example.com',
  role: 'member',
  hasAccount: false,
  expiresAt: inDays(7),
}))
