import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { toast } from '../../ui/message/toast.ts'
import { usePublish } from '../queries.ts'

/** Hands one testimonial to its customer. For Yelp the dialog stays, to show the page that was made. */
export function useHandOver(
  { id, customerName }: Testimonial,
  platform: LinkedPlatform,
  onClose: () => void,
) {
  const publish = usePublish()
  const send = () =>
    publish.mutate(
      { testimonialId: id, platform },
      {
        onSuccess: () => {
          toast(
            platform === 'google'
              ? { title: 'Handed over', description: `${customerName} gets an email with their own words.` }
              : { title: 'Handed over', description: `${customerName}’s page for Yelp is ready.` },
          )
          if (platform === 'google') onClose()
        },
        onError: () =>
          toast({
            title: 'Publishing Failed',
            description: `Failed to publish to ${platformNames[platform]} Reviews. Please check your integration settings.`,
            variant: 'destructive',
          }),
      },
    )
  return { send, isPending: publish.isPending, failure: publish.error }
}
