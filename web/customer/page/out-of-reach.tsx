import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { waitInWords } from '#shared/text/wait.ts'
import { useFormCopy, useLanguage } from '../language.ts'
import { localeOf } from '../locale-of.ts'

/** Nobody answers just now, or not for `busySeconds`: what happens with the words, and a way to hurry. */
export function OutOfReach({
  onTryAgain,
  isTrying = false,
  busySeconds,
  children,
}: {
  onTryAgain: () => void
  isTrying?: boolean
  busySeconds: number | undefined
  children: ReactNode
}) {
  const copy = useFormCopy()
  const { language } = useLanguage()
  return (
    <div
      aria-live="polite"
      className="flex flex-col items-start gap-3 rounded-lg bg-warning-wash p-4 text-base text-warning-text sm:p-5"
    >
      <div>
        <p className="font-semibold">
          {busySeconds === undefined
            ? copy.unreachable
            : copy.tooMany(waitInWords(busySeconds, localeOf(language)))}
        </p>
        <p>{children}</p>
      </div>
      <Button variant="secondary" isPending={isTrying} pendingLabel={copy.trying} onClick={onTryAgain}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}
