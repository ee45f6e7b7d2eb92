import type { ReviewLink } from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { Button } from '../../ui/button/button.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { useCreateReviewLinks } from '../queries.ts'

const mostAtOnce = 100

/** Makes the links for the chosen testimonials, as many as can be made at once. */
export function GenerateLinks({
  platform,
  chosen,
  onMade,
}: {
  platform: LinkedPlatform
  chosen: ReadonlySet<string>
  onMade: (links: readonly ReviewLink[], wanted: number) => void
}) {
  const create = useCreateReviewLinks()
  function make() {
    const testimonialIds = [...chosen].slice(0, mostAtOnce)
    create.mutate(
      { platform, testimonialIds },
      {
        onSuccess: (links) => onMade(links, testimonialIds.length),
        onError: showRefusal("The links couldn't be created"),
      },
    )
  }
  return (
    <Button
      className="ml-auto max-sm:w-full"
      disabled={chosen.size === 0}
      isPending={create.isPending}
      pendingLabel="Creating..."
      onClick={make}
    >
      {linksLabel(chosen.size)}
    </Button>
  )
}

function linksLabel(count: number): string {
  if (count === 0) return 'Generate Review Links'
  return count === 1 ? 'Generate 1 link' : `Generate ${Math.min(count, mostAtOnce)} links`
}
