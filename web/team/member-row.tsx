import type { TeamMember, TeamRole } from '#contract/team.ts'
import { Ellipsis, LogOut, ShieldCheck, UserMinus, UserRound } from 'lucide-react'
import { Avatar } from '../ui/avatar.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { MenuItem } from '../ui/menu-item.tsx'
import { Menu } from '../ui/menu.tsx'
import { showRefusal } from '../ui/show-refusal.ts'
import { toast } from '../ui/toast.ts'
import { nameOf } from './name-of.ts'
import { useChangeRole } from './queries.ts'
import { RoleBadge } from './role-badge.tsx'

/** One person. The only owner has nothing to choose about themselves. */
export function MemberRow({
  member,
  isMe,
  mayChange,
  isOnlyOwner,
  onAsk,
}: {
  member: TeamMember
  isMe: boolean
  mayChange: boolean
  isOnlyOwner: boolean
  onAsk: (what: 'remove' | 'leave' | 'step-down') => void
}) {
  const name = nameOf(member)
  const hasChoices = isMe ? !isOnlyOwner : mayChange
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <Avatar name={name} />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">
          {name}
          {isMe && <span className="font-normal text-faint"> (you)</span>}
        </p>
        <p className="truncate text-sm text-soft">{member.email}</p>
      </div>
      <RoleBadge role={member.role} isWorkspaceOwner={member.isWorkspaceOwner} />
      {hasChoices && (
        <Menu trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis />} className="-mr-2" />}>
          {mayChange && <RoleItem member={member} isMe={isMe} onStepDown={() => onAsk('step-down')} />}
          {isMe ? (
            <MenuItem icon={<LogOut />} tone="danger" onSelect={() => onAsk('leave')}>
              Leave the team
            </MenuItem>
          ) : (
            <MenuItem icon={<UserMinus />} tone="danger" onSelect={() => onAsk('remove')}>
              Remove from the team
            </MenuItem>
          )}
        </Menu>
      )}
    </li>
  )
}

/** Another's role changes at once and can be undone; giving up one's own is asked about. */
function RoleItem({
  member,
  isMe,
  onStepDown,
}: {
  member: TeamMember
  isMe: boolean
  onStepDown: () => void
}) {
  const change = useChangeRole()
  const { id, isWorkspaceOwner } = member
  function give(role: TeamRole, isUndo = false) {
    change.mutate(
      { id, role },
      {
        onSuccess: () =>
          toast({
            title: `${nameOf(member)} is ${role === 'owner' ? 'an owner' : 'a member'} now`,
            ...(isUndo
              ? {}
              : {
                  action: { label: 'Undo', onAct: () => give(role === 'owner' ? 'member' : 'owner', true) },
                }),
          }),
        onError: (failure) =>
          showRefusal(failure, { title: 'The role was not changed', otherwise: 'Please try again' }),
      },
    )
  }
  if (!isWorkspaceOwner) {
    return (
      <MenuItem icon={<ShieldCheck />} onSelect={() => give('owner')}>
        Make owner
      </MenuItem>
    )
  }
  return (
    <MenuItem icon={<UserRound />} onSelect={() => (isMe ? onStepDown() : give('member'))}>
      Make member
    </MenuItem>
  )
}
