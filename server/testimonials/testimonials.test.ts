import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addEvidence, askForConfirmation } from '#contract/testimonials/evidence.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import * as decisions from '#contract/testimonials/decisions.ts'
import { testimonials } from './tables.ts'
import { inWorkspace } from '../db/tenant.ts'
import { firstBreak, history } from '../provenance/service.ts'
import { caller } from '../test/as.ts'
import { approved, makeBusiness, submitted, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { db } = app.services

describe('deciding', () => {
  test('TEST-08 what is pending can be approved; what is decided cannot be decided again', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    const { body } = await owner.call(decisions.decideTestimonial, {
      params: { id },
      body: { status: 'approved' },
    })
    expect(body).toMatchObject({ status: 'approved', publishable: true, waitingFor: null })
    const again = await owner.call(decisions.decideTestimonial, {
      params: { id },
      body: { status: 'rejected' },
    })
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
        owner.call(decisions.decideTestimonial, { params: { id }, body: { status } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('many are decided at once, those already decided are left alone, and Undo brings back the rest', async () => {
    const owner = await makeBusiness(app)
    const ids = await Promise.all([1, 2, 3].map(async () => (await submitted(app, owner.user.formId)).id))
    await owner.call(decisions.decideTestimonial, { params: { id: ids[0]! }, body: { status: 'rejected' } })
    const { body } = await owner.call(decisions.decideTestimonials, { body: { ids, status: 'approved' } })
    expect(body.decided.toSorted()).toEqual(ids.slice(1).toSorted())
    const undone = await owner.call(decisions.undoDecisions, { body: { ids: body.decided } })
    expect(undone.body.undone.toSorted()).toEqual(body.decided.toSorted())
    expect((await owner.call(getTestimonialStats, {})).body).toMatchObject({
      pending: 2,
      approved: 0,
      rejected: 1,
    })
  })

  test('a decision can be undone until its tenth minute is over, and not after', async () => {
    const owner = await makeBusiness(app)
    const [soon, late] = [await approved(app, owner), await approved(app, owner)]
    const decidedAt = app.clock.now
    const undoneAfter = async (ms: number, id: string) => {
      app.clock.now = new Date(decidedAt.getTime() + ms)
      const answer = await owner.call(decisions.undoDecisions, { body: { ids: [id] } })
      app.clock.now = decidedAt
      return answer
    }
    expect((await undoneAfter(10 * 60_000 - 1, soon)).body).toEqual({ undone: [soon] })
    expect((await undoneAfter(10 * 60_000, late)).problem).toMatchObject({
      code: 'nothing-to-undo',
      message: 'There is nothing left to undo.',
    })
    const statusOf = async (id: string) =>
      (await owner.call(api.getTestimonial, { params: { id } })).body.status
    expect([await statusOf(soon), await statusOf(late)]).toEqual(['pending', 'approved'])
  })
})

describe('what may be shown', () => {
  test('TEST-15 what is pending or rejected is not publishable, only what is approved', async () => {
    const owner = await makeBusiness(app)
    await submitted(app, owner.user.formId)
    const rejected = await submitted(app, owner.user.formId)
    const approvedId = await approved(app, owner)
    const decision = { params: { id: rejected.id }, body: { status: 'rejected' } } as const
    expect((await owner.call(decisions.decideTestimonial, decision)).body).toMatchObject({
      publishable: false,
      waitingFor: 'rejected',
    })
    const { body } = await owner.call(api.listTestimonials, { query: {} })
    expect(body).toHaveLength(3)
    expect(body.filter(({ publishable }) => publishable).map(({ id }) => id)).toEqual([approvedId])
  })

  test('a customer’s words without consent are kept and approved, but shown nowhere', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(app, owner, { scopes: [] })
    const { body } = await owner.call(api.getTestimonial, { params: { id } })
    expect(body).toMatchObject({ status: 'approved', publishable: false, waitingFor: 'consent' })
  })

  test('an entry typed by the owner waits for the customer’s word, and evidence on file is that word', async () => {
    const owner = await makeBusiness(app)
    const made = await owner.call(editing.createTestimonial, {
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
    await owner.call(decisions.decideTestimonial, { params: { id }, body: { status: 'approved' } })
    expect((await owner.call(api.getTestimonial, { params: { id } })).body.waitingFor).toBe('confirmation')
    const evidence = { words: 'He wrote on WhatsApp: best bread in town', saidOn: '2026-03-02' }
    const { body } = await owner.call(addEvidence, { params: { id }, body: evidence })
    expect(body).toMatchObject({ publishable: true, hasEvidence: true })
  })

  test('changing a customer’s words waits for the customer, whose own words stay', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(app, owner)
    const { body } = await owner.call(editing.editTestimonial, {
      params: { id },
      body: { content: 'The rye is superb.' },
    })
    expect(body).toMatchObject({
      content: 'The rye is superb.',
      publishable: false,
      waitingFor: 'confirmation',
      verifyUrl: expect.stringContaining('/verify/'),
    })
    const asked = await owner.call(askForConfirmation, { params: { id }, body: {} })
    expect(asked.status).toBe(200)
  })

  test('TEST-11 an edit that is blank or longer than 10,000 characters is refused, and changes nothing', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId, { content: 'The rye keeps for a week.' })
    const edit = (content: string) =>
      owner.call(editing.editTestimonial, { params: { id }, body: { content } })
    expect((await edit(' \n ')).problem.fields).toEqual({ content: 'Please enter the testimonial' })
    expect((await edit('x'.repeat(10_001))).problem.fields).toEqual({
      content: 'Please use 10000 characters or fewer',
    })
    expect((await owner.call(api.getTestimonial, { params: { id } })).body.content).toBe(
      'The rye keeps for a week.',
    )
    expect((await edit('x'.repeat(10_000))).body.content).toHaveLength(10_000)
  })

  test('the owner is told when a row was changed in another tab, and nothing is overwritten', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    const { version } = (await owner.call(api.getTestimonial, { params: { id } })).body
    await owner.call(editing.editTestimonial, { params: { id }, body: { content: 'First tab.', version } })
    const second = await owner.call(editing.editTestimonial, {
      params: { id },
      body: { content: 'Second tab.', version },
    })
    expect(second.problem.code).toBe('edited-elsewhere')
    expect((await owner.call(api.getTestimonial, { params: { id } })).body.content).toBe('First tab.')
  })
})

describe('the neighbor', () => {
  test('another workspace’s testimonial is answered like a missing one, by every call, and stays as it was', async () => {
    const owner = await makeBusiness(app)
    const neighbor = await makeBusiness(app)
    const id = await approved(app, owner)
    const params = { id }
    const answers = [
      await neighbor.call(api.getTestimonial, { params }),
      await neighbor.call(decisions.decideTestimonial, { params, body: { status: 'rejected' } }),
      await neighbor.call(editing.editTestimonial, { params, body: { content: 'Mine now' } }),
      await neighbor.call(editing.deleteTestimonial, { params }),
      await neighbor.call(decisions.restoreTestimonial, { params }),
      await neighbor.call(addEvidence, {
        params,
        body: { words: 'They told me so.', saidOn: '2026-01-01' },
      }),
      await neighbor.call(askForConfirmation, { params, body: { email: 'n@example.com' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect(
      (await neighbor.call(decisions.decideTestimonials, { body: { ids: [id], status: 'rejected' } })).body
        .decided,
    ).toEqual([])
    expect((await neighbor.call(api.listTestimonials, { query: { search: 'rye' } })).body).toEqual([])
    expect((await owner.call(api.getTestimonial, { params })).body).toMatchObject({
      status: 'approved',
      version: 2,
    })
  })

  test('row-level security holds even for a statement that forgets the workspace', async () => {
    const owner = await makeBusiness(app)
    const neighbor = await makeBusiness(app)
    const id = await approved(app, owner)
    const theirs = await workspaceOf(app, neighbor)
    const seen = await inWorkspace(db, theirs, (tx) =>
      tx.select().from(testimonials).where(eq(testimonials.id, id)),
    )
    expect(seen).toEqual([])
    const mine = await workspaceOf(app, owner)
    await expect(
      inWorkspace(db, theirs, (tx) =>
        tx.insert(testimonials).values({
          workspaceId: mine,
          id: '0192f3a0-0000-7000-8000-000000000001',
          customerName: 'x',
          content: 'x',
          status: 'approved',
          origin: 'api',
          isConfirmedByAuthor: true,
          createdAt: new Date(),
          receivedAt: new Date(),
        }),
      ),
    ).rejects.toMatchObject({
      cause: { message: 'new row violates row-level security policy for table "testimonials"' },
    })
  })
})

describe('history', () => {
  test('every change is a link of an unbroken chain, and a changed, cut or swapped link is found', async () => {
    const owner = await makeBusiness(app)
    const id = await approved(app, owner)
    await owner.call(editing.editTestimonial, { params: { id }, body: { content: 'Other words.' } })
    const entries = await history(db, await workspaceOf(app, owner), id)
    expect(entries.map(({ type }) => type)).toEqual(['submitted', 'consented', 'approved', 'edit-suggested'])
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
    const id = await approved(app, owner)
    await expect(
      db.execute(sql`update testimonial_events set type = 'rejected' where testimonial_id = ${id}`),
    ).rejects.toMatchObject({ cause: { message: 'the history of a testimonial is append-only' } })
    const workspaceId = await workspaceOf(app, owner)
    await expect(
      inWorkspace(db, workspaceId, (tx) =>
        tx.execute(sql`delete from testimonial_events where testimonial_id = ${id}`),
      ),
    ).rejects.toMatchObject({ cause: { message: 'permission denied for table testimonial_events' } })
  })
})

test('a retried creation with the same Idempotency-Key makes one testimonial', async () => {
  const owner = await makeBusiness(app)
  const body = { customerName: 'Tomás Reyes', content: 'Best bread in town.' }
  const tries = await Promise.all(
    Array.from({ length: 8 }, () =>
      owner.call(editing.createTestimonial, { body }, { 'idempotency-key': 'one-and-only' }),
    ),
  )
  expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
  const other = await owner.call(
    editing.createTestimonial,
    { body: { ...body, content: 'Other' } },
    { 'idempotency-key': 'one-and-only' },
  )
  expect(other.problem.code).toBe('idempotency-key-reused')
  const rows = await db
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, await workspaceOf(app, owner))))
  expect(rows).toHaveLength(1)
})

test('a signed-out visitor sees no testimonials', async () => {
  expect((await caller(app).call(api.listTestimonials, { query: {} })).status).toBe(401)
})
