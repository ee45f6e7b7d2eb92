import type { TeamMember } from '#contract/team/team.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { tellOutcome } from '../ui/message/show-refusal.ts'
import { useChangeRole } from './queries.ts'

export function StepDownDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const change = useChangeRole()
  const run = () =>
    change.mutate(
      { id: member.id, role: 'member' },
      tellOutcome("You're now a member", "Couldn't change the role", onClose),
    )
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={run}
      title="Step down as owner?"
      confirmLabel="Step down"
      isPending={change.isPending}
    >
      You won't be able to manage the team, API keys or the account. Only another owner can make you an owner
      again.
    </ConfirmDialog>
  )
}
