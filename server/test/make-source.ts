import { authorizeReviewSource, chooseReviewPlace, finishReviewSource } from '#contract/review-sources.ts'
import type { TestApp } from './test-app.ts'
import { googlePlace, type StandInReview } from './google-stand-in.ts'
import { makeBusiness, type Owner } from './make.ts'

/** As if the owner had agreed at Google: what its page sends the browser back with. */
export async function agreed(owner: Owner, platform: 'google' | 'facebook' = 'google'): Promise<string> {
  const { url } = (await owner.call(authorizeReviewSource, { params: { platform } })).body
  const state = new URL(url).searchParams.get('state') ?? ''
  const query = { code: 'the-code', state }
  const { headers } = await owner.call(finishReviewSource, { params: { platform }, query })
  return String(headers['location'])
}

/** A business whose Google reviews have come home. */
export async function makeConnected(app: TestApp): Promise<Owner> {
  const owner = await makeBusiness(app)
  await agreed(owner)
  await owner.call(chooseReviewPlace, { params: { platform: 'google' }, body: { placeId: googlePlace } })
  await app.drain()
  return owner
}

/** Reviews at the platform, the oldest first, an hour apart. */
export function someReviews(count: number, own: Partial<StandInReview> = {}): StandInReview[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000)
    return {
      id: `review-${index}`,
      name: `Customer ${index}`,
      rating: 5 - (index % 2),
      text: `The rye of batch ${index} keeps for a week.`,
      at,
      updatedAt: at,
      ...own,
    }
  })
}
