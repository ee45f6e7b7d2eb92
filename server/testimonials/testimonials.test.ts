import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addEvidence, askForConfirmation } from '#contract/evidence.ts'
import {
  createTestimonial,
  decideTestimonial,
  decideTestimonials,
  deleteTestimonial,
  editTestimonial,
  getTestimonial,
  getTestimonialStats,
  listTestimonials,
  restoreTestimonial,
  undoDecisions,
} from '#contract/testimonials.ts'
import { testimonials } from '../db/tables/testimonials.ts'
import { inWorkspace } from '../db/tenant.ts'
import { firstBreak, history } from '../provenance/service.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, makeOwner, type Owner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { db } = app.services

async function workspaceOf(owner: Owner): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select workspace_id as id from users where id = ${owner.user.id}`,
  )
  return rows[0]!.id
}

async function approved(owner: Owner, told: Parameters<typeof submitted>[2] = {}) {
  const { id } = await submitted(app, owner.user.formId, told)
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  return id
}

describe('deciding', () => {
  test('TEST-08 what is pending can be approved; what is decided cannot be decided again', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    const { body } = await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    expect(body).toMatchObject({ status: 'approved', publishable: true, waitingFor: null })
    const again = await owner.call(decideTestimonial, { params: { id }, body: { status: 'rejected' } })
    expect(again.problem).toMatchObject({
      code: 'testimonial-already-decided',
      message: 'This testimonial has already been approved.',
    })
  })

  test('two people deciding at once: one decision stands, the other is told', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    const answers = await Promise.all(
      (['approved', 'rejected'] as const).map((status) =>
        owner.call(decideTestimonial, { params: { id }, body: { status } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('many are decided at once, those already decided are left alone, and Undo brings back the rest', async () => {
    const owner = await makeBusiness(app)
    const ids = await Promise.all([1, 2, 3].map(async () => (await submitted(app, owner.user.formId)).id))
    await owner.call(decideTestimonial, { params: { id: ids[0]! }, body: { status: 'rejected' } })
    const { body } = await owner.call(decideTestimonials, { body: { ids, status: 'approved' } })
    expect(body.decided.toSorted()).toEqual(ids.slice(1).toSorted())
    const undone = await owner.call(undoDecisions, { body: { ids: body.decided } })
    expect(undone.body.undone.toSorted()).toEqual(body.decided.toSorted())
    expect((await owner.call(getTestimonialStats, {})).body).toMatchObject({
      pending: 2,
      approved: 0,
      rejected: 1,
    })
  })

  test('a decision can be undone for ten minutes, not longer', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(owner)
    const today = app.clock.now
    app.clock.now = new Date(today.getTime() + 11 * 60_000)
    const late = await owner.call(undoDecisions, { body: { ids: [id] } })
    app.clock.now = today
    expect(late.problem.code).toBe('nothing-to-undo')
  })
})

describe('what may be shown', () => {
  test('a customer’s words without consent are kept and approved, but shown nowhere', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(owner, { scopes: [] })
    const { body } = await owner.call(getTestimonial, { params: { id } })
    expect(body).toMatchObject({ status: 'approved', publishable: false, waitingFor: 'consent' })
  })

  test('an entry typed by the owner waits for the customer’s word, and evidence on file is that word', async () => {
    const owner = await makeBusiness(app)
    const made = await owner.call(createTestimonial, {
      body: {
        customerName: 'Tomás Reyes',
        email: 'tomas@example.com',
        content: 'Best bread in town.',
        rating: 5,
      },
    })
    const { id } = made.body
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      status: 'pending',
      origin: 'owner',
      customerEmail: 'tomas@example.com',
    })
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    expect((await owner.call(getTestimonial, { params: { id } })).body.waitingFor).toBe('confirmation')
    const evidence = { words: 'He wrote on WhatsApp: best bread in town', saidOn: '2026-03-02' }
    const { body } = await owner.call(addEvidence, { params: { id }, body: evidence })
    expect(body).toMatchObject({ publishable: true, hasEvidence: true })
  })

  test('changing a customer’s words takes them out of every outlet until the customer confirms', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(owner)
    const { body } = await owner.call(editTestimonial, {
      params: { id },
      body: { content: 'The rye is superb.' },
    })
    expect(body).toMatchObject({
      content: 'The rye is superb.',
      publishable: false,
      waitingFor: 'confirmation',
    })
    const asked = await owner.call(askForConfirmation, { params: { id }, body: {} })
    expect(asked.status).toBe(200)
  })

  test('the owner is told when a row was changed in another tab, and nothing is overwritten', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    const { version } = (await owner.call(getTestimonial, { params: { id } })).body
    await owner.call(editTestimonial, { params: { id }, body: { content: 'First tab.', version } })
    const second = await owner.call(editTestimonial, {
      params: { id },
      body: { content: 'Second tab.', version },
    })
    expect(second.problem.code).toBe('edited-elsewhere')
    expect((await owner.call(getTestimonial, { params: { id } })).body.content).toBe('First tab.')
  })
})

describe('finding', () => {
  test('API-10 newest first, a hundred a page, every row once, with the total and the next address', async () => {
    const owner = await makeBusiness(app)
    const workspaceId = await workspaceOf(owner)
    await fill(workspaceId, 230)
    const seen: string[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const answer = await owner.call(listTestimonials, { query: { ...(cursor && { cursor }) } })
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
      (await owner.call(listTestimonials, { query: { search } })).body.map(({ content }) => content)
    expect(await found('éLODIE')).toEqual(['Trop bon'])
    expect(await found('nordlicht')).toEqual(['Sehr gut'])
    expect(await found('อร่อย')).toEqual(['ขนมปังอร่อยมาก กรอบนอกนุ่มใน'])
    expect(await found('100%')).toEqual(['Costs 100% of nothing_at all'])
    expect(await found('_at')).toEqual(['Costs 100% of nothing_at all'])
    expect(await found('nowhere to be found')).toEqual([])
  })

  test('TEST-03 status and rating narrow the list and its total', async () => {
    const owner = await makeBusiness(app)
    await approved(owner, { rating: 5 })
    await approved(owner, { rating: 4 })
    await submitted(app, owner.user.formId, { rating: 4 })
    const answer = await owner.call(listTestimonials, { query: { status: 'approved', rating: 4 } })
    expect([answer.body.length, answer.headers['x-total-count']]).toEqual([1, '1'])
  })

  test.for([
    { limit: 0 },
    { limit: 101 },
    { limit: 'x' },
    { status: 'any' },
    { rating: 6 },
    { cursor: 'nonsense' },
  ])('a query that makes no sense is answered with a sentence: %o', async (query) => {
    const owner = await makeOwner(app)
    const answer = await owner.call(listTestimonials, { query } as never)
    expect(answer.status).toBe(400)
    expect(answer.problem.message).toMatch(/\w+ \w+/)
  })
})

describe('counting', () => {
  test('API-11 stats follow every change, and the average counts private feedback too', async () => {
    const owner = await makeBusiness(app)
    await approved(owner, { rating: 5 })
    const { id } = await submitted(app, owner.user.formId, {
      rating: 2,
      content: 'The queue was far too long.',
    })
    const stats = async () => (await owner.call(getTestimonialStats, {})).body
    expect(await stats()).toMatchObject({
      total: 2,
      pending: 1,
      approved: 1,
      averageRating: 3.5,
      publishable: 1,
    })
    await owner.call(deleteTestimonial, { params: { id } })
    expect(await stats()).toMatchObject({ total: 1, pending: 0, averageRating: 5 })
    await owner.call(restoreTestimonial, { params: { id } })
    expect(await stats()).toMatchObject({ total: 2, pending: 1, averageRating: 3.5 })
  })

  test('stars that the owner typed do not lift the average before the customer’s word is on file', async () => {
    const owner = await makeBusiness(app)
    await approved(owner, { rating: 4 })
    const typed = { customerName: 'Tomás Reyes', content: 'Best bread in town.', rating: 5 }
    const { id } = (await owner.call(createTestimonial, { body: typed })).body
    const average = async () => (await owner.call(getTestimonialStats, {})).body.averageRating
    expect(await average()).toBe(4)
    const evidence = { words: 'He wrote: best bread in town', saidOn: '2026-03-02' }
    await owner.call(addEvidence, { params: { id }, body: evidence })
    expect(await average()).toBe(4.5)
  })

  test('the tallies of a thousand random changes equal a count of the rows', async () => {
    const owner = await makeBusiness(app)
    const workspaceId = await workspaceOf(owner)
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
        count(*) filter (where status = 'approved')::int as approved, round(avg(rating), 2)::float as average
      from testimonials where workspace_id = ${workspaceId} and deleted_at is null`)
    const { total, approved, averageRating } = (await owner.call(getTestimonialStats, {})).body
    expect({ total, approved, average: averageRating }).toEqual(counted[0])
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

describe('the neighbour', () => {
  test('another workspace’s testimonial is answered like a missing one, by every call, and stays as it was', async () => {
    const owner = await makeBusiness(app)
    const neighbour = await makeBusiness(app)
    const id = await approved(owner)
    const params = { id }
    const answers = [
      await neighbour.call(getTestimonial, { params }),
      await neighbour.call(decideTestimonial, { params, body: { status: 'rejected' } }),
      await neighbour.call(editTestimonial, { params, body: { content: 'Mine now' } }),
      await neighbour.call(deleteTestimonial, { params }),
      await neighbour.call(restoreTestimonial, { params }),
      await neighbour.call(addEvidence, {
        params,
        body: { words: 'They told me so.', saidOn: '2026-01-01' },
      }),
      await neighbour.call(askForConfirmation, { params, body: { email: 'n@example.com' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect(
      (await neighbour.call(decideTestimonials, { body: { ids: [id], status: 'rejected' } })).body.decided,
    ).toEqual([])
    expect((await neighbour.call(listTestimonials, { query: { search: 'rye' } })).body).toEqual([])
    expect((await owner.call(getTestimonial, { params })).body).toMatchObject({
      status: 'approved',
      version: 2,
    })
  })

  test('row-level security holds even for a statement that forgets the workspace', async () => {
    const owner = await makeBusiness(app)
    const neighbour = await makeBusiness(app)
    const id = await approved(owner)
    const theirs = await workspaceOf(neighbour)
    const seen = await inWorkspace(db, theirs, (tx) =>
      tx.select().from(testimonials).where(eq(testimonials.id, id)),
    )
    expect(seen).toEqual([])
    const mine = await workspaceOf(owner)
    await expect(
      inWorkspace(db, theirs, (tx) =>
        tx.insert(testimonials).values({
          workspaceId: mine,
          id: '0192f3a0-0000-7000-8000-000000000001',
          customerName: 'x',
          content: 'x',
          status: 'approved',
          origin: 'api',
          hasTheirWord: true,
          createdAt: new Date(),
          receivedAt: new Date(),
        }),
      ),
    ).rejects.toThrow()
  })
})

describe('history', () => {
  test('every change is a link of an unbroken chain, and a changed, cut or swapped link is found', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(owner)
    await owner.call(editTestimonial, { params: { id }, body: { content: 'Other words.' } })
    const entries = await history(db, await workspaceOf(owner), id)
    expect(entries.map(({ type }) => type)).toEqual(['submitted', 'consented', 'approved', 'edited'])
    expect(firstBreak(entries)).toBeNull()
    expect(
      firstBreak(entries.map((entry) => (entry.seq === 3 ? { ...entry, type: 'rejected' } : entry))),
    ).toBe(3)
    expect(firstBreak(entries.toSpliced(1, 1))).toBe(3)
    const erased = entries.map((entry) => ({ ...entry, payload: null, salt: null }))
    expect(firstBreak(erased)).toBeNull()
  })

  test('the history cannot be rewritten, not even by the owner of the tables', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(owner)
    await expect(
      db.execute(sql`update testimonial_events set type = 'rejected' where testimonial_id = ${id}`),
    ).rejects.toThrow()
    const workspaceId = await workspaceOf(owner)
    await expect(
      inWorkspace(db, workspaceId, (tx) =>
        tx.execute(sql`delete from testimonial_events where testimonial_id = ${id}`),
      ),
    ).rejects.toThrow()
  })
})

test('a retried creation with the same Idempotency-Key makes one testimonial', async () => {
  const owner = await makeBusiness(app)
  const body = { customerName: 'Tomás Reyes', content: 'Best bread in town.' }
  const tries = await Promise.all(
    Array.from({ length: 8 }, () =>
      owner.call(createTestimonial, { body }, { 'idempotency-key': 'one-and-only' }),
    ),
  )
  expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
  const other = await owner.call(
    createTestimonial,
    { body: { ...body, content: 'Other' } },
    { 'idempotency-key': 'one-and-only' },
  )
  expect(other.problem.code).toBe('idempotency-key-reused')
  const rows = await db
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, await workspaceOf(owner))))
  expect(rows).toHaveLength(1)
})

test('a signed-out visitor sees no testimonials', async () => {
  expect((await caller(app).call(listTestimonials, { query: {} })).status).toBe(401)
})

/** Rows a minute apart, `Review 1` the oldest. */
async function fill(workspaceId: string, rows: number): Promise<void> {
  await db.execute(sql`insert into testimonials
      (workspace_id, id, customer_name, content, rating, status, origin, has_their_word, created_at, received_at)
    select ${workspaceId}, gen_random_uuid(), 'Ana', 'Review ' || n, 1 + n % 5, 'pending', 'imported', true,
      timestamptz '2026-01-01' + n * interval '1 minute', now()
    from generate_series(1, ${rows}::int) n`)
}
