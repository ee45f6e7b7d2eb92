import type { LinkedPlatform } from '#contract/review-links.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { platformNames } from '../lib/platform-names.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DetailsWait } from '../ui/details-wait.tsx'
import { toast } from '../ui/toast.ts'
import { previewQuery, usePublish } from './queries.ts'
import { PublishSteps } from './publish-steps.tsx'

/** "Publish to Google" and Yelp: what will happen, in one sentence, and the email that the customer would get. */
export function PublishDialog({
  testimonial: { id, customerName },
  platform,
  onClose,
}: {
  testimonial: Testimonial
  platform: LinkedPlatform
  onClose: () => void
}) {
  const name = platformNames[platform]
  const preview = useQuery(previewQuery(id, platform))
  const publish = usePublish()
  const found = preview.data
  const isFree = found?.obstacle === null
  const send = () =>
    publish.mutate(
      { testimonialId: id, platform },
      {
        onSuccess: () => {
          toast(
            platform === 'google'
              ? { title: 'Handed over', description: `${customerName} gets an email with their own words.` }
              : { title: 'Handed over', description: `${customerName} has a page for Yelp now.` },
          )
          if (platform === 'google') onClose()
        },
        onError: () =>
          toast({
            title: 'Publishing Failed',
            description: `Failed to publish to ${name} Reviews. Please check your integration settings.`,
            variant: 'destructive',
          }),
      },
    )
  const isDone = found?.review !== null && platform === 'yelp'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Publish to ${name}`}
      description={found && saysWhat(platform, customerName, found.businessName)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isFree && !isDone ? 'Cancel' : 'Close'}
          </Button>
          {isFree && !isDone && (
            <Button isPending={publish.isPending} pendingLabel="Sending..." onClick={send}>
              {platform === 'google' ? 'Send email' : 'Create the page'}
            </Button>
          )}
        </>
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
          testimonialId={id}
          customerName={customerName}
          platform={platform}
          preview={found}
          failure={publish.error}
        />
      )}
    </Dialog>
  )
}

function saysWhat(platform: LinkedPlatform, customer: string, business: string): string {
  return platform === 'google'
    ? `${customer} gets one email with their own words to copy and the link to ${business} on Google, where only they can post them.`
    : `Yelp forbids asking for reviews, so nothing is sent: ${customer} gets a page that says where ${business} is on Yelp and lets them copy their own words.`
}
