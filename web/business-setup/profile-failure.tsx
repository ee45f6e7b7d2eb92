import { ApiProblem } from '../lib/call/problem.ts'
import { LoadFailure } from '../ui/message/load-failure.tsx'

export function ProfileFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const status = failure instanceof ApiProblem ? failure.status : 0
  return (
    <LoadFailure
      title={`Failed to fetch business profile: ${status}`}
      failure={failure}
      otherwise="Please try again."
      onRetry={onRetry}
    />
  )
}
