import { afterAll, beforeEach, expect, test } from 'vitest'
import { getKnownIdentifiers } from '#contract/publishing/known-identifiers.ts'
import * as contract from '#contract/review-sources/review-sources.ts'
import type { SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import { googlePlaceId, googleStandIn, settingsFor } from '../test/stand-ins/google-stand-in.ts'
import { agreed, makeConnected } from '../test/makers/make-source.ts'
import { makeBusiness, type Owner } from '../test/make.ts'
import * as stand from '../test/stand-ins/other-platforms.ts'
import { testApp } from '../test/test-app.ts'

const [google, trustpilot, yelp, facebook] = [
  await googleStandIn(),
  await stand.trustpilotStandIn(),
  await stand.yelpStandIn(),
  await stand.facebookStandIn(),
]
const all = [google, trustpilot, yelp, facebook]
afterAll(() => all.forEach((one) => one.close()))
const app = await testApp({
  ...settingsFor(google),
  TRUSTPILOT_URL: trustpilot.url,
  YELP_URL: yelp.url,
  FACEBOOK_PAGES_URL: facebook.url,
  FACEBOOK_PAGES_CLIENT_ID: stand.facebookApp.id,
  FACEBOOK_PAGES_CLIENT_SECRET: stand.facebookApp.secret,
})
const nothing = { isKnown: null, places: [] }

beforeEach(() => {
  for (const one of all) Object.assign(one, { faults: [] })
  app.clock.now = new Date()
})

const ask = async (owner: Owner, platform: SourcePlatform, identifier?: string) => {
  const query = identifier === undefined ? {} : { identifier }
  const { status, body } = await owner.call(getKnownIdentifiers, { params: { platform }, query })
  expect(status).toBe(200)
  return body
}

async function keyed(platform: 'trustpilot' | 'yelp', body: { apiKey: string; place: string }) {
  const owner = await makeBusiness(app)
  await owner.call(contract.connectReviewSource, { params: { platform }, body })
  return owner
}

test('a platform that is not connected is asked nothing', async () => {
  const owner = await makeBusiness(app)
  const before = google.calls.length
  expect(await ask(owner, 'google', 'ChIJN1t_tDeuEmsRUsoyG83frY4')).toEqual(nothing)
  expect(google.calls).toHaveLength(before)
})

test('a connected Google tells the Place IDs of its locations, and which one is none of them', async () => {
  const owner = await makeConnected(app)
  expect(await ask(owner, 'google')).toEqual({
    isKnown: null,
    // The other location has no Place ID yet.
    places: [
      {
        identifier: googlePlaceId,
        name: 'Lindqvist Bakery, Harbor',
        address: '4 Harbor Street, Duluth',
      },
    ],
  })
  const link = `https://search.google.com/local/writereview?placeid=${googlePlaceId}`
  expect((await ask(owner, 'google', googlePlaceId)).isKnown).toBe(true)
  expect((await ask(owner, 'google', link)).isKnown).toBe(true)
  expect((await ask(owner, 'google', 'ChIJN1t_tDeuEmsRUsoyG83frY4')).isKnown).toBe(false)
  // What is no Place ID at all is said where it is typed; nobody asks Google for it.
  expect((await ask(owner, 'google', 'nope')).isKnown).toBeNull()
})

test('Trustpilot and Yelp are asked for any business by its identifier', async () => {
  const { apiKey } = stand.trustpilotKey
  const onTrustpilot = await keyed('trustpilot', { apiKey, place: 'lindqvist.example' })
  expect(await ask(onTrustpilot, 'trustpilot', 'lindqvist.example')).toEqual({
    isKnown: true,
    places: [{ identifier: stand.trustpilotUnit, name: 'Lindqvist Bakery', address: 'lindqvist.example' }],
  })
  expect((await ask(onTrustpilot, 'trustpilot', 'nobody.example')).isKnown).toBe(false)
  const onYelp = await keyed('yelp', { apiKey: stand.yelpKey, place: 'lindqvist-bakery-duluth' })
  expect((await ask(onYelp, 'yelp')).places).toMatchObject([{ identifier: 'lindqvist-bakery-duluth' }])
  expect((await ask(onYelp, 'yelp', 'lindqvist-bakery-duluth')).isKnown).toBe(true)
  expect((await ask(onYelp, 'yelp', 'another-bakery')).isKnown).toBe(false)
})

test('a connected Facebook tells the pages of its account', async () => {
  const owner = await makeBusiness(app)
  await agreed(owner, 'facebook')
  expect((await ask(owner, 'facebook', stand.facebookPage)).isKnown).toBe(true)
  expect((await ask(owner, 'facebook', 'CornerBakery')).isKnown).toBe(false)
})

test('a platform that does not answer, limits or refuses says nothing, and keeps nobody from going on', async () => {
  const owner = await makeConnected(app)
  for (const fault of [{ status: 503 }, { status: 429 }, { status: 403 }, 'half'] as const) {
    google.faults = [fault]
    expect(await ask(owner, 'google', googlePlaceId)).toEqual(nothing)
  }
  google.revoke()
  expect(await ask(owner, 'google', googlePlaceId)).toEqual(nothing)
})
