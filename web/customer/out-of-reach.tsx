import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useFormCopy } from './language.ts'

/** Nobody answers just now: what happens with the words, and a way to hurry. */
export function OutOfReach({
  onTryAgain,
  isTrying = false,
  children,
}: {
  onTryAgain: () => void
  isTrying?: boolean
  children: ReactNode
}) {
  const copy = useFormCopy()
  return (
    <div
      aria-live="polite"
      className="flex flex-col items-start gap-3 rounded-lg bg-warning-wash p-4 text-base text-warning-text sm:p-5"
    >
      <div>
        <p className="font-semibold">{copy.unreachable}</p>
        <p>{children}</p>
      </div>
      <Button variant="secondary" isPending={isTrying} pendingLabel={copy.trying} onClick={onTryAgain}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}
