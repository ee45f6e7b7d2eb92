import { sentenceOf } from '../lib/problem.ts'
import { Banner } from '../ui/banner.tsx'

/** Why there is no draft. What was filled in stays. */
export function GenerationFailure({ failure }: { failure: Error }) {
  return (
    <Banner tone="danger" isAlert>
      {sentenceOf(failure, 'The draft could not be created.')} Your entries are still here.
    </Banner>
  )
}
