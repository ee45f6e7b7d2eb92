import { Check } from 'lucide-react'
import { sentenceOf } from '../../lib/call/problem.ts'
import type { AutosaveState } from '../../lib/call/use-autosave.ts'
import { Banner } from '../message/banner.tsx'
import { Button } from '../button/button.tsx'
import { Spinner } from '../loading/spinner.tsx'

/** Whether everything is kept. There is no save button: this is what stands in for it. */
export function SaveStatus({
  state,
  failure,
  onRetry,
}: {
  state: AutosaveState
  failure: unknown
  onRetry: () => void
}) {
  return (
    <>
      <output className="flex min-h-6 items-center gap-1.5 text-sm text-soft [&_svg]:size-3.5 [&_svg]:shrink-0">
        {state === 'saving' && (
          <>
            <Spinner />
            Saving changes
          </>
        )}
        {state === 'saved' && (
          <>
            <Check aria-hidden="true" className="text-success-text" />
            All changes saved
          </>
        )}
      </output>
      {state === 'failed' && (
        <div className="basis-full">
          <Banner
            tone="danger"
            title="Your changes are not saved yet"
            isAlert
            action={
              <Button size="small" variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            {sentenceOf(failure, 'Something went wrong. Your changes are still here.')}
          </Banner>
        </div>
      )}
    </>
  )
}
