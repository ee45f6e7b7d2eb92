import { sentenceOf } from '../lib/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

/** In place of what could not be loaded. */
export function LoadFailure({
  failure,
  otherwise,
  onRetry,
}: {
  failure: unknown
  otherwise: string
  onRetry: () => void
}) {
  return (
    <Banner
      tone="danger"
      isAlert
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceOf(failure, otherwise)}
    </Banner>
  )
}
