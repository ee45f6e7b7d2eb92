import type { Returned } from '#contract/endpoint.ts'
import type { getInvitation, Invitation, TeamMember } from '#contract/team.ts'

let made = 0
const nextId = () => `0192f3a0-0000-7000-8000-${String((made += 1)).padStart(12, '7')}`
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Somebody who was invited to the bakery and joined. */
export function aMember(own: Partial<TeamMember> = {}): TeamMember {
  return {
    id: nextId(),
    firstName: 'Jonas',
    lastName: 'Weber',
    email: 'jonas@example.com',
    role: 'member',
    isWorkspaceOwner: false,
    joinedAt: '2026-03-02T09:00:00.000Z',
    ...own,
  }
}

/** Asked to come, and not there yet. */
export function anInvitation(own: Partial<Invitation> = {}): Invitation {
  return {
    id: nextId(),
    email: 'lena@example.com',
    role: 'member',
    invitedBy: 'Mara Lindqvist',
    invitedAt: new Date().toISOString(),
    expiresAt: inDays(7),
    ...own,
  }
}

/** What the link of an invitation leads to. */
export function anOpenInvitation(
  own: Partial<Returned<typeof getInvitation>> = {},
): Returned<typeof getInvitation> {
  return {
    businessName: 'Lindqvist Bakery',
    invitedBy: 'Mara Lindqvist',
    email: 'jonas@example.com',
    role: 'member',
    hasAccount: false,
    expiresAt: inDays(7),
    ...own,
  }
}
