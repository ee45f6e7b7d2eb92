import { sentenceOf } from '../lib/problem.ts'
import { Button } from '../ui/button.tsx'
import type { ButtonSize } from '../ui/button-style.ts'
import { toast } from '../ui/toast.ts'
import { useCancelDeletion } from './queries.ts'

/** Calls the deletion off. */
export function KeepButton({ size = 'medium' }: { size?: ButtonSize }) {
  const cancel = useCancelDeletion()
  const run = () =>
    cancel.mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Your account is kept', description: 'Nothing was deleted, and nothing will be.' }),
      onError: (failure) =>
        toast({
          title: 'The deletion was not called off',
          description: sentenceOf(failure, 'Please try again.'),
          variant: 'destructive',
        }),
    })
  return (
    <Button
      variant="secondary"
      size={size}
      isPending={cancel.isPending}
      pendingLabel="Keeping..."
      onClick={run}
    >
      Keep my account
    </Button>
  )
}
