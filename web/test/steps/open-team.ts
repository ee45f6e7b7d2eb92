import type { User } from '#contract/accounts/accounts.ts'
import { getTeam, type Invitation, type TeamMember } from '#contract/team/team.ts'
import { type OpenPage, openPage } from '../open-page.tsx'
import { aUser } from '../samples/samples.ts'
import { currentBackend } from '../setup.ts'

/** `user` as the team sees them. */
export function asMember(user: User): TeamMember {
  const { id, firstName, lastName, email, role, isWorkspaceOwner } = user
  const joinedAt = '2026-03-02T09:00:00.000Z'
  return { id, firstName, lastName, email, role, isWorkspaceOwner, joinedAt, deletesAt: null }
}

/** Opens Business Setup, Team, as one of a team. */
export function openTeam({
  as = aUser(),
  others = [],
  invitations = [],
}: { as?: User; others?: TeamMember[]; invitations?: Invitation[] } = {}): OpenPage & { readonly me: User } {
  currentBackend().answerByDefault(getTeam, { members: [asMember(as), ...others], invitations })
  return { me: as, ...openPage('/business-setup?tab=team', { as }) }
}
