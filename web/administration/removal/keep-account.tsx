import { Button } from '../../ui/button/button.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { useKeepAccount } from './queries.ts'

/** Calls off the deletion of somebody's account. */
export function KeepAccount({ person: { id, name } }: { person: { id: string; name: string } }) {
  const keep = useKeepAccount()
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={`Cancel deletion: ${name}`}
      isPending={keep.isPending}
      onClick={() =>
        keep.mutate(id, {
          onError: showRefusal('Update Failed', { otherwise: 'Please try again.' }),
        })
      }
    >
      Keep
    </Button>
  )
}
