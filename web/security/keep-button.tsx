import type { UseMutationResult } from '@tanstack/react-query'
import { sentenceOf } from '../lib/call/problem.ts'
import { Button } from '../ui/button/button.tsx'
import type { ButtonSize } from '../ui/button/button-style.ts'
import { Restricted } from '../ui/form/restricted.tsx'
import { toast } from '../ui/message/toast.ts'
import { useCancelDeletion, useKeepOwnAccount } from './queries.ts'

interface KeepProps {
  size?: ButtonSize
}

/** Cancels the deletion of the workspace. */
export function KeepButton(props: KeepProps) {
  const said = 'Nothing was deleted. Everything works again.'
  return <Keep {...props} cancel={useCancelDeletion()} said={said} />
}

/** Cancels that of one's own account. */
export function KeepOwnButton(props: KeepProps) {
  return <Keep {...props} cancel={useKeepOwnAccount()} said="Your account stays." />
}

function Keep({
  cancel,
  said,
  size = 'medium',
}: KeepProps & {
  cancel: UseMutationResult<unknown, Error, void>
  said: string
}) {
  const run = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast({ title: 'Deletion canceled', description: said }),
      onError: (failure) =>
        toast({
          title: "Couldn't cancel the deletion",
          description: sentenceOf(failure, 'Please try again.'),
          variant: 'destructive',
        }),
    })
  return (
    <Restricted isQuiet>
      <Button
        variant="secondary"
        size={size}
        isPending={cancel.isPending}
        pendingLabel="Saving..."
        onClick={run}
      >
        Keep my account
      </Button>
    </Restricted>
  )
}
