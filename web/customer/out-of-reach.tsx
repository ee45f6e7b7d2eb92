import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

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
  return (
    <div
      aria-live="polite"
      className="flex flex-col items-start gap-3 rounded-lg bg-warning-wash p-4 text-base text-warning-text sm:p-5"
    >
      <div>
        <p className="font-semibold">We can't reach the server right now</p>
        <p>{children}</p>
      </div>
      <Button variant="secondary" isPending={isTrying} pendingLabel="Trying..." onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  )
}
