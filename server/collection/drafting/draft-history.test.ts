import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getPublicForm } from '#contract/collection/collection.ts'
import { withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { exportAccount } from '#contract/accounts/security.ts'
import { createTestimonial, editTestimonial, deleteTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { generateTestimonial, smartGenerate } from '#contract/writer/writer.ts'
import { firstBreak, history } from '../../provenance/service.ts'
import { caller } from '../../test/as.ts'
import { confirmed, makeBusiness, type Owner, submitted, tokenOf, workspaceOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { tomas } from '../../test/makers/tomas.ts'
import { testimonials } from '../../testimonials/tables.ts'

const app = await testApp()
const { db } = app.services

const responses = [
  { question: 'Your rating', answer: '5', kind: 'rating' as const },
  { question: 'What did you like most?', answer: 'The rye keeps for a week and tastes better every day.' },
  { question: 'What could be better?', answer: 'The queue on Saturdays is too long for me.' },
]

async function drafted({ user }: Owner) {
  const customer = caller(app)
  const form = (await customer.call(getPublicForm, { params: { linkId: user.formId } })).body
  const { version, sentence } = form.draftConsent
  const body = { businessId: user.formId, customerName: 'Ines Duarte', consent: { version }, responses }
  return { sentence, ...(await customer.call(smartGenerate, { body })).body }
}

const send = (owner: Owner, content: string, draftRecord: string) =>
  submitted(app, owner.user.formId, { content, draftRecord })

const historyOf = async (owner: Owner, id: string) =>
  (await owner.call(getTestimonialHistory, { params: { id } })).body

/** Whether a word of the answers is anywhere in the database, in readable form. */
async function isInDatabase(owner: Owner, word = 'queue'): Promise<boolean> {
  const workspaceId = await workspaceOf(app, owner)
  const tables = ['drafts', 'stored_drafts', 'testimonials', 'testimonial_events', 'idempotency', 'consents']
  for (const table of tables) {
    const { rows } = await db.execute(
      sql`select from ${sql.identifier(table)} t where workspace_id = ${workspaceId} and t::text ilike ${`%${word}%`}`,
    )
    if (rows.length > 0) return true
  }
  return false
}

describe('what a testimonial was drafted from (ruling 2.4)', () => {
  test('is kept with it: the answers, the draft, what the customer changed, and what they agreed to', async () => {
    const owner = await makeBusiness(app)
    const { content, record, sentence } = await drafted(owner)
    expect(await isInDatabase(owner)).toBe(false)
    const { id } = await send(owner, content.replace('too long', 'far too long'), record)
    const [first, second] = await historyOf(owner, id)
    expect(first).toMatchObject({ type: 'drafted', by: { kind: 'customer' } })
    expect(first?.details).toMatchObject({ engine: 'built-in', model: null, draft: content })
    expect(first?.details.answers).toEqual(responses.map(({ question, answer }) => ({ question, answer })))
    expect(first?.details.changes?.filter(({ was, now }) => was !== now)).toEqual([
      { was: '', now: expect.stringMatching(/^\s?far\s?$/) },
    ])
    expect(first?.details.consent).toMatchObject({ sentence })
    expect(second?.type).toBe('submitted')
    const workspaceId = await workspaceOf(app, owner)
    expect(firstBreak(await history(db, workspaceId, id))).toBeNull()
  })

  test('is not kept when they write something else instead, nor of another business’s draft', async () => {
    const owner = await makeBusiness(app)
    const { content, record } = await drafted(owner)
    const own = 'I only want to say that I will come back next week with my brother.'
    const sent = await send(owner, own, record)
    const neighbor = await makeBusiness(app)
    const foreign = await send(neighbor, content, record)
    const garbled = await send(owner, content, `${record.slice(0, -4)}AAAA`)
    for (const [who, { id }] of [
      [owner, sent],
      [neighbor, foreign],
      [owner, garbled],
    ] as const) {
      expect((await historyOf(who, id)).map(({ type }) => type)).toEqual(['submitted', 'consented'])
    }
  })

  test('leaves with a withdrawal: that there was a draft is all that is left, and the chain still holds', async () => {
    const owner = await makeBusiness(app)
    const { content, record } = await drafted(owner)
    const { id, manageUrl } = await send(owner, content, record)
    const other = await send(owner, content, record)
    await caller(app).call(withdrawMyTestimonial, { params: { token: tokenOf(manageUrl) } })
    const entries = await historyOf(owner, id)
    expect(entries[0]).toMatchObject({ type: 'drafted', isErased: true, details: {} })
    expect(entries.filter(({ isErased }) => isErased)).toHaveLength(1)
    expect(firstBreak(await history(db, await workspaceOf(app, owner), id))).toBeNull()
    expect((await historyOf(owner, other.id))[0]?.details.draft).toBe(content)
  })
})

test('it is in the account’s export, and gone with the testimonial 30 days after that was deleted (ruling 2.4, SET-06)', async () => {
  const owner = await makeBusiness(app)
  const { content, record } = await drafted(owner)
  const { id } = await send(owner, content, record)
  const answers = JSON.stringify(responses[2]!.answer).slice(1, -1)
  const exported = async () => (await owner.call(exportAccount, {})).text
  expect(await exported()).toContain(answers)
  await owner.call(deleteTestimonial, { params: { id } })
  const own = app.services.features
    .flatMap(({ tables = [] }) => tables)
    .find(({ table }) => table === testimonials)
  const later = new Date(app.clock.now.getTime() + 31 * 86_400_000)
  await db.delete(testimonials).where(own?.expired?.(later))
  expect(await isInDatabase(owner)).toBe(false)
})

describe('a text that the owner had generated (ruling 2.3, COLL-08, COLL-09)', () => {
  const customerWords = 'We ordered rolls for 200 runners, and they were still warm at six.'
  const input = { ...tomas, customerWords }
  async function generated(owner: Owner) {
    const { content, record } = (await owner.call(generateTestimonial, { body: input })).body
    const body = {
      customerName: input.customerName,
      company: input.company,
      email: 'tomas@example.com',
      content,
      draftRecord: record,
    }
    const made = (await owner.call(createTestimonial, { body })).body
    expect(made).toMatchObject({ status: 'pending', waitingFor: 'confirmation', publishable: false })
    return made
  }
  const approve = (owner: Owner, id: string) =>
    owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  const now = async (owner: Owner, id: string) => (await owner.call(getTestimonial, { params: { id } })).body

  test('is shown once {name} confirmed it, and its history says what it was made of', async () => {
    const owner = await makeBusiness(app)
    const { id } = await generated(owner)
    await approve(owner, id)
    expect(await now(owner, id)).toMatchObject({ status: 'approved', publishable: false })
    await confirmed(app, owner, id)
    expect(await now(owner, id)).toMatchObject({
      publishable: true,
      waitingFor: null,
      label: expect.stringMatching(/^Confirmed by email, sent at the business's request/),
    })
    const [first, second] = await historyOf(owner, id)
    expect(first).toMatchObject({ type: 'drafted', by: { kind: 'member', name: 'Mara Lindqvist' } })
    expect(first?.details.answers).toContainEqual({
      question: 'What they told you',
      answer: input.customerWords,
    })
    expect(first?.details.changes).toEqual([{ was: first?.details.draft, now: first?.details.draft }])
    expect(second?.type).toBe('created')
  })

  test('is shown with the customer’s own words on file, as quoted', async () => {
    const owner = await makeBusiness(app)
    const { id } = await generated(owner)
    await approve(owner, id)
    const body = { words: input.customerWords, saidOn: '2026-03-02', where: 'Email' }
    await owner.call(addEvidence, { params: { id }, body })
    // The draft also says what the owner picked, which is not in the message.
    expect(await now(owner, id)).toMatchObject({ publishable: false, hasEvidence: true })
    await owner.call(editTestimonial, { params: { id }, body: { content: input.customerWords } })
    expect(await now(owner, id)).toMatchObject({
      publishable: true,
      hasEvidence: true,
      label: 'Quoted by the business',
    })
  })
})
