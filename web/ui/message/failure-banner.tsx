import { sentenceOf } from '../../lib/call/problem.ts'
import { Banner } from './banner.tsx'

/** Why what was sent did not get through; nothing while there is no failure. `otherwise` where it has no sentence. */
export function FailureBanner({ failure, otherwise }: { failure: unknown; otherwise: string }) {
  if (!failure) return null
  return (
    <Banner tone="danger" isAlert>
      {sentenceOf(failure, otherwise)}
    </Banner>
  )
}
