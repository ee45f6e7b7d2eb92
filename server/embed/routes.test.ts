import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { generateApiKey } from '#contract/accounts/accounts.ts'
import { type EmbedAnswer, getSampleEmbed } from '#contract/embed/embed.ts'
import {
  changeMyTestimonial,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { removeFromTeam } from '#contract/team/team.ts'
import { createTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { caller } from '../test/as.ts'
import {
  approved,
  askedToConfirm,
  makeMember,
  makeOwner,
  type Owner,
  submitted,
  tokenOf,
} from '../test/make.ts'
import { otherProcess } from '../test/processes/other-process.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

function get(url: string, headers: Record<string, string> = {}) {
  return app.http.inject({ url, headers })
}

const address = (owner: Owner, userId = 'me') =>
  `/api/embed/testimonials/${userId}?apiKey=${owner.user.apiKey}`

test('an approved testimonial is in the embed call, under "me" and under the user’s id', async () => {
  const owner = await makeOwner(app)
  await approved(app, owner, { content: 'Worth the walk.' })
  for (const userId of ['me', owner.user.id]) {
    const answer = await get(address(owner, userId))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ success: true, testimonials: [{ content: 'Worth the walk.' }] })
  }
})

test('samples go to their owner alone, each labeled, and no website gets them', async () => {
  const owner = await makeOwner(app)
  const { body } = await owner.call(getSampleEmbed, { query: { apiKey: owner.user.apiKey } })
  expect(body.testimonials.length).toBeGreaterThan(2)
  expect(new Set(body.testimonials.map(({ label }) => label))).toEqual(new Set(['Sample']))
  expect((await get(address(owner, 'samples'))).statusCode).toBe(401)
  expect((await get(address(owner))).json<EmbedAnswer>().testimonials).toEqual([])
})

test('words that only the owner vouches for say so, whoever wrote them first, until their customer confirms them', async () => {
  const owner = await makeOwner(app)
  const prove = (id: string) =>
    owner.call(addEvidence, {
      params: { id },
      body: { words: 'The delivery was quick and the staff friendly', saidOn: '2026-03-02' },
    })
  const confirm = async (id: string) => {
    const token = await askedToConfirm(app, owner, id, 'tomas@example.com')
    const { version } = (await caller(app).call(getMyTestimonial, { params: { token } })).body
    await caller(app).call(changeMyTestimonial, { params: { token }, body: { confirm: true, version } })
  }
  const typed = async (content: string) => {
    const { body } = await owner.call(createTestimonial, { body: { customerName: 'Tomás Reyes', content } })
    await owner.call(decideTestimonial, { params: { id: body.id }, body: { status: 'approved' } })
    return body.id
  }
  await prove(await approved(app, owner, { content: 'untouched' }))
  const altered = await approved(app, owner, { content: 'Nice.' })
  await owner.call(editTestimonial, { params: { id: altered }, body: { content: 'altered' } })
  await prove(altered)
  await prove(await typed('Quick delivery and friendly staff.'))
  await prove(await typed('proven by something else'))
  await confirm(await typed('confirmed'))
  const late = await typed('confirmed later')
  await prove(late)
  await confirm(late)
  const { testimonials } = (await get(address(owner))).json<EmbedAnswer>()
  expect(Object.fromEntries(testimonials.map(({ content, label }) => [content, label]))).toEqual({
    untouched: null,
    'Nice.': null,
    'Quick delivery and friendly staff.': 'Written by the business from what the customer said',
    confirmed: "Confirmed by email, sent at the business's request",
    'confirmed later': "Confirmed by email, sent at the business's request",
  })
})

test('no key, a wrong one, a renewed one, a secret one and another user’s id are refused alike', async () => {
  const owner = await makeOwner(app)
  const neighbor = await makeOwner(app)
  const old = address(owner)
  await owner.call(generateApiKey, {})
  const secret = await get(`/api/embed/testimonials/me?apiKey=sk_${'a'.repeat(32)}`)
  const others = [
    '/api/embed/testimonials/me',
    '/api/embed/testimonials/me?apiKey=',
    `/api/embed/testimonials/me?apiKey=pk_${'a'.repeat(32)}`,
    `${address(neighbor)}&apiKey=${neighbor.user.apiKey}`,
    old,
    address(neighbor, owner.user.id),
    address(neighbor, 'no-such-user'),
  ]
  const bodies = new Set<string>()
  for (const url of others) {
    const answer = await get(url)
    const open = answer.headers['access-control-allow-origin']
    expect({ url, status: answer.statusCode, open }).toEqual({ url, status: 401, open: '*' })
    bodies.add(answer.json<{ message: string }>().message)
  }
  expect(bodies.size).toBe(1)
  const unreadable = await get('/api/embed/testimonials/me?apiKey=%00%ff%E0%A4%A')
  expect([unreadable.statusCode, unreadable.headers['access-control-allow-origin']]).toEqual([400, '*'])
  expect(secret.statusCode).toBe(401)
  expect(secret.json<{ message: string }>().message).toContain('secret key')
})

test('any website may read the answer, without credentials, and keep it less than a minute', async () => {
  const owner = await makeOwner(app)
  const { headers } = await get(address(owner), { origin: 'https://shop.example', cookie: 'a=b' })
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=50, must-revalidate',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  expect(headers['access-control-allow-credentials']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
})

test('a withdrawal on one node leaves every website within 60 seconds, whichever node it asks', async () => {
  const other = await otherProcess(app)
  const owner = await makeOwner(app)
  const { id, manageUrl } = await submitted(app, owner.user.formId)
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  const shown = async () => {
    const answers = [await get(address(owner)), await other.http.inject({ url: address(owner) })]
    return answers.map((answer) => answer.json<EmbedAnswer>().testimonials.length)
  }
  await expect.poll(shown).toEqual([1, 1])
  const { verifyUrl } = (await owner.call(getTestimonial, { params: { id } })).body
  const verified = () =>
    Promise.all(
      [app, other].map(
        async ({ http }) => (await http.inject({ url: `/api/public${verifyUrl}` })).statusCode,
      ),
    )
  expect(await verified()).toEqual([200, 200])

  await caller(app).call(withdrawMyTestimonial, { params: { token: tokenOf(manageUrl) } })
  await expect.poll(shown, { timeout: 9_000 }).toEqual([0, 0])
  expect(await verified()).toEqual([404, 404])
  // A browser that asked a moment before keeps its answer for so long, and then has to ask again.
  expect((await get(address(owner))).headers['cache-control']).toBe('public, max-age=50, must-revalidate')
})

test('a renewed key and a change of the team are heard by the other process too', async () => {
  const other = await otherProcess(app)
  const owner = await makeOwner(app)
  const status = async (userId: string) =>
    (await other.http.inject({ url: address(owner, userId) })).statusCode
  // Once before, so that it has the answer at hand; while its connection is alive it asks nothing about it.
  await expect.poll(() => status('me')).toBe(200)
  const member = await makeMember(app, owner)
  await expect.poll(() => status(member.user.id)).toBe(200)
  await owner.call(removeFromTeam, { params: { id: member.user.id } })
  await expect.poll(() => status(member.user.id)).toBe(401)
  expect(await status('me')).toBe(200)
  await owner.call(generateApiKey, {})
  await expect.poll(() => status('me')).toBe(401)
})

test('the same bytes come plain, gzipped and in brotli, and not again while they are unchanged', async () => {
  const owner = await makeOwner(app)
  await approved(app, owner, { content: 'อร่อยมาก — ça c’est du pain 🥖' })
  const plain = await get(address(owner))
  const gzip = await get(address(owner), { 'accept-encoding': 'gzip' })
  const br = await get(address(owner), { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br'])
  expect(plain.payload).toContain('อร่อยมาก — ça c’est du pain 🥖')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload)

  const etag = String(gzip.headers['etag'])
  expect(etag).toMatch(/^"[^"]+"$/)
  const again = await get(address(owner), { 'accept-encoding': 'gzip', 'if-none-match': etag })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  await approved(app, owner, { content: 'One more.' })
  await expect
    .poll(async () => {
      const changed = await get(address(owner), { 'accept-encoding': 'gzip', 'if-none-match': etag })
      return changed.statusCode
    })
    .toBe(200)
})

test('the script may run on any website and weighs under 6 KB with six testimonials', async () => {
  const owner = await makeOwner(app)
  for (let index = 0; index < 6; index++) {
    await approved(app, owner, {
      content: `We came for the bread and stayed for the people behind the counter; visit number ${index} was as good as the first.`,
      customerName: `Customer ${index}`,
    })
  }
  const script = await get(`/embed.js?key=${owner.user.apiKey}`, { 'accept-encoding': 'gzip' })
  expect(script.statusCode).toBe(200)
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'content-encoding': 'gzip',
  })
  expect(script.rawPayload.length).toBeLessThanOrEqual(6_000)
  // Older snippets name the key beside the address; their script asks for the testimonials.
  const older = await get('/embed.js', { 'accept-encoding': 'gzip' })
  expect(older.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('stale'),
  })
})

test('the display page may be framed by any website, and is the only page that may', async () => {
  const page = await get('/embed/testimonials?layout=carousel&apiKey=pk_x')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(String(page.headers['content-security-policy'])).toContain('frame-ancestors *')
  expect(String(page.headers['content-security-policy'])).not.toContain('unsafe')
  expect((await get('/embed/display.js')).statusCode).toBe(200)
})
