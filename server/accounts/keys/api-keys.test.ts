import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApiKey, listApiKeys, revokeApiKey } from '#contract/accounts/api-keys.ts'
import { exportCustomers } from '#contract/customers/customer-imports.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { exportTestimonials } from '#contract/imports/imports.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import { keyRequestsPerHour } from '#contract/limits.ts'
import { createTestimonial, deleteTestimonial, putTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { apiKeys } from '../tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { history } from '../../provenance/service.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness, makeOwner, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const limited = await testApp({ PLAUDIT_RATE_LIMITS: 'on', PLAUDIT_TRUST_PROXY: '127.0.0.1' })

const words = { customerName: 'Ines Duarte', content: 'The rye keeps for a week.', rating: 5 }

async function makeKey(owner: Owner, expiresInDays?: number, scopes?: KeyScope[]) {
  const body = { kind: 'secret', name: 'Shop', expiresInDays, scopes } as const
  return (await owner.call(createApiKey, { body })).body
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

describe('a secret key', () => {
  test('is shown once and kept as a hash', async () => {
    const owner = await makeOwner(app)
    const { key, shown, id } = await makeKey(owner)
    expect(key).toMatch(/^sk_[\w-]{32}$/)
    expect(shown).toBe(key.slice(-4))
    const listed = await owner.call(listApiKeys, {})
    expect(listed.body.map(({ kind }) => kind)).toEqual(['secret', 'publishable'])
    expect(listed.text).not.toContain(key)
    const [row] = await app.services.db.select().from(apiKeys).where(eq(apiKeys.id, id))
    expect(JSON.stringify(row)).not.toContain(key)
  })

  test('lists, creates, reads, changes and deletes testimonials of its workspace', async () => {
    const owner = await makeOwner(app)
    const { key } = await makeKey(owner)
    const program = caller(app)
    const made = await program.call(createTestimonial, { body: words }, bearer(key))
    expect(made.status).toBe(201)
    const params = { id: made.body.id }
    const changed = await program.call(putTestimonial, { params, body: { content: 'Better.' } }, bearer(key))
    expect(changed.body.content).toBe('Better.')
    expect((await program.call(getTestimonial, { params }, bearer(key))).body.version).toBe(2)
    expect((await program.call(listTestimonials, { query: {} }, bearer(key))).body).toHaveLength(1)
    expect((await program.call(deleteTestimonial, { params }, bearer(key))).status).toBe(200)
    expect((await owner.call(listTestimonials, { query: {} })).body).toEqual([])
  })

  test('does not reach a neighbor’s testimonials', async () => {
    const neighbor = await makeOwner(app)
    const theirs = (await neighbor.call(createTestimonial, { body: words })).body
    const { key } = await makeKey(await makeOwner(app))
    const params = { id: theirs.id }
    expect((await caller(app).call(getTestimonial, { params }, bearer(key))).status).toBe(404)
    expect((await caller(app).call(deleteTestimonial, { params }, bearer(key))).status).toBe(404)
  })

  test('leaves its name on what it creates, which the owner’s approval makes publishable', async () => {
    const owner = await makeBusiness(app)
    const { key, id: keyId } = await makeKey(owner)
    const made = (await caller(app).call(createTestimonial, { body: words }, bearer(key))).body
    expect(made).toMatchObject({ origin: 'api', source: 'API', status: 'pending', hasEvidence: true })
    const [row] = await app.services.db.select().from(testimonials).where(eq(testimonials.id, made.id))
    expect(row?.evidence).toBe('Sent through the API with the key “Shop”')
    const events = await history(app.services.db, row!.workspaceId, made.id)
    expect(events.map(({ type, actor }) => [type, actor])).toEqual([['created', `key:${keyId}`]])
    const decided = await owner.call(decideTestimonial, {
      params: { id: made.id },
      body: { status: 'approved' },
    })
    expect(decided.body.publishable).toBe(true)
    const embed = await caller(app).call(getEmbedTestimonials, {
      params: { userId: 'me' },
      query: { apiKey: owner.user.apiKey },
    })
    expect(embed.body.testimonials[0]?.label).toBe('Imported from API')
  })

  test('opens what it is for: without a choice testimonials, else what was chosen', async () => {
    const owner = await makeBusiness(app)
    const usual = await makeKey(owner)
    expect(usual.scopes).toEqual(['testimonials:read', 'testimonials:write'])
    const reading = await makeKey(owner, undefined, ['customers:read', 'testimonials:read', 'stats:read'])
    expect(reading.scopes).toEqual(['testimonials:read', 'stats:read', 'customers:read'])
    const exporting = await makeKey(owner, undefined, ['exports:read'])
    const opens = async ({ key }: { key: string }) => {
      const program = caller(app)
      const answers = [
        await program.call(listTestimonials, { query: {} }, bearer(key)),
        await program.call(createTestimonial, { body: words }, bearer(key)),
        await program.call(getTestimonialStats, {}, bearer(key)),
        await program.call(listCustomers, { query: {} }, bearer(key)),
        await program.call(exportTestimonials, { query: { format: 'csv' } }, bearer(key)),
        await program.call(exportCustomers, { query: { format: 'json' } }, bearer(key)),
      ]
      return answers.map(({ status }) => status)
    }
    expect(await opens(usual)).toEqual([200, 201, 403, 403, 403, 403])
    expect(await opens(reading)).toEqual([200, 403, 200, 200, 403, 403])
    expect(await opens(exporting)).toEqual([403, 403, 403, 403, 200, 200])
    const { problem } = await caller(app).call(getTestimonialStats, {}, bearer(usual.key))
    expect(problem).toMatchObject({
      code: 'not-allowed',
      message:
        "This key can't be used here, because it doesn't have the scope stats:read. Create one that does in Settings, Security.",
    })
    const body = { kind: 'secret' as const, name: 'Shop', scopes: [] }
    const empty = await owner.call(createApiKey, { body })
    expect([empty.status, empty.problem.fields]).toEqual([400, { scopes: 'Choose at least one' }])
  })

  test('that was made before there were scopes still reads and writes testimonials', async () => {
    const owner = await makeOwner(app)
    const { key, id } = await makeKey(owner, undefined, ['stats:read'])
    // What the migration gives to every row that is there.
    await app.services.db
      .update(apiKeys)
      .set({ scopes: sql`default` })
      .where(eq(apiKeys.id, id))
    expect((await caller(app).call(listTestimonials, { query: {} }, bearer(key))).status).toBe(200)
    expect((await caller(app).call(createTestimonial, { body: words }, bearer(key))).status).toBe(201)
    expect((await caller(app).call(getTestimonialStats, {}, bearer(key))).status).toBe(403)
  })

  test('with the same Idempotency-Key creates one testimonial', async () => {
    const { key } = await makeKey(await makeOwner(app))
    const headers = { ...bearer(key), 'idempotency-key': 'order-1' }
    const first = await caller(app).call(createTestimonial, { body: words }, headers)
    const second = await caller(app).call(createTestimonial, { body: words }, headers)
    expect(second.body.id).toBe(first.body.id)
  })

  test('is refused when wrong, revoked, expired, publishable or without its prefix', async () => {
    const owner = await makeOwner(app)
    const good = await makeKey(owner)
    const revoked = await makeKey(owner)
    await owner.call(revokeApiKey, { params: { id: revoked.id } })
    const expiring = await makeKey(owner, 1)
    const list = async (authorization: string) =>
      caller(app).call(listTestimonials, { query: {} }, { authorization })
    expect((await list(`Bearer ${good.key}`)).status).toBe(200)
    expect((await list(`bearer ${expiring.key}`)).status).toBe(200)
    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + 25 * 3_600_000)
    const wrong = [
      `Bearer ${revoked.key}`,
      `Bearer ${expiring.key}`,
      good.key,
      `Token ${good.key}`,
      `Bearer ${owner.user.apiKey}`,
      `Bearer sk_${'x'.repeat(32)}`,
      'Bearer',
      '',
    ]
    for (const authorization of wrong) {
      const answer = await list(authorization)
      expect([authorization, answer.status]).toEqual([authorization, 401])
      expect(answer.problem.message).toContain('401 Unauthorized')
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    }
    app.clock.now = start
  })

  test('that is wrong is not made good by a session, and a proxy’s own password does not end one', async () => {
    const owner = await makeOwner(app)
    const wrong = await owner.call(listTestimonials, { query: {} }, { authorization: 'Bearer sk_wrong' })
    expect(wrong.status).toBe(401)
    const basic = await owner.call(listTestimonials, { query: {} }, { authorization: 'Basic b3A6cHc=' })
    expect(basic.status).toBe(200)
  })

  test('in an address opens nothing', async () => {
    const { key } = await makeKey(await makeOwner(app))
    for (const url of [
      `/api/testimonials?apiKey=${key}`,
      `/api/testimonials?api_key=${key}&key=${key}`,
      `/api/embed/testimonials/me?apiKey=${key}`,
    ]) {
      expect((await app.http.inject(url)).statusCode).toBe(401)
    }
  })

  test('cannot make, see or revoke keys', async () => {
    const owner = await makeOwner(app)
    const { key, id } = await makeKey(owner)
    const program = caller(app)
    const body = { kind: 'secret', name: 'Another' } as const
    const answers = [
      await program.call(createApiKey, { body }, bearer(key)),
      await program.call(listApiKeys, {}, bearer(key)),
      await program.call(revokeApiKey, { params: { id } }, bearer(key)),
    ]
    for (const { status, problem } of answers)
      expect([status, problem.message]).toEqual([
        403,
        "This call doesn't take a key. Calls that do are listed in the API Reference at /documentation/api.",
      ])
    const withSession = await owner.call(listApiKeys, {}, bearer(key))
    expect(withSession.status).toBe(200)
  })

  test('of a neighbor is not revoked, nor is the publishable key', async () => {
    const owner = await makeOwner(app)
    const theirs = await makeKey(await makeOwner(app))
    expect((await owner.call(revokeApiKey, { params: { id: theirs.id } })).status).toBe(404)
    const [publishable] = (await owner.call(listApiKeys, {})).body
    expect((await owner.call(revokeApiKey, { params: { id: publishable!.id } })).status).toBe(404)
  })
})

describe('the addresses that a secret key can be used from', () => {
  /** What a call with a key that is limited to `allowedAddresses` answers to each address. */
  async function statusesFrom(allowedAddresses: string[], callers: string[]) {
    const owner = await makeOwner(app)
    const body = { kind: 'secret' as const, name: 'Shop', allowedAddresses }
    const { key } = (await owner.call(createApiKey, { body })).body
    const answers = callers.map((remoteAddress) =>
      app.http.inject({ url: '/api/v1/testimonials', headers: bearer(key), remoteAddress }),
    )
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
  }

  test('are single ones and ranges of IPv4 and IPv6, in every notation, and all where none is named', async () => {
    const callers = ['203.0.113.7', '::ffff:203.0.113.7', '203.0.114.7', '2001:db8:5::1', '2001:db9::1']
    const anywhere = [200, 200, 200, 200, 200]
    expect(await statusesFrom([], callers)).toEqual(anywhere)
    expect(await statusesFrom(['0.0.0.0/0', '::/0'], callers)).toEqual(anywhere)
    expect(await statusesFrom(['203.0.113.7'], callers)).toEqual([200, 200, 403, 403, 403])
    expect(await statusesFrom(['::FFFF:203.0.113.7'], callers)).toEqual([200, 200, 403, 403, 403])
    expect(await statusesFrom(['203.0.113.0/24'], callers)).toEqual([200, 200, 403, 403, 403])
    expect(await statusesFrom(['::ffff:203.0.113.0/120'], callers)).toEqual([200, 200, 403, 403, 403])
    expect(await statusesFrom(['2001:DB8::/32', '203.0.114.7'], callers)).toEqual([403, 403, 200, 200, 403])
  })

  test('are in the list of keys, and one that is none is refused by name', async () => {
    const owner = await makeOwner(app)
    const create = (allowedAddresses: string[]) =>
      owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop', allowedAddresses } })
    const made = (await create([' 2001:DB8::1 ', '203.0.113.0/24', '2001:db8::1', ''])).body
    expect(made.allowedAddresses).toEqual(['2001:db8::1', '203.0.113.0/24'])
    const listed = (await owner.call(listApiKeys, {})).body
    expect(listed.map(({ allowedAddresses }) => allowedAddresses)).toEqual([made.allowedAddresses, []])
    for (const odd of [
      '203.0.113',
      '203.0.113.0/33',
      '::1/129',
      'shop.example',
      'fe80::1%eth0',
      '::1/',
      '\0',
    ]) {
      const { status, problem } = await create(['203.0.113.7', odd])
      const sentence = `“${odd}” isn't an IP address or range. Enter one such as 203.0.113.7 or 203.0.113.0/24`
      expect([status, problem.fields]).toEqual([400, { allowedAddresses: sentence }])
    }
    const addresses = (count: number) => Array.from({ length: count }, (_, at) => `203.0.113.${at}`)
    expect((await create(addresses(20))).status).toBe(201)
    expect((await create(addresses(21))).problem.message).toBe('Enter at most 20 addresses')
  })

  test('are those that a trusted proxy names, and calls from elsewhere take nothing of the workspace’s limit', async () => {
    const owner = await makeOwner(limited)
    const body = { kind: 'secret' as const, name: 'Shop', allowedAddresses: ['203.0.113.7'] }
    const { key } = (await owner.call(createApiKey, { body })).body
    const from = (address: string) =>
      caller(limited).call(
        listTestimonials,
        { query: {} },
        { ...bearer(key), 'x-forwarded-for': `203.0.113.7, ${address}` },
      )
    const refused = await from('198.51.100.9')
    expect([refused.status, refused.problem]).toMatchObject([
      403,
      {
        code: 'not-allowed',
        message:
          "This key can't be used from 198.51.100.9. Call from an address that it allows, or create a key that allows this one in Settings, Security.",
      },
    ])
    expect(refused.headers['ratelimit-policy']).toContain('"auth"')
    expect((await owner.call(listApiKeys, {})).body[0]?.lastUsedAt).toBeNull()
    const unknown = await from('unknown')
    expect([unknown.status, unknown.problem.message]).toEqual([
      403,
      expect.stringContaining('an unknown address'),
    ])
    const allowed = await from('203.0.113.7')
    expect([allowed.status, allowed.headers['ratelimit-remaining']]).toEqual([200, '999'])
    expect((await owner.call(listApiKeys, {})).body[0]?.lastUsedAt).not.toBeNull()
  })
})

test('the list of keys comes in pages where a limit is asked for, and whole without one', async () => {
  const owner = await makeOwner(app)
  const made = [await makeKey(owner), await makeKey(owner)].map(({ id }) => id)
  const whole = await owner.call(listApiKeys, {})
  expect([whole.body.length, whole.headers['link'], whole.headers['x-total-count']]).toEqual([
    3,
    undefined,
    '3',
  ])
  const first = await owner.call(listApiKeys, { query: { limit: 2 } })
  expect(first.body.map(({ id }) => id)).toEqual(made.toReversed())
  expect(first.headers).toMatchObject({ 'x-total-count': '3' })
  const [, next = ''] = /^<(\/api\/api-keys\?[^>]+)>; rel="next"$/.exec(first.headers['link'] ?? '') ?? []
  const query = Object.fromEntries(new URL(next, 'http://x').searchParams)
  const second = await owner.call(listApiKeys, { query })
  expect([second.body.map(({ kind }) => kind), second.headers['link']]).toEqual([['publishable'], undefined])
  await owner.call(revokeApiKey, { params: { id: made[0]! } })
  const later = await owner.call(listApiKeys, { query })
  expect(later.body.map(({ kind }) => kind)).toEqual(['publishable'])
})

describe('the limits of the API', () => {
  test('are 1,000 an hour on free and 10,000 on paid plans, counted for all keys together (CONST-05)', async () => {
    expect(keyRequestsPerHour).toEqual({ free: 1_000, paid: 10_000 })
    const owner = await makeOwner(limited)
    const [one, two] = [await makeKey(owner), await makeKey(owner)]
    const list = (key: string) => caller(limited).call(listTestimonials, { query: {} }, bearer(key))
    expect((await list(one.key)).headers).toMatchObject({
      'ratelimit-limit': '1000',
      'ratelimit-remaining': '999',
      'ratelimit-reset': '3600',
    })
    expect((await list(two.key)).headers['ratelimit-remaining']).toBe('998')
    await limited.services.db.update(workspaces).set({ subscriptionStatus: 'active' })
    expect((await list(one.key)).headers).toMatchObject({
      'ratelimit-limit': '10000',
      'ratelimit-remaining': '9999',
    })
  })

  test('refuse the 1,001st request and say when to come back', async () => {
    const owner = await makeOwner(limited)
    await limited.services.db.update(workspaces).set({ subscriptionStatus: 'trial' })
    const { key } = await makeKey(owner)
    await caller(limited).call(listTestimonials, { query: {} }, bearer(key))
    await limited.services.database.pool.query(
      `update rate_limits set points = 1000 where key like 'key-free:%'`,
    )
    const refused = await caller(limited).call(listTestimonials, { query: {} }, bearer(key))
    expect(refused.status).toBe(429)
    expect(refused.headers).toMatchObject({
      'ratelimit-limit': '1000',
      'ratelimit-remaining': '0',
      'ratelimit-policy': '"key-free";q=1000;w=3600',
      ratelimit: expect.stringMatching(/^"key-free";r=0;t=3[56]\d\d$/),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  })

  test('count wrong keys against the address that tries them', async () => {
    const attempt = () =>
      caller(limited).call(listTestimonials, { query: {} }, bearer(`sk_${'x'.repeat(32)}`))
    const statuses: number[] = []
    for (let tries = 0; tries < 40; tries++) statuses.push((await attempt()).status)
    expect(statuses).toContain(401)
    expect(statuses.at(-1)).toBe(429)
  })
})
