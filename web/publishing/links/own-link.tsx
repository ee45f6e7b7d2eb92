import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { useEffect } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { MadeLink } from './made-link.tsx'
import { useCreateReviewLinks } from '../queries.ts'

/** The link itself, for whoever sends it another way. Made when it is asked for, or at once where there is nothing else. */
export function OwnLink({
  testimonialId,
  platform,
  isFirst,
}: {
  testimonialId: string
  platform: LinkedPlatform
  isFirst: boolean
}) {
  const create = useCreateReviewLinks()
  const { mutate, isIdle, data, isPending, error } = create
  useEffect(() => {
    if (isFirst && isIdle) mutate({ platform, testimonialIds: [testimonialId] })
  }, [isFirst, isIdle, mutate, platform, testimonialId])
  const [link] = data ?? []
  if (link) {
    return (
      <ul>
        <MadeLink platform={platform} link={link} />
      </ul>
    )
  }
  if (isFirst && isPending) return <LoadingLines label="Loading the link" lines={['h-24 w-full']} />
  return (
    <div className="flex flex-col items-start gap-3">
      <FailureBanner failure={error} otherwise="The link couldn't be created. Please try again." />
      <Button
        size="small"
        variant="ghost"
        className="-ml-2.5"
        isPending={isPending}
        pendingLabel="Creating..."
        onClick={() => mutate({ platform, testimonialIds: [testimonialId] })}
      >
        Send the link yourself
      </Button>
    </div>
  )
}
