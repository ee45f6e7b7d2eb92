import type { TeamMember, TeamRole } from '#contract/team/team.ts'
import { Ellipsis, LogOut, ShieldCheck, UserMinus, UserRound } from 'lucide-react'
import { Avatar } from '../ui/text/avatar.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { MenuItem } from '../ui/menu/menu-item.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { DayInSentence } from '../ui/text/day-in-sentence.tsx'
import { nameOf } from './name-of.ts'
import { useChangeRole } from './queries.ts'
import { RoleBadge } from './role-badge.tsx'

interface MemberRowProps {
  member: TeamMember
  isMe: boolean
  mayChange: boolean
  isOnlyOwner: boolean
  onAsk: (what: 'remove' | 'leave' | 'step-down') => void
}

/** One person. The only owner has nothing to choose about themselves. */
export function MemberRow({ member, isMe, mayChange, isOnlyOwner, onAsk }: MemberRowProps) {
  const name = nameOf(member)
  const hasChoices = isMe ? !isOnlyOwner : mayChange
  // Here and not in the menu, which is gone before the answer comes.
  const change = useChangeRole()
  function give(role: TeamRole, isUndo = false) {
    const before = role === 'owner' ? 'member' : 'owner'
    change.mutate(
      { id: member.id, role },
      {
        onSuccess: () =>
          toast({
            title: `${name} is now ${role === 'owner' ? 'an owner' : 'a member'}`,
            ...(!isUndo && { action: { label: 'Undo', onAct: () => give(before, true) } }),
          }),
        onError: showRefusal("Couldn't change the role"),
      },
    )
  }
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <Avatar name={name} />
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">
          {name}
          {isMe && <span className="font-normal text-faint"> (you)</span>}
        </p>
        <p className="truncate text-sm text-soft">{member.email}</p>
        {member.deletesAt && (
          <p className="text-sm text-danger-text">
            The account will be deleted on <DayInSentence date={member.deletesAt} />.
          </p>
        )}
      </div>
      <RoleBadge role={member.role} isWorkspaceOwner={member.isWorkspaceOwner} />
      {hasChoices && (
        <Menu trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis />} className="-mr-2" />}>
          {mayChange && (
            <RoleItem
              isOwner={member.isWorkspaceOwner}
              onGive={() => give('owner')}
              onTake={() => (isMe ? onAsk('step-down') : give('member'))}
            />
          )}
          <EndItem isMe={isMe} onAsk={onAsk} />
        </Menu>
      )}
    </li>
  )
}

/** Another's role changes at once and can be undone; giving up one's own is asked about. */
function RoleItem({ isOwner, onGive, onTake }: { isOwner: boolean; onGive: () => void; onTake: () => void }) {
  return isOwner ? (
    <MenuItem icon={<UserRound />} onSelect={onTake}>
      Make member
    </MenuItem>
  ) : (
    <MenuItem icon={<ShieldCheck />} onSelect={onGive}>
      Make owner
    </MenuItem>
  )
}

function EndItem({ isMe, onAsk }: Pick<MemberRowProps, 'isMe' | 'onAsk'>) {
  return isMe ? (
    <MenuItem icon={<LogOut />} tone="danger" onSelect={() => onAsk('leave')}>
      Leave team
    </MenuItem>
  ) : (
    <MenuItem icon={<UserMinus />} tone="danger" onSelect={() => onAsk('remove')}>
      Remove from team
    </MenuItem>
  )
}
