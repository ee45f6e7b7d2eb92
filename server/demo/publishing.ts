import type { ReviewLink } from '#contract/publishing/publishing.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { demoBusiness } from './business.ts'
import type { DemoOwner } from './owner.ts'

/** The shop is on two review sites, and some customers have taken their words there. */
export async function connectPlatforms(owner: DemoOwner): Promise<void> {
  const place = { businessName: demoBusiness.businessName, businessAddress: 'Strandgata 8, 5004 Bergen' }
  await owner.call('POST', '/api/platform-connections', {
    connections: [
      { ...place, platform: 'google', platformBusinessId: 'ChIJN1t_tDeuEmsRUsoyG83frY4' },
      { ...place, platform: 'yelp', platformBusinessId: 'fjord-and-kiln' },
    ],
  })
  await owner.call('PUT', '/api/business-profile/preferences', {
    primaryReviewPlatform: 'google',
    reviewPromptEnabled: true,
  })
}

export async function handOverReviews(owner: DemoOwner): Promise<void> {
  await owner.at(2)
  const approved = await owner.call<Testimonial[]>('GET', '/api/testimonials?status=approved&limit=12')
  const ids = approved.filter(({ publishable }) => publishable).map(({ id }) => id)
  const [posted, declined] = await linksFor(owner, 'google', ids.slice(0, 5))
  await linksFor(owner, 'yelp', ids.slice(5, 6))
  await owner.at(1)
  if (posted) await answerAsCustomer(owner, posted, 'posted')
  if (declined) await answerAsCustomer(owner, declined, 'declined')
}

function linksFor(owner: DemoOwner, platform: 'google' | 'yelp', testimonialIds: readonly string[]) {
  return owner.call<ReviewLink[]>('POST', '/api/review-links', { platform, testimonialIds })
}

async function answerAsCustomer(
  owner: DemoOwner,
  { token }: ReviewLink,
  answer: 'posted' | 'declined',
): Promise<void> {
  await owner.call('POST', `/api/public/hand-overs/google/${token}`, { answer })
}
