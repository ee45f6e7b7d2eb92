import type { User } from '#contract/accounts/accounts.ts'
import type { TeamMember } from '#contract/team/team.ts'
import { useState } from 'react'
import { LeaveTeamDialog } from './leave-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { RemoveMemberDialog } from './remove-dialog.tsx'
import { StepDownDialog } from './step-down-dialog.tsx'
import { TitledRows } from './titled-rows.tsx'

type Asking = { what: 'remove' | 'leave' | 'step-down'; member: TeamMember }

export function MemberList({ members, me }: { members: readonly TeamMember[]; me: User }) {
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const isOnlyOwner =
    me.isWorkspaceOwner && members.filter(({ isWorkspaceOwner }) => isWorkspaceOwner).length === 1
  const rows = members.map((member) => (
    <MemberRow
      key={member.id}
      member={member}
      isMe={member.id === me.id}
      mayChange={me.isWorkspaceOwner}
      isOnlyOwner={isOnlyOwner && member.id === me.id}
      onAsk={(what) => setAsking({ what, member })}
    />
  ))
  return (
    <TitledRows id="members" title="Members" rows={rows}>
      {isOnlyOwner && (
        <p className="mt-2 text-sm text-faint">
          You're the only owner. To leave, make someone else an owner first.
        </p>
      )}
      {asking?.what === 'remove' && <RemoveMemberDialog member={asking.member} onClose={close} />}
      {asking?.what === 'leave' && <LeaveTeamDialog onClose={close} />}
      {asking?.what === 'step-down' && <StepDownDialog member={asking.member} onClose={close} />}
    </TitledRows>
  )
}
