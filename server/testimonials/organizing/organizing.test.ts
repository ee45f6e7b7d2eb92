import { beforeAll, describe, expect, test } from 'vitest'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { exportTestimonials } from '#contract/imports/imports.ts'
import * as api from '#contract/testimonials/organizing.ts'
import type { Input } from '#contract/endpoint.ts'
import { createTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { sql } from 'drizzle-orm'
import { caller } from '../../test/as.ts'
import { makeBusiness, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const { db } = app.services
let owner: Owner

beforeAll(async () => {
  owner = await makeBusiness(app)
})

type Query = NonNullable<Input<typeof listTestimonials>['query']>

async function names(of: Owner, query: Query): Promise<string[]> {
  const { body } = await of.call(listTestimonials, { query })
  return body.map(({ customerName }) => customerName)
}

/** Rows named by their number; `how` says what is special about them. */
async function fill(
  of: Owner,
  howMany: number,
  how = sql`'pending', 5, 'Good bread', 'customer', null::text`,
) {
  await db.execute(sql`insert into testimonials
      (workspace_id, id, customer_name, status, rating, content, origin, source, is_confirmed_by_author, created_at, received_at)
    select workspace_id, gen_random_uuid(), 'Ana ' || n, made.*, true, timestamptz '2026-01-01' + n * interval '1 day', '2025-01-01'
    from generate_series(1, ${howMany}::int) n, lateral (select ${how}) made, users where users.id = ${of.user.id}`)
}

describe('TEST-03 the list is sorted and filtered', () => {
  let mara: Owner
  beforeAll(async () => {
    mara = await makeBusiness(app, 'Mara')
    await fill(
      mara,
      8,
      sql`'approved', nullif(n % 6, 0), case when n = 3 then '' else 'Good bread' end,
        case when n % 2 = 0 then 'imported' else 'customer' end, case when n % 2 = 0 then 'Google' end`,
    )
  })

  const all = ['Ana 8', 'Ana 7', 'Ana 6', 'Ana 5', 'Ana 4', 'Ana 3', 'Ana 2', 'Ana 1']
  test.for([
    [{ sort: 'newest' }, all],
    [{ sort: 'oldest' }, all.toReversed()],
    [{ sort: 'highest' }, ['Ana 5', 'Ana 4', 'Ana 3', 'Ana 8', 'Ana 2', 'Ana 7', 'Ana 1', 'Ana 6']],
    [{ sort: 'lowest' }, ['Ana 7', 'Ana 1', 'Ana 8', 'Ana 2', 'Ana 3', 'Ana 4', 'Ana 5', 'Ana 6']],
    [{ search: 'bread', sort: 'oldest' }, all.toReversed().filter((name) => name !== 'Ana 3')],
    [
      { search: 'ana', sort: 'lowest' },
      ['Ana 7', 'Ana 1', 'Ana 8', 'Ana 2', 'Ana 3', 'Ana 4', 'Ana 5', 'Ana 6'],
    ],
    [{ source: 'form' }, ['Ana 7', 'Ana 5', 'Ana 3', 'Ana 1']],
    [{ source: 'Google', rating: '2' }, ['Ana 8', 'Ana 2']],
    [{ from: '2026-01-03', to: '2026-01-05' }, ['Ana 4', 'Ana 3', 'Ana 2']],
    [{ hasText: 'false' }, ['Ana 3']],
    [{ hasText: 'true', source: 'form', sort: 'oldest' }, ['Ana 1', 'Ana 5', 'Ana 7']],
  ] as const)('by %o', async ([query, expected]) => {
    const { body, headers } = await mara.call(listTestimonials, { query })
    expect(body.map(({ customerName }) => customerName)).toEqual(expected)
    expect(headers['x-total-count']).toBe(String(expected.length))
    // The same page by page.
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const page = await mara.call(listTestimonials, {
        query: { ...query, limit: '2', ...(cursor && { cursor }) },
      })
      paged.push(...page.body.map(({ customerName }) => customerName))
      cursor = /cursor=([\w-]+).*rel="next"/.exec(page.headers['link'] ?? '')?.[1]
    } while (cursor)
    expect(paged).toEqual(expected)
  })
})

describe('TEST-03 tags', () => {
  test('are added, found, renamed, merged, removed, and exported', async () => {
    const mara = await makeBusiness(app, 'Mara')
    const first = await typed(mara, 'Ines')
    const second = await typed(mara, 'Jonas')
    const tag = (id: string, tags: string[]) =>
      mara.call(api.organizeTestimonial, { params: { id }, body: { tags } })
    expect((await tag(first, ['Bread', 'bread', 'Homepage'])).body.tags).toEqual(['Bread', 'Homepage'])
    // Other capitals are the same tag.
    expect((await tag(second, ['BREAD'])).body.tags).toEqual(['Bread'])
    expect((await mara.call(api.listTags, {})).body).toEqual(['Bread', 'Homepage'])
    expect(await names(mara, { tag: 'Homepage' })).toEqual(['Ines'])
    expect((await mara.call(exportTestimonials, { query: { format: 'csv', tag: 'Homepage' } })).text).toMatch(
      /Ines.*"Bread, Homepage"/,
    )
    const { body } = await mara.call(api.renameTag, { body: { name: 'Bread', newName: 'Homepage' } })
    expect(body).toEqual({ changed: 2, isDone: true })
    expect(await names(mara, { tag: 'Homepage' })).toEqual(['Jonas', 'Ines'])
    expect((await mara.call(api.listTags, {})).body).toEqual(['Homepage'])
    await mara.call(api.removeTag, { body: { name: 'Homepage' } })
    expect((await mara.call(api.listTags, {})).body).toEqual([])
    expect(await names(mara, { tag: 'Homepage' })).toEqual([])
  })
})

async function typed(
  of: Owner,
  customerName: string,
  content = 'The rye keeps for a week.',
): Promise<string> {
  const { body } = await of.call(createTestimonial, { body: { customerName, content, rating: 5 } })
  return body.id
}

describe('TEST-05 a headline', () => {
  test('is made of words of the testimonial, and goes when an edit takes them out', async () => {
    const id = await typed(owner, 'Ines')
    const set = (headline: string) =>
      owner.call(api.organizeTestimonial, { params: { id }, body: { headline } })
    expect((await set('Rye keeps for a week')).body.headline).toBe('Rye keeps for a week')
    const refused = await set('Best bakery in town')
    expect([refused.status, refused.problem.message]).toEqual([
      400,
      'Please use words from the testimonial, in the same order.',
    ])
    const edited = await owner.call(editTestimonial, { params: { id }, body: { content: 'Good rye.' } })
    expect(edited.body.headline).toBeNull()
    expect((await set('')).body.headline).toBeNull()
  })

  test('is any part that says the same alone', async () => {
    const id = await typed(
      owner,
      'Ines',
      'We changed our minds twice, and still found everything on the table in time.',
    )
    const set = async (headline: string) =>
      (await owner.call(api.organizeTestimonial, { params: { id }, body: { headline } })).status
    expect(await set('Everything on the table in time')).toBe(200)
    const hoped = await typed(owner, 'Ola', 'They promised everything on the table in time.')
    const body = { headline: 'Everything on the table in time' }
    expect((await owner.call(api.organizeTestimonial, { params: { id: hoped }, body })).status).toBe(400)
  })

  test('is no part that says the opposite of the testimonial', async () => {
    const id = await typed(owner, 'Ines', 'This is not the best bakery in town, but close.')
    const body = { headline: 'the best bakery in town' }
    const refused = await owner.call(api.organizeTestimonial, { params: { id }, body })
    expect([refused.status, refused.problem.message]).toEqual([
      400,
      'Without the words around them, these say something else. Please choose others.',
    ])
  })
})

describe('pinned testimonials', () => {
  test('come first in widgets with their headline, the last pinned before the others, and are ten at most', async () => {
    const mara = await makeBusiness(app, 'Mara')
    await fill(mara, 12, sql`'approved', 5, 'Good bread, kind people', 'imported', 'Google'`)
    const { body: rows } = await mara.call(listTestimonials, {})
    const pin = (id: string, isPinned = true) =>
      mara.call(api.organizeTestimonial, { params: { id }, body: { isPinned, headline: 'kind people' } })
    const shown = async () => {
      const query = { apiKey: mara.user.apiKey }
      const { body } = await caller(app).call(getEmbedTestimonials, { params: { userId: 'me' }, query })
      return body.testimonials
    }
    const firstThree = async () => (await shown()).slice(0, 3).map(({ customerName }) => customerName)
    expect(await firstThree()).toEqual(['Ana 12', 'Ana 11', 'Ana 10'])
    await pin(rows.at(-1)!.id)
    await expect.poll(firstThree).toEqual(['Ana 1', 'Ana 12', 'Ana 11'])
    expect((await shown())[0]?.headline).toBe('kind people')
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    await pin(rows[4]!.id)
    await expect.poll(firstThree).toEqual(['Ana 8', 'Ana 1', 'Ana 12'])
    await pin(rows[4]!.id, false)
    await expect.poll(firstThree).toEqual(['Ana 1', 'Ana 12', 'Ana 11'])
    for (const { id } of rows.slice(0, api.mostPinned - 1)) expect((await pin(id)).status).toBe(200)
    const refused = await pin(rows[10]!.id)
    expect(refused.problem.message).toBe('You can pin up to 10 testimonials. Unpin one first.')
    await pin(rows[0]!.id, false)
    expect((await pin(rows[10]!.id)).body.isPinned).toBe(true)
  })
})

describe('TEST-08 a bulk action', () => {
  type Asked = Input<typeof api.changeSeveral>['body']
  /** Calls until there is no next batch. */
  async function toTheEnd(of: Owner, asked: Asked) {
    let changed = 0
    const skipped: Record<string, number> = {}
    let batches = 0
    let more: { cursor?: string; until?: string } = {}
    do {
      const { body } = await of.call(api.changeSeveral, { body: { ...asked, ...more } })
      changed += body.changed.length
      for (const { reason, count } of body.skipped) skipped[reason] = (skipped[reason] ?? 0) + count
      batches += 1
      more = { until: body.until, ...(body.next && { cursor: body.next }) }
    } while (more.cursor)
    return { changed, skipped, batches }
  }

  test('reaches every match in batches, says what it skipped, and repeated changes nothing', async () => {
    const mara = await makeBusiness(app, 'Mara')
    await fill(
      mara,
      1200,
      sql`case when n % 3 = 0 then 'approved' else 'pending' end, 5, 'Good bread', 'customer', null::text`,
    )
    const filters = { search: 'bread  good' }
    const tagged = await toTheEnd(mara, { action: 'tag', tag: 'Bread', ids: [], filters })
    expect(tagged).toEqual({ changed: 1200, skipped: {}, batches: 3 })
    expect(await toTheEnd(mara, { action: 'tag', tag: 'bread', ids: [], filters })).toMatchObject({
      changed: 0,
      skipped: { 'already-tagged': 1200 },
    })
    const approve = { action: 'approve', ids: [] as string[], filters } as const
    expect(await toTheEnd(mara, approve)).toMatchObject({
      changed: 800,
      skipped: { 'already-approved': 400 },
    })
    expect(await toTheEnd(mara, approve)).toMatchObject({ changed: 0, skipped: { 'already-approved': 1200 } })
    const removal = { action: 'delete', ids: [] as string[], filters: { status: 'approved' } } as const
    expect(await toTheEnd(mara, removal)).toMatchObject({ changed: 1200, skipped: {} })
    expect(await names(mara, {})).toEqual([])
  })

  test('hides every approved match from the site, shows it again, and says what it skipped', async () => {
    const mara = await makeBusiness(app, 'Mara')
    await fill(
      mara,
      6,
      sql`case when n % 3 = 0 then 'pending' else 'approved' end, 5, 'Good bread', 'imported', 'Google'`,
    )
    const whole = { ids: [] as string[], filters: { search: 'bread' } }
    const hidden = async () => {
      const { headers } = await mara.call(listTestimonials, { query: { isHidden: 'true', limit: '1' } })
      const { body } = await mara.call(getTestimonialStats, {})
      expect(headers['x-total-count']).toBe(String(body.hidden))
      return [body.hidden, body.approved, body.publishable]
    }
    expect(await toTheEnd(mara, { action: 'hide', ...whole })).toEqual({
      changed: 4,
      skipped: { 'not-approved': 2 },
      batches: 1,
    })
    expect(await hidden()).toEqual([4, 4, 0])
    expect(await toTheEnd(mara, { action: 'hide', ...whole })).toMatchObject({
      changed: 0,
      skipped: { 'not-approved': 2, 'already-hidden': 4 },
    })
    expect(await toTheEnd(mara, { action: 'show', ids: [], filters: { isHidden: 'true' } })).toMatchObject({
      changed: 4,
      skipped: {},
    })
    expect(await hidden()).toEqual([0, 4, 4])
    expect(await toTheEnd(mara, { action: 'show', ...whole })).toMatchObject({
      changed: 0,
      skipped: { 'not-hidden': 6 },
    })
  })

  test('leaves alone what has left its filter, what came later, and other businesses', async () => {
    const mara = await makeBusiness(app, 'Mara')
    await fill(mara, 3)
    const { body: rows } = await mara.call(listTestimonials, {})
    const until = '2024-12-31T00:00:00.000Z'
    expect(await toTheEnd(mara, { action: 'delete', ids: [], filters: {}, until })).toMatchObject({
      changed: 0,
    })
    const ids = rows.map(({ id }) => id)
    const foreign = await owner.call(api.changeSeveral, { body: { action: 'delete', ids } })
    expect(foreign.body).toMatchObject({ changed: [], skipped: [{ reason: 'not-found', count: 3 }] })
    expect(await toTheEnd(mara, { action: 'reject', ids: [], filters: { status: 'pending' } })).toMatchObject(
      {
        changed: 3,
      },
    )
  })
})

test('TEST-03 saved views are each person’s own, and a name is used once', async () => {
  const mara = await makeBusiness(app, 'Mara')
  const save = (name: string, query: string) => mara.call(api.saveView, { body: { name, query } })
  await save('Praise', 'rating=5')
  const { body: view } = await save('Praise', 'rating=5&hasText=true')
  expect((await mara.call(api.listViews, {})).body).toEqual([view])
  expect((await owner.call(api.listViews, {})).body).toEqual([])
  expect((await owner.call(api.deleteView, { params: { id: view.id } })).status).toBe(404)
  await mara.call(api.deleteView, { params: { id: view.id } })
  expect((await mara.call(api.listViews, {})).body).toEqual([])
})
