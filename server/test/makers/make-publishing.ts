import { type FormSettings, saveFormSettings } from '#contract/collection/collection.ts'
import { answerHandOver, getHandOver } from '#contract/publishing/hand-over.ts'
import { connectPlatforms, publishReview } from '#contract/publishing/publishing.ts'
import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { randomToken } from '../../kit/ids.ts'
import { caller } from '../as.ts'
import { emailsTo } from '../emails.ts'
import { approved, makeBusiness, type Owner } from '../make.ts'
import type { TestApp } from '../test-app.ts'

export const placeId = 'ChIJN1t_tDeuEmsRUsoyG83frY4'

/** What the tests of publishing do with one app. */
export function publishingOn(app: TestApp) {
  const connect = (owner: Owner, platform: ReviewPlatform, platformBusinessId: string) =>
    owner.call(connectPlatforms, {
      body: {
        connections: [
          {
            platform,
            platformBusinessId,
            businessName: 'Lindqvist Bakery',
            businessAddress: '12 Harbor Street',
          },
        ],
      },
    })
  return {
    connect,
    /** On Google and Yelp. */
    connected: async (settings: Partial<FormSettings> = {}): Promise<Owner> => {
      const owner = await makeBusiness(app)
      await connect(owner, 'google', placeId)
      await connect(owner, 'yelp', 'lindqvist-bakery-oslo')
      await owner.call(saveFormSettings, {
        body: { requiresApproval: true, publicLinks: 'everyone', ...settings },
      })
      return owner
    },
    /** Approved, with the customer's word that a link may be emailed unless told otherwise. */
    shown: async (owner: Owner, overrides: Parameters<typeof approved>[2] = {}) => {
      const email = overrides.customerEmail ?? `${randomToken(8).toLowerCase()}@customers.example`
      const scopes = overrides.scopes ?? (['display', 'use_name', 'suggest_posting'] as const)
      const id = await approved(app, owner, { ...overrides, customerEmail: email, scopes: [...scopes] })
      return { id, email }
    },
    publish: (owner: Owner, testimonialId: string, platform: LinkedPlatform, headers = {}) =>
      owner.call(publishReview, { body: { testimonialId, platform } }, headers),
    /** The emails with a link for a review site. */
    handedTo: async (email: string) =>
      (await emailsTo(app, email)).filter(({ text }) => text.includes('/oauth/')),
    see: (token: string, platform: LinkedPlatform = 'google') =>
      caller(app).call(getHandOver, { params: { platform, token } }),
    say: (token: string, answer: 'posted' | 'declined' | 'stop', platform: LinkedPlatform = 'google') =>
      caller(app).call(answerHandOver, { params: { platform, token }, body: { answer } }),
  }
}

/** What the link of a hand-over carries. */
export const handOverTokenIn = (text = '') => /handover=([\w-]+)/.exec(text)?.[1] ?? ''
