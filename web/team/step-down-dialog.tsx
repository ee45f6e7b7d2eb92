import type { TeamMember } from '#contract/team.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { showRefusal } from '../ui/show-refusal.ts'
import { toast } from '../ui/toast.ts'
import { useChangeRole } from './queries.ts'

export function StepDownDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const change = useChangeRole()
  const run = () =>
    change.mutate(
      { id: member.id, role: 'member' },
      {
        onSuccess: () => toast({ title: 'You are a member now' }),
        onError: (failure) =>
          showRefusal(failure, { title: 'The role was not changed', otherwise: 'Please try again' }),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={run}
      title="Give up being an owner?"
      confirmLabel="Become a member"
      isPending={change.isPending}
    >
      You can no longer manage the team, the keys and the account. Only another owner can make you one again.
    </ConfirmDialog>
  )
}
