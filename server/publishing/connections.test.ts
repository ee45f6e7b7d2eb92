import { expect, test } from 'vitest'
import { saveReviewPreferences } from '#contract/business/business.ts'
import { getFormSettings, getPublicForm, saveFormSettings } from '#contract/collection/collection.ts'
import {
  connectPlatforms,
  disconnectPlatform,
  listPlatformConnections,
  missingSentence,
} from '#contract/publishing/publishing.ts'
import { getReviewLink } from '#contract/publishing/review-links.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, type Owner, submitted } from '../test/make.ts'
import { placeId, publishingOn } from '../test/makers/make-publishing.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { connect, connected } = publishingOn(app)

const google = {
  platform: 'google',
  businessName: 'Lindqvist Bakery',
  businessAddress: '12 Harbor Street',
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

const everyPlatform = [
  ['google', placeId],
  ['yelp', 'lindqvist'],
  ['trustpilot', 'lindqvist.example'],
  ['facebook', 'LindqvistBakery'],
  ['g2', 'lindqvist-orders'],
] as const
const everyPreference = [null, ...everyPlatform.map(([platform]) => platform)].flatMap(
  (primaryReviewPlatform) =>
    [true, false].map((reviewPromptEnabled) => ({ primaryReviewPlatform, reviewPromptEnabled })),
)

/** The block as it is under each of the preferences. */
async function blocksOf(owner: Owner): Promise<Set<string>> {
  const blocks = new Set<string>()
  for (const body of everyPreference) {
    await owner.call(saveReviewPreferences, { body })
    blocks.add(JSON.stringify((await form(owner)).publicLinks))
  }
  return blocks
}
const platformsIn = (block: string) =>
  (JSON.parse(block) as { platform: string }[]).map((one) => one.platform)

test('the public links are the same bytes whatever is connected and preferred (ruling 2.1)', async () => {
  const owner = await makeBusiness(app)
  const connected = new Set<string>()
  // All 32 combinations, each one platform away from the one before (Gray code).
  for (let step = 0; step < 2 ** everyPlatform.length; step += 1) {
    const changed = everyPlatform[Math.log2(step & -step)]
    if (changed) {
      const [platform, id] = changed
      if (connected.delete(platform)) await owner.call(disconnectPlatform, { params: { platform } })
      else {
        connected.add(platform)
        await connect(owner, platform, id)
      }
    }
    const [block = '', ...others] = await blocksOf(owner)
    expect(others).toEqual([])
    // Those that are connected and have an address.
    expect(platformsIn(block)).toEqual(['google', 'yelp'].filter((platform) => connected.has(platform)))
  }
})

test('with the links shown to nobody there are none, whatever is connected and preferred', async () => {
  const owner = await connected()
  await owner.call(saveFormSettings, { body: { requiresApproval: true, publicLinks: 'nobody' } })
  for (const [platform, id] of everyPlatform) await connect(owner, platform, id)
  expect([...(await blocksOf(owner))]).toEqual(['[]'])
})

test('the public links are the same bytes after every rating (ruling 2.1)', async () => {
  const owner = await connected()
  const blocks = new Set<string>()
  for (const rating of [1, 2, 3, 4, 5]) {
    await submitted(app, owner.user.formId, { rating })
    blocks.add(JSON.stringify((await form(owner)).publicLinks))
  }
  expect(blocks.size).toBe(1)
})
