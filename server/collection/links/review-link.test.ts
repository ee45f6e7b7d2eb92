import { describe, expect, test } from 'vitest'
import { createSharingLink } from '#contract/collection/sharing.ts'
import { type FormSettings, getPublicForm, saveFormSettings } from '#contract/collection/collection.ts'
import { getReviewLink } from '#contract/publishing/review-links.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness, type Owner, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const anybody = caller(app)
const mine = { googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4', yelpBusinessId: 'lindqvist-bakery-oslo' }
const theirs = { googlePlaceId: 'ChIJcompetitor_place_1', yelpBusinessId: 'other-bakery-oslo' }

async function businessOn(own: Partial<FormSettings>): Promise<Owner> {
  const owner = await makeBusiness(app)
  await owner.call(saveFormSettings, { body: { requiresApproval: true, publicLinks: 'everyone', ...own } })
  return owner
}
const linkOf = (linkId: string, platform: 'google' | 'yelp') =>
  anybody.call(getReviewLink, { params: { linkId, platform } })
const ask = (path: string) => app.http.inject({ url: `/api/public/review-links/${path}` })

test('a review site is opened where the business set it up, and Yelp only where the business is (PUBF-11)', async () => {
  const owner = await businessOn(mine)
  expect((await linkOf(owner.user.formId, 'google')).body).toMatchObject({
    label: 'Google',
    url: 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
  })
  const yelp = (await linkOf(owner.user.formId, 'yelp')).body
  expect(yelp.url).toBe('https://www.yelp.com/biz/lindqvist-bakery-oslo')
  expect(yelp.url).not.toContain('writeareview')
  const { businessName } = (await anybody.call(getPublicForm, { params: { linkId: owner.user.formId } })).body
  expect(yelp.businessName).toBe(businessName)
})

test('nothing in an address leads to another place: no parameter, no other business’s id (PUBF-11)', async () => {
  const owner = await businessOn(mine)
  const other = await businessOn(theirs)
  const own = (await linkOf(owner.user.formId, 'google')).body.url
  const { id } = await submitted(app, other.user.formId)
  for (const query of [
    `place_id=${theirs.googlePlaceId}`,
    `business_id=${theirs.yelpBusinessId}`,
    `testimonial_id=${id}`,
    `formId=${other.user.formId}`,
    'url=https%3A%2F%2Fevil.example',
    'target=javascript%3Aalert(1)',
    'place_id=x%26redirect%3Dhttps%3A%2F%2Fevil.example',
  ]) {
    const answer = await ask(`${owner.user.formId}/google?${query}`)
    expect([query, answer.json<{ url: string }>().url]).toEqual([query, own])
  }
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\r\nLocation: https://evil.example',
  '\0',
  '../../admin',
  'ＥＶＩＬ.example',
  "' or 1=1 --",
  'x'.repeat(90),
])('%j is no link, and nothing redirects there', async (linkId) => {
  const answer = await ask(`${encodeURIComponent(linkId)}/google`)
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.headers.location).toBeUndefined()
  expect(answer.body).not.toMatch(/"url"/)
})

describe('one and the same 404 answers', () => {
  const missing = async (linkId: string, platform: 'google' | 'yelp' = 'google') => {
    const { statusCode, body } = await ask(`${linkId}/${platform}`)
    expect(statusCode).toBe(404)
    return (JSON.parse(body) as { code: string }).code
  }
  test('an unknown link, a platform that is not set up, and links that are shown to nobody', async () => {
    const without = await businessOn({ yelpBusinessId: mine.yelpBusinessId })
    const hidden = await businessOn({ ...mine, publicLinks: 'nobody' })
    expect([
      await missing('nobody-has-this-id'),
      await missing(without.user.formId),
      await missing(hidden.user.formId),
      await missing(hidden.user.formId, 'yelp'),
    ]).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
  })
  test('a platform that links to nothing yet is refused', async () => {
    const owner = await businessOn(mine)
    for (const platform of ['trustpilot', 'facebook', 'g2', 'evil.example'])
      expect((await ask(`${owner.user.formId}/${platform}`)).json()).not.toHaveProperty('url')
  })
})

test('every rating gets the same address, so nobody’s review is steered by it (ruling 2.1)', async () => {
  const owner = await businessOn(mine)
  const answers = new Set<string>()
  for (const rating of [1, 2, 3, 4, 5]) {
    await submitted(app, owner.user.formId, { rating })
    answers.add((await ask(`${owner.user.formId}/google?rating=${rating}`)).body)
  }
  expect(answers.size).toBe(1)
})

test('a link for one customer still leads there once it was used', async () => {
  const owner = await businessOn(mine)
  const made = await owner.call(createSharingLink, {
    body: { description: 'For Ines', customerEmail: 'ines@example.com' },
  })
  const linkId = new URL(made.body.link).pathname.split('/').at(-1) ?? ''
  const before = (await linkOf(linkId, 'google')).body
  await submitted(app, linkId)
  expect((await anybody.call(getPublicForm, { params: { linkId } })).status).toBe(410)
  expect((await linkOf(linkId, 'google')).body).toEqual(before)
})
