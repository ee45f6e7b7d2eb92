import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeReply } from '#contract/testimonials/replies.ts'
import { defaultRewardSettings, saveRewardSettings } from '#contract/rewards/rewards.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getSampleScript } from '#contract/embed/embed.ts'
import type { WidgetContent } from '#shared/widget/widget-nodes.ts'
import { carriedIn } from '../test/carried.ts'
import { approved, makeOwner, type Owner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

function get(url: string, headers: Record<string, string> = {}) {
  return app.http.inject({ url, headers })
}

const script = (owner: Owner, query = '') => `/widget/${owner.user.apiKey}.js${query}`

async function withTestimonials(count: number): Promise<Owner> {
  const owner = await makeOwner(app)
  for (let index = 0; index < count; index++) {
    await approved(app, owner, {
      content: `${texts[index % texts.length]} ${index}`,
      customerName: names[index % names.length]!,
      rating: 4 + (index % 2),
    })
  }
  return owner
}

const names = ['Ines Duarte', 'Tomás Reyes', 'Grace Okafor', 'Yuki Tanaka', 'Lena Fischer', 'Sam Whitfield']
const texts = [
  'We came for the rye and stayed for the people behind the counter.',
  'They fixed the order within the hour and called to apologize. I have never been treated so well.',
  'Best croissants north of the river, and I have tried all of them.',
  'Ordered for forty guests. Everything was on the table in time, warm, and twice as good as promised.',
  'The sourdough keeps for a week. My kids ask for nothing else now.',
  'Honest prices, quick answers, no nonsense.',
]

test('WIDG-13: the script of a key brings its testimonials along, only as many as it shows', async () => {
  const owner = await withTestimonials(4)
  const all = await get(script(owner))
  expect(all.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=50, must-revalidate',
  })
  expect(carriedIn(all.payload).cards).toHaveLength(4)
  const two = carriedIn((await get(script(owner, '?max=2&layout=list&theme=dark'))).payload)
  expect(two.cards).toHaveLength(2)
  expect(two.options).toMatchObject({ layout: 'list', theme: 'dark' })
  expect(carriedIn((await get(script(owner, '?layout=badge'))).payload).cards).toEqual([])
  const faces = carriedIn((await get(script(owner, '?layout=avatars'))).payload).cards
  expect(faces[0]).toBe('YTYuki Tanaka')
})

test('WIDG-02, WIDG-14: /embed.js with a key is that script too, and the documented call shows as many as it is asked for', async () => {
  const owner = await withTestimonials(3)
  const keyed = await get(`/embed.js?key=${owner.user.apiKey}&max=2`)
  expect(carriedIn(keyed.payload).cards).toHaveLength(2)
  const call = `/api/embed/testimonials/me?apiKey=${owner.user.apiKey}`
  expect((await get(`${call}&max=1`)).json<{ testimonials: unknown[] }>().testimonials).toHaveLength(1)
  expect((await get(call)).json<{ testimonials: unknown[] }>().testimonials).toHaveLength(3)
})

test('a widget with six testimonials weighs at most 6 KB in one request, in every layout and with every option', async () => {
  const owner = await withTestimonials(6)
  const layouts = ['grid', 'list', 'wall', 'card', 'carousel', 'spotlight', 'badge', 'avatars', 'marquee']
  const weights: Record<string, number> = {}
  for (const layout of [
    ...layouts,
    'grid&theme=dark',
    'grid&theme=auto',
    'wall&theme=auto',
    'spotlight&theme=auto',
    'marquee&theme=auto',
    'carousel&theme=auto',
    'carousel&theme=dark&autoSlide=true',
    'carousel&theme=auto&autoSlide=true',
  ]) {
    const { rawPayload } = await get(script(owner, `?layout=${layout}`), { 'accept-encoding': 'gzip' })
    weights[layout] = rawPayload.length
  }
  expect(Object.entries(weights).filter(([, bytes]) => bytes > 6 * 1024)).toEqual([])
})

test('a widget carries replies, and the looks of replies and highlights only with them', async () => {
  const owner = await withTestimonials(1)
  const [{ id } = { id: '' }] = (await owner.call(listTestimonials, {})).body
  const plain = await get(script(owner))
  await owner.call(writeReply, { params: { id }, body: { text: 'Thank you!' } })
  await expect
    .poll(async () => carriedIn((await get(script(owner))).payload).cards[0])
    .toMatch(/Reply from the business · .*Thank you!/)
  const replied = (await get(script(owner))).payload
  expect([plain.payload, replied].map((code) => code.includes('mark{'))).toEqual([false, true])
})

test('a page in another language asks for the content alone, at the same address', async () => {
  const owner = await withTestimonials(2)
  const { headers, payload } = await get(script(owner, '?max=1&layout=list&form=json&lang=es'))
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const content = JSON.parse(payload) as WidgetContent
  expect([content.language, content.list?.[1], content.list?.length]).toEqual(['es', 'list', 4])
})

test('an older snippet loads a few lines, and its widget as a module under whichever user of the business it names', async () => {
  const owner = await withTestimonials(2)
  const loader = await get('/embed.js', { 'accept-encoding': 'gzip' })
  expect(loader.rawPayload.length).toBeLessThan(2 * 1024)
  for (const userId of ['me', owner.user.id]) {
    const found = await get(script(owner, `?form=module&lang=en&userId=${userId}`))
    expect(found.payload).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\nexport default .*The rye|^\/\/# allFunctionsCalledOnLoad\nexport default .*the rye/s,
    )
    // What the code asks for is what the module is given.
    expect([...new Set(found.payload.match(/\bplaudit[A-Z]\w*/g))]).toHaveLength(1)
    expect(found.headers['access-control-allow-origin']).toBe('*')
  }
  const neighbor = await makeOwner(app)
  for (const userId of ['nobody', neighbor.user.id]) {
    const refused = await get(script(owner, `?form=module&userId=${userId}`))
    expect(refused.payload).toMatch(/^console\.warn/)
    expect(refused.headers['access-control-allow-origin']).toBe('*')
  }
})

test('the script of a preview with samples is for a signed-in owner alone', async () => {
  const owner = await makeOwner(app)
  const { text } = await owner.call(getSampleScript, {})
  expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\nexport default .*"label",\["bdi","","Sample"/s)
  expect((await get('/api/embed/samples.js')).statusCode).toBe(401)
})

test('WIDG-13: without a script, the same testimonials are HTML in a shadow root of their own', async () => {
  const owner = await withTestimonials(3)
  const page = (query = '') => get(`/widget/${owner.user.apiKey}.html${query}`)
  const { headers, payload } = await page('?max=2')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=50, must-revalidate',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(payload).toMatch(
    /^<div id="plaudit-widget-pk_[\w-]{32}" lang="en">\s*<template shadowrootmode="open"/,
  )
  expect(payload.match(/<li class="card"/g)).toHaveLength(2)
  expect(payload).toContain('2 of 3 shown')
  expect(payload).toContain('The form is the same for everyone.')
  expect(payload).not.toMatch(/<script| on\w+=/)
  for (const layout of ['list', 'wall', 'card', 'carousel', 'spotlight', 'badge', 'avatars', 'marquee'])
    expect((await page(`?layout=${layout}&theme=auto`)).payload).toContain('class="foot"')
  expect((await page('?layout=badge')).payload).not.toContain('class="card"')
  expect((await get(`/widget/pk_${'x'.repeat(32)}.html`)).payload).toMatch(/^<!-- Plaudit: [^<>]+ -->$/)
})

test('without a script, whatever a customer writes stays text', async () => {
  const owner = await makeOwner(app)
  const content = '</blockquote></template><script>alert(1)</script><img src=x onerror=alert(1)>'
  await approved(app, owner, { content, customerName: '"><svg/onload=alert(1)>' })
  const { payload } = await get(`/widget/${owner.user.apiKey}.html`)
  expect(payload).toContain('&lt;script&gt;alert(1)')
  expect(payload).not.toMatch(/<(script|img src=x|svg\/)/)
  expect(payload.match(/<\/template>/g)).toHaveLength(1)
})

test('labels, words and names of the unnamed are in the language that the address names', async () => {
  const owner = await withTestimonials(1)
  const german = carriedIn((await get(script(owner, '?lang=de'))).payload)
  expect(german.language).toBe('de')
  expect(german.policy[1]).toBe('Das Formular ist für alle gleich.')
  expect(carriedIn((await get(script(owner, '?lang=xx'))).payload).language).toBe('en')
})

test('how the stars are spread counts every genuine rating, and the policy follows the settings', async () => {
  const owner = await withTestimonials(2)
  await submitted(app, owner.user.formId, { rating: 1, content: 'Not for me.' })
  // What is read for the first time is known at once; sums of known answers are asked about once a minute.
  const before = carriedIn((await get(script(owner))).payload)
  expect(before.policy[0]).toBe('5★ 1   4★ 1   3★ 0   2★ 0   1★ 1   ')
  expect(before.policy).not.toContain('Customers may receive a reward, the same for any rating.')
  await owner.call(saveRewardSettings, {
    body: { ...defaultRewardSettings, isEnabled: true },
  })
  const after = carriedIn((await get(script(owner, '?max=5'))).payload)
  expect(after.policy).toContain('Customers may receive a reward, the same for any rating.')
})

test('a key that opens nothing gives a script that says so in the console and nowhere else', async () => {
  for (const url of [
    `/widget/pk_${'x'.repeat(32)}.js`,
    '/widget/nonsense.js',
    `/embed.js?key=pk_${'x'.repeat(32)}`,
  ]) {
    const { statusCode, payload } = await get(url)
    expect([statusCode, payload]).toEqual([200, expect.stringMatching(/^console\.warn\("Plaudit: [^"]+"\)$/)])
  }
})

test('a script is compressed, has a tag, and is not sent again while it is unchanged', async () => {
  const owner = await withTestimonials(1)
  const gzip = await get(script(owner), { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe((await get(script(owner))).payload)
  const tag = String(gzip.headers['etag'])
  expect((await get(script(owner), { 'accept-encoding': 'gzip', 'if-none-match': tag })).statusCode).toBe(304)
})

test('a change reaches every form of a widget with a new tag', async () => {
  const owner = await withTestimonials(1)
  const { apiKey } = owner.user
  const outlets = [
    `/api/embed/testimonials/me?apiKey=${apiKey}`,
    `/widget/${apiKey}.js`,
    `/widget/${apiKey}.js?form=module&lang=de`,
    `/widget/${apiKey}.html`,
    `/embed.js?key=${apiKey}`,
  ]
  const tags = async () => Promise.all(outlets.map(async (url) => String((await get(url)).headers['etag'])))
  const before = await tags()
  expect(await tags()).toEqual(before)
  expect(new Set(before).size).toBe(4)
  await approved(app, owner, { content: 'One more for the road.' })
  await expect
    .poll(async () => (await tags()).filter((tag, at) => tag === before[at]), { timeout: 9_000 })
    .toEqual([])
  for (const url of outlets) expect((await get(url)).payload).toContain('One more for the road.')
})
