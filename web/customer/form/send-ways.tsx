import { clsx } from 'clsx'
import { Button } from '../../ui/button/button.tsx'
import { useFormCopy } from '../language.ts'
import { OutOfReach } from '../page/out-of-reach.tsx'
import type { Sending } from '../sending/use-submission.ts'

/** At the bottom of a phone, side by side; not where the text is so large that they would cover it. */
const bar =
  'min-[22rem]:max-sm:[@media(min-height:30rem)]:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-4 max-sm:py-3 min-[22rem]:max-sm:flex-row min-[22rem]:max-sm:*:flex-1'

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
  staysInView = false,
}: {
  sending: Sending
  ways: Ways
  /** What the two buttons say. */
  back: string
  send: string
  className?: string
  /** On a phone, whatever the length of what is sent. */
  staysInView?: boolean
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
      <div className={clsx('flex flex-col-reverse gap-2.5 sm:flex-row', staysInView && bar)}>
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
