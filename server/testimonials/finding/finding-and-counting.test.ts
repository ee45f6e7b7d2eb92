import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Input } from '#contract/endpoint.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import { hideTestimonial, restoreTestimonial } from '#contract/testimonials/decisions.ts'
import { approved, makeBusiness, makeOwner, submitted, workspaceOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const { db } = app.services

describe('finding', () => {
  test('API-10 newest first, a hundred a page, every row once, with the total and the next address', async () => {
    const owner = await makeBusiness(app)
    const workspaceId = await workspaceOf(app, owner)
    await fill(workspaceId, 230)
    const seen: string[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const answer = await owner.call(api.listTestimonials, { query: { ...(cursor && { cursor }) } })
      expect(answer.headers['x-total-count']).toBe('230')
      seen.push(...answer.body.map(({ content }) => content))
      cursor = /cursor=([\w-]+).*rel="next"/.exec(answer.headers['link'] ?? '')?.[1]
      pages += 1
    } while (cursor)
    expect(pages).toBe(3)
    expect(seen).toEqual(Array.from({ length: 230 }, (_, index) => `Review ${230 - index}`))
  })

  test('TEST-04 search looks through name, content and company, whatever the capitals', async () => {
    const owner = await makeBusiness(app)
    await submitted(app, owner.user.formId, { customerName: 'Élodie Roux', content: 'Trop bon' })
    await submitted(app, owner.user.formId, { company: 'Nordlicht GmbH', content: 'Sehr gut' })
    await submitted(app, owner.user.formId, { content: 'ขนมปังอร่อยมาก กรอบนอกนุ่มใน' })
    await submitted(app, owner.user.formId, { content: 'Costs 100% of nothing_at all' })
    const found = async (search: string) =>
      (await owner.call(api.listTestimonials, { query: { search } })).body.map(({ content }) => content)
    expect(await found('éLODIE')).toEqual(['Trop bon'])
    expect(await found('nordlicht')).toEqual(['Sehr gut'])
    expect(await found('อร่อย')).toEqual(['ขนมปังอร่อยมาก กรอบนอกนุ่มใน'])
    expect(await found('100%')).toEqual(['Costs 100% of nothing_at all'])
    expect(await found('_at')).toEqual(['Costs 100% of nothing_at all'])
    expect(await found('nowhere to be found')).toEqual([])
  })

  test('TEST-03 status and rating narrow the list and its total', async () => {
    const owner = await makeBusiness(app)
    await approved(app, owner, { rating: 5 })
    await approved(app, owner, { rating: 4 })
    await submitted(app, owner.user.formId, { rating: 4 })
    const answer = await owner.call(api.listTestimonials, { query: { status: 'approved', rating: 4 } })
    expect([answer.body.length, answer.headers['x-total-count']]).toEqual([1, '1'])
  })

  test('TEST-03 what is hidden is listed and counted apart, with a status, in any order, and in a search', async () => {
    const owner = await makeBusiness(app)
    const [hidden] = [await approved(app, owner, { rating: 5 }), await approved(app, owner, { rating: 4 })]
    await submitted(app, owner.user.formId, { rating: 5 })
    await owner.call(hideTestimonial, { params: { id: hidden }, body: { isHidden: true } })
    const found = async (query: NonNullable<Input<typeof api.listTestimonials>['query']>) => {
      const { body, headers } = await owner.call(api.listTestimonials, { query })
      expect(headers['x-total-count']).toBe(String(body.length))
      return body.map(({ id }) => id)
    }
    expect(await found({ isHidden: 'true' })).toEqual([hidden])
    expect(await found({ isHidden: 'true', sort: 'lowest', rating: '5' })).toEqual([hidden])
    expect(await found({ isHidden: 'true', search: 'rye', sort: 'oldest' })).toEqual([hidden])
    expect(await found({ isHidden: 'true', rating: '4' })).toEqual([])
    expect(await found({ isHidden: 'true', status: 'pending' })).toEqual([])
    expect(await found({ isHidden: 'false' })).toHaveLength(2)
    expect(await found({ isHidden: 'false', status: 'approved' })).toHaveLength(1)
  })

  test.for([
    { limit: 0 },
    { limit: 101 },
    { limit: 'x' },
    { status: 'any' },
    { isHidden: 'perhaps' },
    { rating: 6 },
    { cursor: 'nonsense' },
  ])('a query that makes no sense is answered with a sentence: %o', async (query) => {
    const owner = await makeOwner(app)
    const answer = await owner.call(api.listTestimonials, { query } as never)
    expect(answer.status).toBe(400)
    expect(answer.problem.message).toMatch(/\w+ \w+/)
  })
})

describe('counting', () => {
  test('API-11 stats follow every change, and the average counts private feedback too', async () => {
    const owner = await makeBusiness(app)
    await approved(app, owner, { rating: 5 })
    const { id } = await submitted(app, owner.user.formId, {
      rating: 2,
      content: 'The queue was far too long.',
    })
    const stats = async () => (await owner.call(getTestimonialStats, {})).body
    expect(await stats()).toMatchObject({
      total: 2,
      pending: 0,
      privateFeedback: { open: 1 },
      approved: 1,
      averageRating: 3.5,
      publishable: 1,
    })
    await owner.call(editing.deleteTestimonial, { params: { id } })
    expect(await stats()).toMatchObject({
      total: 1,
      privateFeedback: { open: 0 },
      averageRating: 3.5,
      submissions: { count: 2, deleted: 1 },
    })
    await owner.call(restoreTestimonial, { params: { id } })
    expect(await stats()).toMatchObject({
      total: 2,
      privateFeedback: { open: 1 },
      averageRating: 3.5,
    })
  })

  test('the counters of a thousand random changes equal a count of the rows', async () => {
    const owner = await makeBusiness(app)
    const workspaceId = await workspaceOf(app, owner)
    await fill(workspaceId, 300)
    for (let round = 0; round < 20; round += 1) {
      await db.execute(sql`update testimonials set
          status = (array['pending','approved','rejected'])[1 + floor(random() * 3)::int],
          rating = nullif(floor(random() * 6)::int, 0),
          deleted_at = case when random() < 0.3 then now() end,
          created_at = created_at - random() * interval '200 days'
        where workspace_id = ${workspaceId} and random() < 0.2`)
    }
    const { rows: counted } = await db.execute(sql`select count(*)::int as total,
        count(*) filter (where status = 'approved')::int as approved, round(avg(rating), 1)::float as average
      from testimonials where workspace_id = ${workspaceId} and deleted_at is null`)
    const { total, approved, otherRatings } = (await owner.call(getTestimonialStats, {})).body
    expect({ total, approved, average: otherRatings[0]?.average }).toEqual(counted[0])
  })

  test('DASH-16 this month and the month before are counted apart', async () => {
    const owner = await makeBusiness(app)
    const today = app.clock.now
    app.clock.now = new Date('2026-10-31T23:59:00Z')
    await submitted(app, owner.user.formId, { rating: 4 })
    app.clock.now = new Date('2026-11-01T00:01:00Z')
    await submitted(app, owner.user.formId, { rating: 5 })
    const { thisMonth, lastMonth } = (await owner.call(getTestimonialStats, {})).body
    app.clock.now = today
    expect(thisMonth).toMatchObject({ total: 1, averageRating: 5 })
    expect(lastMonth).toMatchObject({ total: 1, averageRating: 4 })
  })
})

/** Rows a minute apart, `Review 1` the oldest. */
async function fill(workspaceId: string, rows: number): Promise<void> {
  await db.execute(sql`insert into testimonials
      (workspace_id, id, customer_name, content, rating, status, origin, is_confirmed_by_author, created_at, received_at)
    select ${workspaceId}, gen_random_uuid(), 'Ana', 'Review ' || n, 1 + n % 5, 'pending', 'imported', true,
      timestamptz '2026-01-01' + n * interval '1 minute', now()
    from generate_series(1, ${rows}::int) n`)
}
