import { sentenceOf } from '../lib/call/problem.ts'
import { Button } from '../ui/button/button.tsx'
import type { ButtonSize } from '../ui/button/button-style.ts'
import { toast } from '../ui/message/toast.ts'
import { useCancelDeletion } from './queries.ts'

/** Cancels the deletion. */
export function KeepButton({ size = 'medium' }: { size?: ButtonSize }) {
  const cancel = useCancelDeletion()
  const run = () =>
    cancel.mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Deletion canceled', description: 'Nothing was deleted. Everything works again.' }),
      onError: (failure) =>
        toast({
          title: "Couldn't cancel the deletion",
          description: sentenceOf(failure, 'Please try again.'),
          variant: 'destructive',
        }),
    })
  return (
    <Button
      variant="secondary"
      size={size}
      isPending={cancel.isPending}
      pendingLabel="Saving..."
      onClick={run}
    >
      Keep my account
    </Button>
  )
}
