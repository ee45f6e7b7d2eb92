import { useLocation } from 'wouter'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useLeave } from './queries.ts'

export function LeaveTeamDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const leave = useLeave((message) => {
    toast({ title: 'You left the team', description: message })
    navigate('/login')
  })
  const run = () =>
    leave.mutate(undefined, {
      onError: (failure) => {
        onClose()
        showRefusal("Couldn't leave the team")(failure)
      },
    })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={run}
      title="Leave the team?"
      confirmLabel="Leave"
      isPending={leave.isPending}
    >
      Your account and the secret keys you created will be deleted. Your work stays with the team. An owner
      can invite you again.
    </ConfirmDialog>
  )
}
