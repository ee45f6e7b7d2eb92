import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type ConsentScope, getPublicForm, saveFormSettings } from '#contract/collection/collection.ts'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { customerLanguages } from '#contract/languages.ts'
import { getPublicTestimonials } from '#contract/site/site.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { consents, testimonials } from '../testimonials/tables.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, type Owner, submitted, tokenOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

async function featured(owner: Owner, showsInPublic: boolean) {
  const body = { requiresApproval: true, publicLinks: 'everyone', showsInPublic } as const
  await owner.call(saveFormSettings, { body })
}

const sentence = 'Plaudit, the service behind this form, may show it on its site too.'
const all: ConsentScope[] = ['display', 'use_name', 'platform']

test('the form asks about this platform’s own pages only while the business wants to be on them', async () => {
  const app = await testApp()
  const owner = await makeBusiness(app)
  const asked = async () => {
    const form = await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })
    return form.body.consent
  }
  expect(await asked()).toMatchObject({ version: '2026-11.4+company+photo:en' })
  expect((await asked()).scopes.map(({ scope }) => scope)).not.toContain('platform')
  await featured(owner, true)
  expect(await asked()).toMatchObject({ version: '2026-11.4+company+photo+platform:en' })
  expect((await asked()).scopes).toContainEqual({ scope: 'platform', sentence })
  // Nobody is answered for who was not asked.
  await featured(owner, false)
  const { id } = await submitted(app, owner.user.formId, { scopes: all })
  const { body } = await owner.call(getTestimonial, { params: { id } })
  expect(body.consents).toMatchObject({ display: true, name: true, platform: null })
})

test('consent is asked and recorded in the customer’s language', async () => {
  const app = await testApp()
  const owner = await makeBusiness(app)
  await featured(owner, true)
  const sentences = new Set<string>()
  for (const language of customerLanguages) {
    const query = { language }
    const form = await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId }, query })
    // There is no photo, so nobody was asked about one.
    const asked = form.body.consent.scopes.filter(({ scope }) => scope !== 'use_photo')
    expect(asked).toHaveLength(4)
    for (const one of asked) sentences.add(one.sentence)
    const submission = { scopes: all, language, company: 'Kantine Nord' }
    const { id, manageUrl } = await submitted(app, owner.user.formId, submission)
    const [record] = await app.services.db.select().from(consents).where(eq(consents.testimonialId, id))
    const answered = asked.map((one) => ({
      ...one,
      answer: all.some((scope) => scope === one.scope),
    }))
    expect(record?.entries).toEqual(answered)
    const mine = await caller(app).call(getMyTestimonial, { params: { token: tokenOf(manageUrl) }, query })
    expect(mine.body.consent.scopes).toEqual(asked)
  }
  expect(sentences.size).toBe(20)
})

test('this platform’s own pages show nobody who did not agree to them, and lose whoever takes it back', async () => {
  const app = await testApp()
  const owner = await makeBusiness(app)
  await featured(owner, true)
  const approve = (id: string) =>
    owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  const shown = async () => (await caller(await testAppOn(app)).call(getPublicTestimonials, {})).body
  await approve((await submitted(app, owner.user.formId)).id)
  // From before the question existed: nobody was asked.
  const old = await submitted(app, owner.user.formId, { scopes: all })
  await approve(old.id)
  await app.services.db
    .update(testimonials)
    .set({ consentsToPlatform: null })
    .where(eq(testimonials.id, old.id))
  const { id, manageUrl } = await submitted(app, owner.user.formId, { scopes: all, content: 'Anywhere.' })
  await approve(id)
  expect((await shown()).map(({ content }) => content)).toEqual(['Anywhere.'])

  const params = { token: tokenOf(manageUrl) }
  // The business has left the public pages: what was agreed to can still be taken back.
  await featured(owner, false)
  const { version, consent } = (await caller(app).call(getMyTestimonial, { params })).body
  expect(consent.scopes).toContainEqual({ scope: 'platform', sentence })
  const answer = { version, consent: { version: consent.version, scopes: ['display', 'use_name'] } } as const
  await caller(app).call(changeMyTestimonial, {
    params,
    body: { ...answer, consent: { ...answer.consent, scopes: [...answer.consent.scopes] } },
  })
  await featured(owner, true)
  expect(await shown()).toEqual([])
  const { body } = await owner.call(getTestimonial, { params: { id } })
  expect(body).toMatchObject({ publishable: true, consents: { display: true, platform: false } })
})

/** The same instance without what its pages have at hand for 20 seconds. */
async function testAppOn(app: Awaited<ReturnType<typeof testApp>>) {
  const { createApp } = await import('../app.ts')
  return { ...app, ...(await createApp(app.services)) }
}
