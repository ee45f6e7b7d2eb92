import type { previewAudience } from '#contract/campaigns/campaign-audience.ts'
import type { Output } from '#contract/endpoint.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Banner } from '../ui/message/banner.tsx'
import { QueryFailure } from '../ui/message/load-failure.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { customersOf } from './copy.ts'
import { SkipList } from './skip-list.tsx'

/** Who of a selection gets an email, and who is left out and why. */
export function AudienceSummary({
  query,
  isCounting,
}: {
  query: UseQueryResult<Output<typeof previewAudience>>
  /** What is known is about an earlier selection. */
  isCounting: boolean
}) {
  const { data, isPending } = query
  return (
    <div className="flex flex-col gap-3">
      {isPending && <Skeleton className="h-12" />}
      <QueryFailure query={query} otherwise="Couldn't count who will be asked." />
      {data && (
        <>
          <p className="text-base text-ink" aria-live="polite">
            {isCounting ? (
              'Counting...'
            ) : (
              <>
                <strong className="font-semibold">{data.fairness.asked.toLocaleString()}</strong> of{' '}
                {customersOf(data.selected)} will be asked.
              </>
            )}
          </p>
          {!isCounting && <SkipList skipped={data.skipped} label="Left out" />}
          {!isCounting && data.fairness.warning && <FairnessWarning warning={data.fairness.warning} />}
        </>
      )}
    </div>
  )
}

const warningCopy = {
  'only-happy': {
    title: 'Only happy customers',
    text: 'Everyone you chose gave you 4 or 5 stars before, and customers who gave fewer are left out. Ask everyone, or draw a random sample.',
  },
  'leans-happy': {
    title: 'Mostly happy customers',
    text: 'Your selection has more customers with 4 or 5 stars than your list. A random sample would be fair.',
  },
}

/** Asking those who will say nice things makes testimonials that say nothing, and is against the law in many places. */
export function FairnessWarning({ warning }: { warning: keyof typeof warningCopy }) {
  const { title, text } = warningCopy[warning]
  return (
    <Banner tone="warning" title={title}>
      {text}
    </Banner>
  )
}
