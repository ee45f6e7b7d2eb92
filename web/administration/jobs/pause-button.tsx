import { pauseQueues } from '#contract/administration/jobs.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/button/button.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { alertKeys } from '../queries.ts'

interface PauseButtonProps {
  readonly queues: readonly string[]
  readonly isPaused?: boolean
  /** What is paused, after the verb; a queue's own button needs none. */
  readonly what?: string
  /** For who hears the button without what is around it. */
  readonly label?: string
}

/** Keeps queues waiting, or lets them go on. */
export function PauseButton({ queues, isPaused = false, what, label }: PauseButtonProps) {
  const pause = useBodyCall(pauseQueues, { refreshes: alertKeys })
  const verb = isPaused ? 'Resume' : 'Pause'
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={label && `${verb} ${label}`}
      isPending={pause.isPending}
      onClick={() =>
        pause.mutate(
          { queues: [...queues], isPaused: !isPaused },
          {
            onError: showRefusal(isPaused ? "Couldn't resume" : "Couldn't pause"),
          },
        )
      }
    >
      {what ? `${verb} ${what}` : verb}
    </Button>
  )
}
