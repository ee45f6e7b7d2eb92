import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

export function ProfileFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const status = failure instanceof ApiProblem ? failure.status : 0
  return (
    <Banner
      tone="danger"
      isAlert
      title={`Failed to fetch business profile: ${status}`}
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceOf(failure, 'Please try again.')}
    </Banner>
  )
}
