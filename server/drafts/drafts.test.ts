import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { changeMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { startImport } from '#contract/imports/imports.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { users } from '../accounts/tables.ts'
import { caller } from '../test/as.ts'
import { askedToConfirm, makeBusiness, type Owner, submitted, tokenOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { rememberDraft } from './service.ts'

const app = await testApp()
const { db } = app.services
const draft =
  'The sourdough from Lindqvist Bakery has changed our mornings. It keeps for a week, and the crust stays crisp. My whole team now asks for it by name!'
/** As people change a draft to make it theirs. */
const edited =
  'The sourdough from Lindqvist Bakery has changed our mornings. It keeps for days, and the crust stays crisp. My whole team asks for it.'
const human =
  'We order thirty loaves on Fridays. Once they were late, and Mara drove over herself to bring them.'

/** What every call does that drafts for this owner: the server remembers, whatever becomes of the draft. */
async function drafted(owner: Owner, text = draft): Promise<string> {
  const [row] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.id, owner.user.id))
  await rememberDraft(app.services, db, row?.id ?? '', text)
  return row?.id ?? ''
}

const typed = async (owner: Owner, content: string, isAiGenerated?: boolean) =>
  (await owner.call(editing.createTestimonial, { body: { customerName: 'Tomás', content, isAiGenerated } }))
    .body
const get = async (owner: Owner, id: string) =>
  (await owner.call(api.getTestimonial, { params: { id } })).body

describe('the server knows its own drafts, whatever a client says of them', () => {
  test.for([
    ['word for word', draft],
    ['in capitals and without punctuation', draft.toUpperCase().replace(/[.,!]/g, '')],
    ['with characters that nobody sees', draft.replace(/ /g, '\u200b ').replace('a', 'a\u0301')],
    ['with changed words', edited],
    ['with a sentence of one’s own', `${draft} Thank you, Mara, you are the best.`],
  ])('when it is sent back %s', async ([, content = '']) => {
    const owner = await makeBusiness(app)
    await drafted(owner)
    for (const claim of [undefined, false, true]) {
      expect(await typed(owner, content, claim)).toMatchObject({ origin: 'owner_ai', isAiGenerated: true })
    }
  })

  test('and calls nothing a draft that is none, nor a draft of somebody else', async () => {
    const owner = await makeBusiness(app)
    await drafted(await makeBusiness(app, 'Northside Bakery'))
    await drafted(owner, 'Good bread.')
    expect(await typed(owner, draft, true)).toMatchObject({ origin: 'owner', isAiGenerated: false })
    expect(await typed(owner, human, true)).toMatchObject({ origin: 'owner', isAiGenerated: false })
    expect(await typed(owner, 'Good bread!')).toMatchObject({ origin: 'owner_ai' })
    expect(await typed(owner, 'Good bread, and kind people.')).toMatchObject({ origin: 'owner' })
  })

  test('from a program with a key too, whose own claim only makes a text wait', async () => {
    const owner = await makeBusiness(app)
    await drafted(owner)
    const { key } = (await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
    const send = async (content: string, isAiGenerated?: boolean) => {
      const body = { customerName: 'Tomás', content, isAiGenerated }
      const { id } = (
        await caller(app).call(editing.createTestimonial, { body }, { authorization: `Bearer ${key}` })
      ).body
      await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
      return get(owner, id)
    }
    expect(await send(draft)).toMatchObject({ origin: 'owner_ai', waitingFor: 'confirmation' })
    expect(await send(human)).toMatchObject({ origin: 'api', isAiGenerated: false, publishable: true })
    expect(await send(human, true)).toMatchObject({
      origin: 'api',
      isAiGenerated: false,
      waitingFor: 'confirmation',
    })
  })

  test('when it replaces what was there, and no longer once somebody has written it anew', async () => {
    const owner = await makeBusiness(app)
    await drafted(owner)
    const { id } = await typed(owner, human)
    const edit = async (content: string) =>
      (await owner.call(editing.editTestimonial, { params: { id }, body: { content } })).body
    expect(await edit(draft)).toMatchObject({ origin: 'owner_ai', isAiGenerated: true })
    expect(await edit(edited)).toMatchObject({ isAiGenerated: true })
    expect(await edit(human)).toMatchObject({ origin: 'owner', isAiGenerated: false })
  })

  test('on the public form and the private page, where readers are told of it', async () => {
    const owner = await makeBusiness(app)
    await drafted(owner)
    const { id, manageUrl } = await submitted(app, owner.user.formId, { content: edited })
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    const label = 'Written with AI, approved by the customer'
    expect(await get(owner, id)).toMatchObject({ origin: 'customer', isAiGenerated: true, label })
    const call = { params: { userId: 'me' }, query: { apiKey: owner.user.apiKey } }
    const shown = (await caller(app).call(getEmbedTestimonials, call)).body.testimonials
    expect(shown).toMatchObject([{ label }])
    const params = { token: tokenOf(manageUrl) }
    const correct = (content: string) => caller(app).call(changeMyTestimonial, { params, body: { content } })
    expect((await correct(human)).body.label).toBeNull()
    expect(await get(owner, id)).toMatchObject({ isAiGenerated: false })
    expect((await correct(draft)).body.label).toBe(label)
  })

  test('whose customer rewrites it: then the words are theirs', async () => {
    const owner = await makeBusiness(app)
    await drafted(owner)
    const { id } = await typed(owner, draft)
    const token = await askedToConfirm(app, owner, id, 'tomas@example.com')
    await caller(app).call(changeMyTestimonial, { params: { token }, body: { content: human } })
    expect((await get(owner, id)).label).toBe("Confirmed by email, sent at the business's request")
  })

  test('in a file that is imported', async () => {
    const owner = await makeBusiness(app)
    await drafted(owner)
    const content = `name,review,rating\nAda,"${draft}",5\nBen,"${human}",5`
    await owner.call(startImport, { body: { fileName: 'reviews.csv', content } })
    await app.drain()
    const rows = (await owner.call(api.listTestimonials, { query: {} })).body
    const [ada, ben] = ['Ada', 'Ben'].map((name) => rows.find(({ customerName }) => customerName === name))
    expect(ada).toMatchObject({ origin: 'imported', isAiGenerated: true, waitingFor: 'confirmation' })
    expect(ada?.label).toContain('Written with AI')
    expect(ben).toMatchObject({ isAiGenerated: false, waitingFor: 'approval' })
  })

  test('and takes none for what the customer said', async () => {
    const owner = await makeBusiness(app)
    await drafted(owner)
    const { id } = await typed(owner, human)
    const body = { words: edited, saidOn: '2026-03-02' }
    const { status, problem } = await owner.call(addEvidence, { params: { id }, body })
    expect([status, problem.message]).toEqual([
      400,
      'AI drafted this text here. Please paste what the customer said in their own words.',
    ])
  })
})
