import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { organizeTestimonial } from '#contract/testimonials/organizing.ts'
import { writeReply } from '#contract/testimonials/replies.ts'
import { decideTestimonial, hideTestimonial } from '#contract/testimonials/decisions.ts'
import { getWall, saveWall } from '#contract/wall/wall.ts'
import { caller } from '../test/as.ts'
import { approved, makeBusiness, type Owner, submitted, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { textsOf, wallsOf } from '../test/walls.ts'
import { wallCopy } from './copy.ts'

const app = await testApp()
const { form, withWall, get, open } = wallsOf(app)

/** Shown testimonials, the n-th said on the n-th day. */
async function fill(owner: Owner, howMany: number): Promise<void> {
  const workspaceId = await workspaceOf(app, owner)
  await app.services.db.execute(sql`insert into testimonials
      (workspace_id, id, customer_name, status, rating, content, origin, is_confirmed_by_author, consents_to_display,
       consents_to_name, created_at, received_at)
    select ${workspaceId}::uuid, gen_random_uuid(), 'Ana ' || n, 'approved', 1 + n % 5, 'Loaf number ' || n, 'customer', true,
      true, true, timestamptz '2026-01-01' + n * interval '1 day', '2026-01-01'
    from generate_series(1, ${howMany}::int) n`)
}

test('a wall is not there until its owner turns it on, and nobody can tell why', async () => {
  const owner = await makeBusiness(app, 'Möller & Söhne')
  const { body } = await owner.call(getWall, {})
  expect(body).toMatchObject({ slug: 'moller-sohne', isOn: false, isIndexed: false, url: null, domain: null })
  const off = (await owner.call(saveWall, { body: form({ isOn: false }) })).body
  const [ofOff, ofNobody] = [await get(`/wall/${off.slug}`), await get('/wall/nobody-has-this')]
  expect([ofOff.statusCode, ofNobody.statusCode]).toEqual([404, 404])
  expect(ofOff.body).toBe(ofNobody.body)
})

test('a taken, a reserved and a malformed address are refused, each with its reason, and an old one is free again', async () => {
  const { owner, path } = await withWall()
  const slug = path.slice('/wall/'.length)
  const other = await makeBusiness(app)
  const refusal = async (wanted: string) => {
    const { status, problem } = await other.call(saveWall, { body: form({ slug: wanted }) })
    return [status, problem.fields?.['slug']]
  }
  expect(await refusal(slug)).toEqual([400, 'This address is already taken. Please choose another.'])
  expect(await refusal(` ${slug.toUpperCase()} `)).toEqual(await refusal(slug))
  expect(await refusal('admin')).toEqual([400, 'This address is reserved. Please choose another.'])
  for (const malformed of ['ab', '-bakery', 'my--bakery', 'my bakery', 'bäckerei', '../etc', 'a'.repeat(61)])
    expect([malformed, (await refusal(malformed))[0]]).toEqual([malformed, 400])
  await owner.call(saveWall, { body: form() })
  expect((await get(path)).statusCode).toBe(404)
  expect((await other.call(saveWall, { body: form({ slug }) })).status).toBe(200)
})

test('it shows what widgets show: words, marks, name, label, proof and reply, and the true average over everything', async () => {
  const { owner, path } = await withWall({ title: 'Kind words', intro: 'From our customers.' })
  const id = await approved(app, owner, { content: 'Crisp crust and kind people.', rating: 5 })
  await submitted(app, owner.user.formId, { content: 'Too dark for me.', rating: 2 })
  await owner.call(organizeTestimonial, {
    params: { id },
    body: { headline: 'Crisp crust', highlights: ['kind people'] },
  })
  await owner.call(writeReply, { params: { id }, body: { text: 'Thank you!' } })
  const { answer, document, cards } = await open(path)
  expect(answer.statusCode).toBe(200)
  expect(document.title).toBe('Kind words')
  expect(textsOf(document, 'h1, .intro')).toEqual(['Kind words', 'From our customers.'])
  expect(cards).toEqual(['Crisp crust and kind people.'])
  expect(textsOf(document, '.card mark, .card .headline, .card .by b')).toEqual([
    'Crisp crust',
    'kind people',
    'Ines Duarte',
  ])
  expect(textsOf(document, '.reply')[0]).toMatch(/^Reply from the business · .+Thank you!$/)
  // Each part in its own direction.
  expect(textsOf(document, '.reply[dir=auto] bdi')[0]).toBe('Reply from the business')
  expect(document.querySelector('.label a')?.getAttribute('href')).toMatch(/\/verify\/[\w-]+$/)
  expect(textsOf(document, '.mean b, .mean > span, .counts p')).toEqual([
    '3.5',
    '2 on our form',
    '1 of 2 shown',
  ])
  expect(textsOf(document, '.spread li').map((line) => line.replace(/\s+/g, ' '))).toEqual([
    '5 ★5 stars: 1',
    '4 ★4 stars: 0',
    '3 ★3 stars: 0',
    '2 ★2 stars: 1',
    '1 ★1 star: 0',
  ])
  // 3.5 is three and a half stars of 20 pixels.
  expect(document.querySelector('.mean svg svg')?.getAttribute('width')).toBe('70')
  expect(textsOf(document, '.how p')).toContain('The average counts every customer’s rating, shown or not.')
})

test.each([0, 1, 2, 200])('with %i testimonials, each is on exactly one of its pages', async (howMany) => {
  const { owner, path } = await withWall()
  await fill(owner, howMany)
  const seen: string[] = []
  let address: string | null | undefined = path
  for (let pages = 0; address && pages < 20; pages += 1) {
    const { document, cards } = await open(address)
    seen.push(...cards)
    const next = document.querySelector('.next a')?.getAttribute('href')
    address = next ? path + next : undefined
  }
  expect(seen).toEqual(Array.from({ length: howMany }, (_, index) => `Loaf number ${howMany - index}`))
  expect((await get(path)).body.includes('No testimonials are shown here yet.')).toBe(howMany === 0)
})

test('visitors search and filter, and get only what matches', async () => {
  const { owner, path } = await withWall({ shownTags: ['rye'] })
  const tagged = await approved(app, owner, { content: 'The rye keeps for a week.', rating: 5 })
  await owner.call(organizeTestimonial, { params: { id: tagged }, body: { tags: ['rye', 'follow up'] } })
  await approved(app, owner, {
    content: 'Das Brot ist wunderbar und die Leute sind sehr freundlich.',
    rating: 4,
  })
  const found = async (query: string) => (await open(`${path}?${query}`)).cards.length
  expect(await found('')).toBe(2)
  expect(await found('q=RYE+week')).toBe(1)
  expect(await found('q=rye+freundlich')).toBe(0)
  expect(await found('rating=4')).toBe(1)
  expect(await found('tag=rye')).toBe(1)
  expect(await found('written=de')).toBe(1)
  // Nothing that a visitor may ask for.
  expect(await found('tag=follow+up')).toBe(2)
  expect(await found('rating=9&source=nowhere&after=x&written=xx')).toBe(2)
  const { answer, document } = await open(path)
  expect(answer.body).not.toContain('follow up')
  expect(textsOf(document, 'select').length).toBe(3)
})

test('a search finds nobody who does not want to be named', async () => {
  const { owner, path } = await withWall()
  await approved(app, owner, { customerName: 'Quentin Adeyemi', content: 'Good rye.', scopes: ['display'] })
  await approved(app, owner, { customerName: 'Ines Duarte', content: 'Good rye.' })
  const { answer, cards } = await open(`${path}?q=rye`)
  expect(cards).toHaveLength(2)
  expect(answer.body).not.toContain('Quentin')
  expect((await open(`${path}?q=quentin`)).cards).toEqual([])
  expect((await open(`${path}?q=good+adeyemi`)).cards).toEqual([])
  expect((await open(`${path}?q=duarte`)).cards).toHaveLength(1)
})

test('what is hidden or withdrawn is gone at the next request, and caches keep a page for less than 60 seconds', async () => {
  const { owner, path } = await withWall()
  const { id, token } = await submitted(app, owner.user.formId)
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  const first = await get(path)
  expect(first.headers['cache-control']).toBe('public, max-age=50, must-revalidate')
  const tag = { 'if-none-match': String(first.headers.etag) }
  const again = await get(path, tag)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const hide = (isHidden: boolean) => owner.call(hideTestimonial, { params: { id }, body: { isHidden } })
  await hide(true)
  expect((await get(path, tag)).statusCode).toBe(200)
  expect((await open(path)).cards).toEqual([])
  await hide(false)
  expect((await open(path)).cards).toHaveLength(1)
  await caller(app).call(withdrawMyTestimonial, { params: { token } })
  expect((await open(path)).cards).toEqual([])
})

test('search engines are told of the page and of no ratings, and of nothing where the owner does not want them', async () => {
  const { owner, path } = await withWall()
  await approved(app, owner)
  const { answer, document } = await open(path)
  const [script] = textsOf(document, 'script[type="application/ld+json"]')
  expect(JSON.parse(script ?? '')).toMatchObject({
    '@type': 'WebPage',
    about: { '@type': 'Organization', name: 'Lindqvist Bakery' },
  })
  expect(answer.body).not.toMatch(/aggregateRating|"Review"|ratingValue/)
  const hidden = await withWall({ isIndexed: false })
  const other = await open(hidden.path)
  expect(other.answer.headers['x-robots-tag']).toBe('noindex')
  expect(other.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(textsOf(other.document, 'script[type="application/ld+json"]')).toEqual([])
})

test('the page speaks the visitor’s language, and the address can say another', async () => {
  const { path } = await withWall()
  const title = async (address: string, accept: string) =>
    (await open(address, { 'accept-language': accept })).document.title
  expect(await title(path, 'de-CH, fr;q=0.8')).toBe(wallCopy.de.title('Lindqvist Bakery'))
  expect(await title(path, 'ja, es;q=0.5')).toBe(wallCopy.es.title('Lindqvist Bakery'))
  expect(await title(path, 'ja')).toBe(wallCopy.en.title('Lindqvist Bakery'))
  expect(await title(`${path}?lang=pt`, 'de')).toBe(wallCopy.pt.title('Lindqvist Bakery'))
})
