import { Button } from '../../ui/button/button.tsx'
import { useFormCopy } from '../language.ts'
import { OutOfReach } from '../page/out-of-reach.tsx'
import type { Sending } from '../sending/use-submission.ts'

export interface Ways {
  send: () => void
  tryAgain: () => void
  goBack: () => void
}

/** Back, or off with the words; while nobody answers, what happens with them. */
export function SendWays({
  sending,
  ways,
  back,
  send,
  className,
}: {
  sending: Sending
  ways: Ways
  /** What the two buttons say. */
  back: string
  send: string
  className?: string
}) {
  const copy = useFormCopy()
  const isSending = sending.kind === 'sending'
  const isUnsure = sending.kind === 'waiting' || (isSending && sending.failures > 0)
  const look = { size: 'large', className } as const
  return (
    <>
      {isUnsure && (
        <OutOfReach onTryAgain={ways.tryAgain} isTrying={isSending} busySeconds={sending.busySeconds}>
          {copy.savedAndSent}
        </OutOfReach>
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row">
        <Button {...look} variant="secondary" onClick={ways.goBack}>
          {back}
        </Button>
        {!isUnsure && (
          <Button {...look} isPending={isSending} pendingLabel={copy.sending} onClick={ways.send}>
            {send}
          </Button>
        )}
      </div>
    </>
  )
}
