import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ConsentScope, saveFormSettings } from '#contract/collection/collection.ts'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { askForConsent } from '#contract/collection/consent-request.ts'
import { createCustomer, requestTestimonial } from '#contract/customers/customers.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { startImport } from '#contract/imports/imports.ts'
import { customerLanguages } from '#contract/languages.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { testimonialEvents } from '../../provenance/tables.ts'
import { consents } from '../../testimonials/tables.ts'
import { randomToken } from '../../kit/ids.ts'
import { caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { makeBusiness, makeMember, type Owner, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

/** Emails that ask for something: not the private page that everybody gets who wrote. */
async function asksTo(...to: Parameters<typeof emailsTo>) {
  const isPrivatePage = /private page|página privada|page privée|private Seite/
  return (await emailsTo(...to)).filter(({ subject }) => !isPrivatePage.test(subject))
}
const { db } = app.services
const someone = () => `${randomToken(8).toLowerCase()}@customers.example`
const ask = (owner: Owner, id: string, email?: string) =>
  owner.call(askForConsent, { params: { id }, body: { email } })
const get = async (owner: Owner, id: string) =>
  (await owner.call(api.getTestimonial, { params: { id } })).body

/** Approved, and not shown: the customer ticked nothing. */
async function silent(owner: Owner, overrides: Parameters<typeof submitted>[2] = {}) {
  const customerEmail = someone()
  const { id } = await submitted(app, owner.user.formId, { scopes: [], customerEmail, ...overrides })
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  return { id, email: overrides.customerEmail ?? customerEmail }
}

async function featured(owner: Owner) {
  const body = { requiresApproval: true, publicLinks: 'everyone', showsInPublic: true } as const
  await owner.call(saveFormSettings, { body })
}

/** The private page that the newest email to this address leads to. */
async function pageOf(email: string) {
  const mail = (await asksTo(app, email)).at(-1)
  const token = /\/my\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const params = { token }
  const mine = (await caller(app).call(getMyTestimonial, { params })).body
  const answer = async (scopes: ConsentScope[]) => {
    const { version, consent } = (await caller(app).call(getMyTestimonial, { params })).body
    const body = { version, consent: { version: consent.version, scopes } }
    return (await caller(app).call(changeMyTestimonial, { params, body })).body
  }
  const optOut = (wanted: boolean) =>
    caller(app).call(changeMyTestimonial, { params, body: { optOut: wanted } })
  return { mail, mine, answer, optOut }
}

const tomorrow = () => (app.clock.now = new Date(app.clock.now.getTime() + 86_400_001))

describe('a missing consent is asked for', () => {
  test('by email, answered with yes on the private page, and the testimonial is shown', async () => {
    const owner = await makeBusiness(app)
    const { id, email } = await silent(owner)
    expect(await get(owner, id)).toMatchObject({ waitingFor: 'consent', consents: { isAsked: false } })
    expect((await ask(owner, id)).body.consents).toMatchObject({
      isAsked: true,
      askedAt: app.clock.now.toISOString(),
    })
    const { mail, mine, answer } = await pageOf(email)
    expect(mail?.subject).toBe('Lindqvist Bakery asks for your permission')
    expect(mail?.text).toContain(
      "Lindqvist Bakery has a testimonial from you and would like to show it publicly. Without your permission it isn't shown.",
    )
    // Nothing in it is of the customer's or the owner's making, but for the business's name.
    expect(mail?.text).not.toMatch(/rye|Ines|Mara/)
    expect(mine.asked).toEqual(['display', 'use_name'])
    expect(await answer(['display'])).toMatchObject({ asked: null, isShown: true, scopes: ['display'] })
    expect(await get(owner, id)).toMatchObject({
      publishable: true,
      label: null,
      consents: { display: true, name: false, isAsked: false },
    })
  })

  test('and a no is as good an answer, which is kept with its time and wording and not asked for again', async () => {
    const owner = await makeBusiness(app)
    const { id, email } = await silent(owner)
    await ask(owner, id)
    const { answer, mine } = await pageOf(email)
    await answer([])
    expect(await get(owner, id)).toMatchObject({ waitingFor: 'consent', consents: { isAsked: false } })
    const events = await db
      .select()
      .from(testimonialEvents)
      .where(and(eq(testimonialEvents.testimonialId, id), eq(testimonialEvents.type, 'consented')))
    const last = events.at(-1)
    expect(last).toMatchObject({ actor: 'customer', at: app.clock.now })
    expect(JSON.parse(last?.payload ?? '')).toEqual({
      version: mine.consent.version,
      scopes: [],
      asked: ['display', 'use_name'],
      wording: mine.consent.scopes,
    })
    expect(await db.select().from(consents).where(eq(consents.testimonialId, id))).toHaveLength(2)
    tomorrow()
    expect((await ask(owner, id)).problem.message).toBe('You asked this customer before, and they said no.')
  })

  test('of an imported testimonial too, for this platform’s own pages', async () => {
    const owner = await makeBusiness(app)
    const content = 'name,review,rating\nAda,Very good bread and kind people,5'
    await owner.call(startImport, { body: { fileName: 'reviews.csv', content } })
    await app.drain()
    const [row] = (await owner.call(api.listTestimonials, { query: {} })).body
    const id = row?.id ?? ''
    const email = someone()
    expect((await ask(owner, id, email)).problem.message).toBe(
      'This customer has already agreed to everything.',
    )
    await featured(owner)
    expect((await ask(owner, id)).problem.message).toBe("Please enter the customer's email.")
    expect((await ask(owner, id, email)).status).toBe(200)
    const { mail, mine, answer } = await pageOf(email)
    expect(mail?.text).toContain(
      'Lindqvist Bakery would also like your testimonial to appear on the website of Plaudit',
    )
    expect(mail?.text).not.toContain('show it publicly')
    expect(mine.asked).toEqual(['platform'])
    await answer(['display', 'use_name', 'platform'])
    expect((await get(owner, id)).consents).toMatchObject({ display: true, name: true, platform: true })
  })

  test('in the language in which the customer wrote', async () => {
    const owner = await makeBusiness(app)
    await featured(owner)
    const subjects = []
    for (const language of customerLanguages) {
      const { id, email } = await silent(owner, { language })
      await ask(owner, id)
      const { mail } = await pageOf(email)
      subjects.push(mail?.subject)
      expect(mail?.text).toContain('Plaudit')
      // The last one is how to unsubscribe.
      expect(mail?.text.split('\n\n')).toHaveLength(7)
    }
    expect(subjects).toEqual([
      'Lindqvist Bakery asks for your permission',
      'Lindqvist Bakery te pide permiso',
      'Lindqvist Bakery vous demande votre accord',
      'Lindqvist Bakery bittet um Ihre Zustimmung',
      'Lindqvist Bakery pede sua permissão',
    ])
  })
})

describe('nobody is pestered', () => {
  test('one address gets one such email of a business in a day, whatever it is about and however it is spelled', async () => {
    const owner = await makeBusiness(app)
    const other = await makeBusiness(app, 'Northside Bakery')
    const customerEmail = someone()
    const first = await silent(owner, { customerEmail })
    const second = await silent(owner, { customerEmail: customerEmail.replace('@', '+b@') })
    const elsewhere = await silent(other, { customerEmail })
    const clicks = await Promise.all([1, 2, 3].map(() => ask(owner, first.id)))
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    const refused = await ask(owner, second.id)
    expect([refused.status, refused.problem.message]).toEqual([
      429,
      expect.stringMatching(
        /^You asked this customer for consent in the last 24 hours\. Please try again in 2\d hours\.$/,
      ),
    ])
    expect((await ask(other, elsewhere.id)).status).toBe(200)
    expect(await asksTo(app, customerEmail)).toHaveLength(2)
    tomorrow()
    expect((await ask(owner, second.id)).status).toBe(200)
  })

  test('whoever wants no more of these emails gets none, and may allow them again', async () => {
    const owner = await makeBusiness(app)
    const { id, email } = await silent(owner)
    await ask(owner, id)
    const { optOut } = await pageOf(email)
    expect((await optOut(true)).body).toMatchObject({ hasOptedOut: true, asked: ['display', 'use_name'] })
    tomorrow()
    const sentence = 'This customer asked not to get any more requests by email.'
    expect((await ask(owner, id)).problem.message).toBe(sentence)
    await owner.call(editing.editTestimonial, { params: { id }, body: { content: 'Other words.' } })
    const confirm = await owner.call(askForConfirmation, { params: { id }, body: {} })
    expect(confirm.problem.message).toBe(sentence)
    const customer = (await owner.call(createCustomer, { body: { name: 'Ines', email } })).body
    const request = { subject: 'How was it?', message: 'Please tell us.' }
    const asked = await owner.call(requestTestimonial, { params: { id: customer.id }, body: request })
    expect(asked.problem.message).toBe(sentence)
    expect(await asksTo(app, email)).toHaveLength(1)
    expect((await optOut(false)).body.hasOptedOut).toBe(false)
    expect((await owner.call(askForConfirmation, { params: { id }, body: {} })).status).toBe(200)
  })

  test('nobody of the team is asked, and nothing is asked that cannot be', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    const theirs = await silent(owner, { customerEmail: member.user.email })
    expect((await ask(owner, theirs.id)).problem.message).toContain('This email belongs to your team.')
    const { id } = await silent(owner)
    expect((await ask(owner, id, someone())).problem.message).toBe(
      'The customer used another email address. Only that one can be asked.',
    )
    const angry = await submitted(app, owner.user.formId, { rating: 2, customerEmail: someone() })
    expect((await ask(owner, angry.id)).problem.message).toContain('Private feedback is never shown')
    const typed = { customerName: 'Tomás Reyes', content: 'Best bread.' }
    const made = await owner.call(editing.createTestimonial, { body: typed })
    expect((await ask(owner, made.body.id, someone())).problem.message).toBe(
      'Please ask the customer to confirm this testimonial first.',
    )
    expect(
      (await ask(owner, (await submitted(app, owner.user.formId, { customerEmail: someone() })).id)).problem
        .message,
    ).toBe('This customer has already agreed to everything.')
  })
})
