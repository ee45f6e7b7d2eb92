import { expect, test } from 'vitest'
import { saveReviewPreferences } from '#contract/business.ts'
import { getFormSettings, getPublicForm, saveFormSettings } from '#contract/collection.ts'
import {
  connectPlatforms,
  disconnectPlatform,
  listPlatformConnections,
  missingSentence,
} from '#contract/publishing.ts'
import { getReviewLink } from '#contract/review-links.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, type Owner, submitted } from '../test/make.ts'
import { placeId, publishingOn } from '../test/make-publishing.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { connect, connected } = publishingOn(app)

const google = {
  platform: 'google',
  businessName: 'Lindqvist Bakery',
  businessAddress: '12 Harbour Street',
} as const
const all = async (owner: Owner) => (await owner.call(listPlatformConnections, {})).body
const form = async (owner: Owner) =>
  (await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })).body

test('platforms are connected with the documented fields, several at once (API-39, API-40, DATA-07)', async () => {
  const owner = await makeBusiness(app)
  expect(await all(owner)).toEqual([])
  const { body } = await owner.call(connectPlatforms, {
    body: {
      connections: [
        { ...google, platformBusinessId: placeId },
        {
          ...google,
          platform: 'g2',
          platformBusinessId: 'https://www.g2.com/products/lindqvist-orders/reviews',
        },
      ],
    },
  })
  expect(body).toEqual([
    expect.objectContaining({
      ...google,
      id: 'g2',
      platform: 'g2',
      platformBusinessId: 'lindqvist-orders',
      url: null,
    }),
    expect.objectContaining({
      ...google,
      id: 'google',
      platformBusinessId: placeId,
      url: `https://search.google.com/local/writereview?placeid=${placeId}`,
    }),
  ])
  expect(await all(owner)).toEqual(body)
})

test.each([
  [{ platformBusinessId: ' ' }, 'platformBusinessId'],
  [{ businessName: '' }, 'businessName'],
  [{ businessAddress: ' ' }, 'businessAddress'],
])('all four values are required: %o (RULE-27)', async (missing, field) => {
  const owner = await makeBusiness(app)
  const body = { connections: [{ ...google, platformBusinessId: placeId, ...missing }] }
  const { status, problem } = await owner.call(connectPlatforms, { body })
  expect(status).toBe(400)
  expect(problem.fields).toEqual({ [`connections.0.${field}`]: missingSentence })
  expect(await all(owner)).toEqual([])
})

test('what is no identifier is refused, also as a link to somewhere else', async () => {
  const owner = await makeBusiness(app)
  for (const platformBusinessId of [
    'x',
    'https://evil.example/?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
    '../../evil',
    'x'.repeat(5000),
  ]) {
    const body = { connections: [{ ...google, platformBusinessId }] }
    expect((await owner.call(connectPlatforms, { body })).status).toBe(400)
  }
})

test('the links of the form and the connections are one thing', async () => {
  const owner = await makeBusiness(app)
  const settings = { requiresApproval: true, publicLinks: 'everyone' } as const
  await owner.call(saveFormSettings, { body: { ...settings, googlePlaceId: placeId } })
  expect(await all(owner)).toMatchObject([{ platform: 'google', platformBusinessId: placeId }])
  await connect(owner, 'yelp', 'https://www.yelp.com/biz/caf%C3%A9-lindqvist')
  expect((await owner.call(getFormSettings, {})).body).toMatchObject({
    googlePlaceId: placeId,
    yelpBusinessId: 'café-lindqvist',
  })
  // Settings that do not speak of them leave them alone.
  await owner.call(saveFormSettings, { body: settings })
  expect((await form(owner)).publicLinks.map(({ url }) => url)).toEqual([
    `https://search.google.com/local/writereview?placeid=${placeId}`,
    'https://www.yelp.com/biz/caf%C3%A9-lindqvist',
  ])
})

test('disconnecting takes the links away at once, and a business is only its own', async () => {
  const [owner, other] = [await connected(), await connected()]
  await owner.call(disconnectPlatform, { params: { platform: 'google' } })
  expect((await all(owner)).map(({ platform }) => platform)).toEqual(['yelp'])
  expect((await all(other)).map(({ platform }) => platform)).toEqual(['google', 'yelp'])
  const linkOf = ({ user }: Owner) =>
    caller(app).call(getReviewLink, { params: { linkId: user.formId, platform: 'google' } })
  expect([(await linkOf(owner)).status, (await linkOf(other)).status]).toEqual([404, 200])
})

test('the public links are the same bytes at every rating, whatever is connected and preferred (ruling 2.1)', async () => {
  const seen = []
  for (const platforms of [[], ['google'], ['yelp'], ['google', 'yelp']] as const) {
    for (const publicLinks of ['everyone', 'nobody'] as const) {
      const owner = await makeBusiness(app)
      await owner.call(saveFormSettings, { body: { requiresApproval: true, publicLinks } })
      for (const one of platforms) await connect(owner, one, one === 'google' ? placeId : 'lindqvist')
      const blocks = new Set<string>()
      for (const primaryReviewPlatform of [null, 'google', 'yelp', 'g2'] as const) {
        for (const reviewPromptEnabled of [true, false]) {
          await owner.call(saveReviewPreferences, { body: { primaryReviewPlatform, reviewPromptEnabled } })
          blocks.add(JSON.stringify((await form(owner)).publicLinks))
        }
      }
      for (const rating of [1, 2, 3, 4, 5]) {
        await submitted(app, owner.user.formId, { rating })
        blocks.add(JSON.stringify((await form(owner)).publicLinks))
      }
      expect(blocks.size).toBe(1)
      seen.push(...blocks)
    }
  }
  // With links off there are none; otherwise those that are connected.
  expect(seen.map((block) => (JSON.parse(block) as unknown[]).length)).toEqual([0, 0, 1, 0, 1, 0, 2, 0])
})
