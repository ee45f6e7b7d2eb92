import type { PlatformReplyState, PlatformReview } from '#contract/review-sources/platform-replies.ts'
import { reviewRules } from '#contract/review-sources/review-rules.ts'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../ui/message/banner.tsx'
import { CallButton } from '../../ui/button/call-button.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { OutsideLink } from '../../ui/text/outside-link.tsx'
import { platformReviewQuery, useResendReply } from './reply-queries.ts'

/** A testimonial that is a review elsewhere: whether it is still there, and how far the reply to it is. */
export function PlatformPanel({ testimonial }: { testimonial: Testimonial }) {
  const { id, version, platform, removedAt } = testimonial
  const { data: review } = useQuery(platformReviewQuery(id, version))
  if (!platform) return null
  const name = sourceNames[platform]
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {removedAt && (
        <Banner title={`No longer on ${name}`}>
          It disappeared there on {new Date(removedAt).toLocaleDateString()}, so it left your site. Your copy
          stays in the export.
        </Banner>
      )}
      {review?.recommends === false && (
        <p className="text-base text-soft">This customer doesn’t recommend you on {name}.</p>
      )}
      {review?.reply && <ReplyState id={id} name={name} reply={review.reply} />}
      {review && !removedAt && !review.canReply && <ReplyThere review={review} name={name} />}
    </div>
  )
}

function ReplyThere({ review: { platform, url }, name }: { review: PlatformReview; name: string }) {
  const isTheirWay = reviewRules[platform].replies === 'on-platform'
  return (
    <p className="text-sm text-faint">
      {isTheirWay
        ? `${name} takes replies on its own site only. A reply here appears on your site.`
        : `To reply on ${name} from here, connect it under Review Sources.`}{' '}
      {url && <OutsideLink href={url}>Open on {name}</OutsideLink>}
    </p>
  )
}

const stateCopy: Record<PlatformReplyState, (name: string) => string> = {
  queued: (name) => `Sending your reply to ${name}...`,
  sending: (name) => `Sending your reply to ${name}...`,
  sent: (name) => `Your reply is on ${name}.`,
  failed: (name) => `Your reply isn’t on ${name}.`,
  unknown: (name) => `We couldn’t tell whether your reply reached ${name}. The next sync checks.`,
}

function ReplyState({
  id,
  name,
  reply: { state, error },
}: {
  id: string
  name: string
  reply: NonNullable<PlatformReview['reply']>
}) {
  const resend = useResendReply(id)
  const isOpen = state === 'failed' || state === 'unknown'
  if (!isOpen) {
    return <output className="text-sm text-faint">{stateCopy[state](name)}</output>
  }
  return (
    <>
      <Banner
        tone="warning"
        title={stateCopy[state](name)}
        action={
          <CallButton by={resend} size="small" variant="secondary">
            Send again
          </CallButton>
        }
      >
        {error}
      </Banner>
      <FailureBanner failure={resend.error} otherwise="The reply could not be sent. Please try again." />
    </>
  )
}
