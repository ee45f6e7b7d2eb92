import type { PublishPreview } from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useInstance } from '../../lib/call/use-instance.ts'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { AskForPosting } from './ask-for-posting.tsx'
import { HandOverEmailPreview } from './email-preview.tsx'
import { OwnLink } from '../links/own-link.tsx'
import { howCopy, statusCopy } from '../status-copy.ts'

/** What stands in the way, what is handed over already, and the email that would leave. */
export function PublishSteps({
  testimonial: { id, customerName },
  platform,
  preview: { obstacle, email, isRewarded, review },
  failure,
}: {
  testimonial: Testimonial
  platform: LinkedPlatform
  preview: PublishPreview
  /** Why the last attempt failed. */
  failure: unknown
}) {
  const name = platformNames[platform]
  const { isMailConfigured } = useInstance()
  const canLink = obstacle === null || offersLink.includes(obstacle.kind)
  return (
    <div className="flex flex-col gap-4">
      <FailureBanner failure={failure} otherwise="Please try again." />
      {review && (
        <Banner
          tone={review.status === 'published' ? 'success' : 'info'}
          title={statusCopy[review.status].label}
        >
          {howCopy(review, isMailConfigured)}
        </Banner>
      )}
      {obstacle && obstacle.kind !== 'published' && obstacle.kind !== 'sent' && (
        <Banner tone="warning" action={<ObstacleAction kind={obstacle.kind} platform={platform} />}>
          {obstacle.sentence}
        </Banner>
      )}
      {obstacle?.kind === 'consent-missing' && (
        <AskForPosting testimonialId={id} customerName={customerName} />
      )}
      {isRewarded && canLink && (
        <Banner tone="warning">
          {customerName} received a reward for this testimonial. {name} forbids rewards for reviews: our{' '}
          {platform === 'google' ? 'email' : 'page'} doesn’t mention it, and neither should you.
        </Banner>
      )}
      {email && <HandOverEmailPreview email={email} />}
      {canLink && (platform === 'google' || review) && (
        <OwnLink testimonialId={id} platform={platform} isFirst={platform === 'yelp'} />
      )}
    </div>
  )
}

/** What keeps an email from leaving and not the link from being handed over another way. */
const offersLink: readonly string[] = ['sent', 'no-email', 'consent-asked', 'consent-missing']

function ObstacleAction({ kind, platform }: { kind: string; platform: LinkedPlatform }) {
  if (kind === 'not-connected') {
    return (
      <LinkButton size="small" variant="secondary" href={`/platform-setup?platform=${platform}`}>
        Connect {platformNames[platform]}
      </LinkButton>
    )
  }
  if (kind === 'links-off') {
    return (
      <LinkButton size="small" variant="secondary" href="/dashboard">
        Open the dashboard
      </LinkButton>
    )
  }
  return null
}
