import { fullSentenceOf } from '../lib/copy/full-sentence.ts'
import { Banner } from '../ui/message/banner.tsx'

/** Why there is no draft. What was filled in stays. */
export function GenerationFailure({ failure }: { failure: Error }) {
  return (
    <Banner tone="danger" isAlert>
      {fullSentenceOf(failure, "Couldn't create the draft.")} Your entries are still here.
    </Banner>
  )
}
