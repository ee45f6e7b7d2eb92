import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { exportTestimonials } from '#contract/imports/imports.ts'
import { createTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { acceptInvitation, inviteToTeam, removeFromTeam } from '#contract/team/team.ts'
import { users } from '../../accounts/tables.ts'
import { businessProfiles } from '../../business/tables.ts'
import { randomToken } from '../../kit/ids.ts'
import { caller } from '../../test/as.ts'
import {
  askedToConfirm,
  goodPassword,
  invitationToken,
  makeBusiness,
  makeMember,
  type Owner,
  submitted,
  tokenOf,
} from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const { db } = app.services
const requested = "Confirmed by email, sent at the business's request"
const some = (domain: string) => `${randomToken(6).toLowerCase().replace(/\W/g, 'x')}@${domain}`

async function typed(owner: Owner): Promise<string> {
  const body = { customerName: 'Tomás Reyes', content: 'Best bread in town.' }
  const { id } = (await owner.call(createTestimonial, { body })).body
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  return id
}

const ask = async (owner: Owner, email: string) =>
  owner.call(askForConfirmation, { params: { id: await typed(owner) }, body: { email } })

async function confirm(token: string) {
  const params = { token }
  const { version } = (await caller(app).call(getMyTestimonial, { params })).body
  return caller(app).call(changeMyTestimonial, { params, body: { confirm: true, version } })
}

async function shown(owner: Owner) {
  const call = { params: { userId: 'me' }, query: { apiKey: owner.user.apiKey } }
  return (await caller(app).call(getEmbedTestimonials, call)).body.testimonials
}

describe('nobody of the team is asked to confirm', () => {
  test.for([
    ['mara.lindqvist@gmail.com', 'maralindqvist@gmail.com'],
    ['maralindqvist@gmail.com', 'm.ara.lind.qvist+buns@googlemail.com'],
    ['mara@googlemail.com', 'MARA@Gmail.com'],
    ['mara+work@posteo.de', 'mara@posteo.de'],
    ['mara@icloud.com', 'mara+x@me.com'],
    ['mara@proton.me', 'ma-ra@protonmail.com'],
    ['mara@yahoo.de', 'mara-buns@yahoo.de'],
    ['mara@fastmail.com', 'buns@mara.fastmail.com'],
    ['mara@yandex.ru', 'mara@ya.ru'],
  ])('%s also receives what is sent to %s', async ([address = '', otherSpelling = '']) => {
    const owner = await makeBusiness(app)
    // Addresses are unique in an instance, and these stand in a list.
    await db.delete(users).where(eq(users.email, address))
    await db.update(users).set({ email: address }).where(eq(users.id, owner.user.id))
    const { status, problem } = await ask(owner, otherSpelling)
    expect(status).toBe(400)
    expect(problem.fields?.['email']).toContain('This email belongs to your team.')
  })

  test('nor is the business itself: its contact address, and its own domains in every spelling', async () => {
    const owner = await makeBusiness(app)
    await db
      .update(businessProfiles)
      .set({ contactEmail: 'hej@xn--bckerei-5wa.example', businessUrl: 'https://www.lindqvist.example/shop' })
      .where(eq(businessProfiles.contactEmail, owner.user.email))
    expect((await ask(owner, 'hej+kund@xn--bckerei-5wa.example')).problem.message).toContain('your team')
    for (const email of ['jo@lindqvist.example', 'jo@mail.lindqvist.example', 'jo@xn--bckerei-5wa.example']) {
      expect((await ask(owner, email)).problem.message).toContain("on your business's own domain")
    }
    for (const email of ['jo@notlindqvist.example', 'jo@example.com', 'jo@gmail.com']) {
      expect((await ask(owner, email)).status).toBe(200)
    }
  })

  test('nor is whoever has left it, under the address they had', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    await owner.call(removeFromTeam, { params: { id: member.user.id } })
    expect((await ask(owner, member.user.email)).problem.message).toContain('your team')
    const before = owner.user.email
    await db
      .update(users)
      .set({ email: some('example.com') })
      .where(eq(users.id, owner.user.id))
    await db
      .update(businessProfiles)
      .set({ contactEmail: some('example.com') })
      .where(eq(businessProfiles.contactEmail, before))
    expect((await ask(owner, before)).problem.message).toContain('your team')
  })
})

async function joins(owner: Owner, email: string) {
  await owner.call(inviteToTeam, { body: { email, role: 'member' } })
  const params = { token: await invitationToken(app, email) }
  await caller(app).call(acceptInvitation, {
    params,
    body: { firstName: 'Tomás', lastName: 'Reyes', password: goodPassword },
  })
}

describe('whoever is only invited', () => {
  test('is no part of the team: what they send counts in the average, and they confirm nothing', async () => {
    const owner = await makeBusiness(app)
    const email = some('gmail.com')
    await owner.call(inviteToTeam, { body: { email, role: 'member' } })
    const { id } = await submitted(app, owner.user.formId, { customerEmail: email, rating: 1 })
    expect((await owner.call(getTestimonial, { params: { id } })).body.isByTeam).toBe(false)
    expect((await owner.call(getTestimonialStats, {})).body).toMatchObject({ averageRating: 1 })
    expect((await ask(owner, email)).problem.message).toContain('your team')
  })
})

describe('whoever joins the team later', () => {
  test('can no longer confirm, also when another address was asked after theirs', async () => {
    const owner = await makeBusiness(app)
    const id = await typed(owner)
    const first = some('gmail.com')
    const token = await askedToConfirm(app, owner, id, first.replace('@', '+hi@'))
    await askedToConfirm(app, owner, id, some('gmail.com'))
    await joins(owner, first)
    const { status, problem } = await confirm(token)
    expect([status, problem.message]).toEqual([
      403,
      "This link was sent to someone on the business's team. Only a customer can confirm a testimonial.",
    ])
    expect((await owner.call(getTestimonial, { params: { id } })).body.publishable).toBe(false)
  })

  test('keeps what they confirmed, and every outlet says that they are on the team', async () => {
    const owner = await makeBusiness(app)
    const id = await typed(owner)
    const email = some('gmail.com')
    await confirm(await askedToConfirm(app, owner, id, email.replace('@', '+hi@')))
    expect((await shown(owner)).map(({ label }) => label)).toEqual([requested])
    await joins(owner, email)
    app.clock.now = new Date(app.clock.now.getTime() + 61_000)
    const { body } = await owner.call(getTestimonial, { params: { id } })
    expect(body).toMatchObject({ publishable: true, isByTeam: true })
    expect(body.label).toBe(`${requested} · By someone on the business's team`)
  })

  test('is named as such in what they send through the form', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId, { customerEmail: owner.user.email })
    const { body } = await owner.call(getTestimonial, { params: { id } })
    expect(body.label).toBe("By someone on the business's team")
  })
})

describe('what was confirmed because the business asked by email', () => {
  test('says so in the widget, on the private page, in the API and in the export', async () => {
    const owner = await makeBusiness(app)
    const id = await typed(owner)
    const token = await askedToConfirm(app, owner, id, some('example.com'))
    const mine = (await confirm(token)).body
    expect(mine).toMatchObject({ label: requested, isConfirmedOnRequest: true, isShown: true })
    expect((await shown(owner)).map(({ label }) => label)).toEqual([requested])
    const { body } = await owner.call(getTestimonial, { params: { id } })
    expect(body).toMatchObject({ label: requested, isConfirmedOnRequest: true })
    const { text } = await owner.call(exportTestimonials, { query: { format: 'json' } })
    const [row] = (JSON.parse(text) as { testimonials: object[] }).testimonials
    expect(row).toMatchObject({ isConfirmedOnRequest: true, isByTeam: false })
  })

  test('says it of the words that were confirmed, and nothing where the customer was not asked', async () => {
    const owner = await makeBusiness(app)
    const { id, manageUrl } = await submitted(app, owner.user.formId)
    const params = { token: tokenOf(manageUrl) }
    await caller(app).call(changeMyTestimonial, { params, body: { content: 'Ten days, in fact.' } })
    expect((await owner.call(getTestimonial, { params: { id } })).body.label).toBeNull()
    await owner.call(editTestimonial, { params: { id }, body: { content: 'Twelve days.' } })
    await confirm(await askedToConfirm(app, owner, id))
    expect((await owner.call(getTestimonial, { params: { id } })).body.label).toBe(requested)
  })
})
