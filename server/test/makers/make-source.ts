import {
  authorizeReviewSource,
  chooseReviewPlace,
  finishReviewSource,
} from '#contract/review-sources/review-sources.ts'
import type { TestApp } from '../test-app.ts'
import { googlePlace } from '../stand-ins/google-stand-in.ts'
import { makeBusiness, type Owner } from '../make.ts'

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
