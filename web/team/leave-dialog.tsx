import { useLocation } from 'wouter'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { showRefusal } from '../ui/show-refusal.ts'
import { toast } from '../ui/toast.ts'
import { useLeave } from './queries.ts'

export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const leave = useLeave(() => navigate('/login'))
  const run = () =>
    leave.mutate(undefined, {
      onSuccess: ({ message }) => toast({ title: 'Goodbye', description: message }),
      onError: (failure) => {
        onClose()
        showRefusal(failure, { title: 'You are still here', otherwise: 'Please try again' })
      },
    })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={run}
      title="Leave the team?"
      confirmLabel="Leave"
      isPending={leave.isPending}
    >
      Your account ends, and so do the secret keys you made. What you did here stays with the team. An owner
      can invite you again.
    </ConfirmDialog>
  )
}
