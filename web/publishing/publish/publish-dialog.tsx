import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DetailsWait } from '../../ui/dialog/details-wait.tsx'
import { previewQuery } from '../queries.ts'
import { PublishSteps } from './publish-steps.tsx'
import { useHandOver } from './use-hand-over.ts'

/** "Publish to Google" and Yelp: what will happen, in one sentence, and the email that the customer would get. */
export function PublishDialog({
  testimonial,
  platform,
  onClose,
}: {
  testimonial: Testimonial
  platform: LinkedPlatform
  onClose: () => void
}) {
  const { id, customerName } = testimonial
  const preview = useQuery(previewQuery(id, platform))
  const handOver = useHandOver(testimonial, platform, onClose)
  const found = preview.data
  const isDone = found?.review !== null && platform === 'yelp'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Publish to ${platformNames[platform]}`}
      description={found?.obstacle === null && saysWhat(platform, customerName, found.businessName)}
      footer={
        <PublishFooter
          platform={platform}
          canSend={found?.obstacle === null && !isDone}
          handOver={handOver}
          onClose={onClose}
        />
      }
    >
      <DetailsWait
        label="Loading what will happen"
        lines={['h-5 w-2/3', 'h-40 w-full']}
        otherwise="Couldn't load what will happen."
        query={preview}
      />
      {found && (
        <PublishSteps
          testimonial={testimonial}
          platform={platform}
          preview={found}
          failure={handOver.failure}
        />
      )}
    </Dialog>
  )
}

interface FooterProps {
  platform: LinkedPlatform
  canSend: boolean
  handOver: ReturnType<typeof useHandOver>
  onClose: () => void
}

function PublishFooter({ platform, canSend, handOver: { send, isPending }, onClose }: FooterProps) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {canSend ? 'Cancel' : 'Close'}
      </Button>
      {canSend && (
        <Button isPending={isPending} pendingLabel="Sending..." onClick={send}>
          {platform === 'google' ? 'Send email' : 'Create the page'}
        </Button>
      )}
    </>
  )
}

function saysWhat(platform: LinkedPlatform, customer: string, business: string): string {
  return platform === 'google'
    ? `${customer} gets one email with their own words to copy and the link to ${business} on Google, where only they can post them.`
    : `Yelp forbids asking for reviews, so nothing is sent: ${customer} gets a page that says where ${business} is on Yelp and lets them copy their own words.`
}
