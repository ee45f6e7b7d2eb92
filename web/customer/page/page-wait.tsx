import type { ReactNode } from 'react'
import { useFormCopy } from '../language.ts'
import { OutOfReach } from './out-of-reach.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { StepHeading } from './step-heading.tsx'

/** A page on its way; while the server is out of reach, it says so. */
export function PageWait({
  isWaiting,
  busySeconds,
  onTryAgain,
  loading,
  children,
}: {
  isWaiting: boolean
  busySeconds: number | undefined
  onTryAgain: () => void
  /** What is said while it loads, for all to see. */
  loading?: string | undefined
  children: ReactNode
}) {
  const copy = useFormCopy()
  if (!isWaiting) return <PageSkeleton sentence={loading} />
  return (
    <div className="flex flex-col gap-5">
      <StepHeading isFirst>{copy.oneMoment}</StepHeading>
      <OutOfReach onTryAgain={onTryAgain} busySeconds={busySeconds}>
        {children}
      </OutOfReach>
    </div>
  )
}
