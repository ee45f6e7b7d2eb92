import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { generateApiKey } from '#contract/accounts/accounts.ts'
import { dismissOutdatedSite } from '#contract/embed/outdated-sites.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { apiKeys } from '../accounts/tables.ts'
import { sha256, randomToken } from '../kit/ids.ts'
import { makeMember, makeOwner, type Owner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp({ PUBLIC_URL: 'https://praise.example' })
const dayMs = 86_400_000

/** An owner who renewed their key; the old one is still on their sites. */
async function renewed() {
  const owner = await makeOwner(app)
  const key = (await owner.call(generateApiKey, {})).body.apiKey
  return { owner, old: owner.user.apiKey, key }
}

const start = app.clock.now
afterEach(() => {
  app.clock.now = start
})

async function show(key: string, site: string | undefined, headers: Record<string, string> = {}) {
  const { statusCode, payload } = await app.http.inject({
    url: `/api/embed/testimonials/me?apiKey=${key}`,
    headers: { ...(site && { origin: `https://${site}` }), ...headers },
  })
  return { statusCode, payload }
}

const sitesOf = async (owner: Pick<Owner, 'call'>) =>
  (await owner.call(getDashboard, {})).body.workspace?.outdatedSites

const askedFromOf = async (key: string) =>
  (
    await app.services.db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.keyHash, sha256(key)))
  )[0]?.askedFrom

test('a site that asks with a renewed key is told of on its owner’s dashboard, and nowhere else', async () => {
  const { owner, old } = await renewed()
  const neighbor = await renewed()
  const member = await makeMember(app, owner)
  expect(await sitesOf(owner)).toEqual([])
  const answer = await show(old, 'shop.example')
  expect(answer.statusCode).toBe(401)
  const unknown = await show(`pk_${randomToken(24)}`, 'shop.example')
  const same = (payload: string) => ({ ...JSON.parse(payload), requestId: '' })
  expect(same(answer.payload)).toEqual(same(unknown.payload))
  expect(await sitesOf(owner)).toEqual(['shop.example'])
  expect(await sitesOf(member)).toEqual(['shop.example'])
  expect(await sitesOf(neighbor.owner)).toEqual([])
})

test('a site is known by its origin, or else by the page that asks, and we are no site', async () => {
  const { owner, old } = await renewed()
  await show(old, undefined, { referer: 'http://blog.example:8080/post?customer=ines' })
  await show(old, undefined)
  await show(old, undefined, { origin: 'null' })
  await show(old, undefined, { origin: 'chrome-extension://abc', referer: 'javascript:alert(1)' })
  await show(old, 'praise.example')
  await show(old, `${'x'.repeat(300)}.example`)
  expect(await sitesOf(owner)).toEqual(['blog.example:8080'])
  expect(JSON.stringify(await askedFromOf(old))).not.toContain('ines')
})

test('a key that never was tells nobody and leaves nothing', async () => {
  const { owner } = await renewed()
  for (let guess = 0; guess < 20; guess++) await show(`pk_${randomToken(24)}`, 'shop.example')
  expect(await sitesOf(owner)).toEqual([])
})

test('it ends when the site asks with the new key, and for that site only', async () => {
  const { owner, old, key } = await renewed()
  await show(old, 'shop.example')
  await show(old, 'blog.example')
  expect((await show(key, 'other.example')).statusCode).toBe(200)
  expect(await sitesOf(owner)).toHaveLength(2)
  expect((await show(key, 'shop.example')).statusCode).toBe(200)
  await expect.poll(() => sitesOf(owner)).toEqual(['blog.example'])
})

test('it ends too where the answer was at hand and no route was asked', async () => {
  const { owner, old, key } = await renewed()
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const load = (origin: string) =>
    fetch(`${url}/api/embed/testimonials/me?apiKey=${key}`, { headers: { origin } })
  await show(old, 'shop.example')
  for (const site of ['other', 'another', 'shop']) {
    expect((await load(`https://${site}.example`)).status).toBe(200)
  }
  await expect.poll(() => sitesOf(owner)).toEqual([])
})

test('it ends with a click, and begins again with the next renewed key only', async () => {
  const { owner, old, key } = await renewed()
  await show(old, 'shop.example')
  const stranger = await renewed()
  await stranger.owner.call(dismissOutdatedSite, { body: { site: 'shop.example' } })
  expect(await sitesOf(owner)).toEqual(['shop.example'])
  await owner.call(dismissOutdatedSite, { body: { site: 'shop.example' } })
  expect(await sitesOf(owner)).toEqual([])
  app.clock.now = new Date(start.getTime() + 2 * dayMs)
  await show(old, 'shop.example')
  expect(await sitesOf(owner)).toEqual([])
  await owner.call(generateApiKey, {})
  await show(key, 'shop.example')
  expect(await sitesOf(owner)).toEqual(['shop.example'])
})

test('it ends when the site has not asked for a week', async () => {
  const { owner, old } = await renewed()
  await show(old, 'shop.example')
  app.clock.now = new Date(start.getTime() + 6 * dayMs)
  expect(await sitesOf(owner)).toEqual(['shop.example'])
  app.clock.now = new Date(start.getTime() + 8 * dayMs)
  expect(await sitesOf(owner)).toEqual([])
  await show(old, 'shop.example')
  expect(await sitesOf(owner)).toEqual(['shop.example'])
})

test('however often and from wherever is asked, little is written, kept and shown', async () => {
  const { owner, old } = await renewed()
  await show(old, 'shop.example')
  const first = await askedFromOf(old)
  for (const hours of [0, 0.5, 2, 23]) {
    app.clock.now = new Date(start.getTime() + hours * 3_600_000)
    await show(old, 'shop.example')
  }
  expect(await askedFromOf(old)).toEqual(first)
  app.clock.now = new Date(start.getTime() + 25 * 3_600_000)
  await show(old, 'shop.example')
  expect(await askedFromOf(old)).not.toEqual(first)
  for (let site = 0; site < 40; site++) await show(old, `site-${site}.example`)
  await show(old, '__proto__')
  expect(Object.keys((await askedFromOf(old)) ?? {})).toHaveLength(20)
  expect(await sitesOf(owner)).toHaveLength(3)
})
