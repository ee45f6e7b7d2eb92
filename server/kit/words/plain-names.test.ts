import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signUp } from '#contract/accounts/accounts.ts'
import { completeOnboarding, updateBusinessProfile } from '#contract/business/business.ts'
import { createCustomer, editCustomer, requestTestimonial } from '#contract/customers/customers.ts'
import { requestTemplate } from '#contract/emails/request-email.ts'
import { saveProfile } from '#contract/settings/profile.ts'
import { acceptInvitation, inviteToTeam } from '#contract/team/team.ts'
import { users } from '../../accounts/tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { submitQuestionnaire } from '#contract/collection/questionnaire.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { crmLine } from '../../integrations/crm/crm-values.ts'
import { businessProfiles } from '../../business/tables.ts'
import { customers } from '../../customers/tables.ts'
import { randomToken } from '../ids.ts'
import { refuseAddresses } from './plain-names.ts'
import { caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { goodPassword, invitationToken, makeBusiness, makeOwner, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const { db } = app.services
const someEmail = () => `${randomToken(8).toLowerCase()}@example.com`
const sentence = 'Please leave out web addresses, such as "example.com".'

describe('a name', () => {
  test.for([
    'https://evil.example',
    'Win at evil.top',
    'evil。top now',
    'ｅｖｉｌ．com',
    'ev\u200Bil.com',
    'www.evil',
    'evil.com/login',
    'Pay (evil.co.uk)',
    'mail me@evil.com',
    '10.0.0.1',
  ])('with a web address in it is refused: %s', (name) => {
    expect(() => refuseAddresses({ name })).toThrow(sentence)
  })

  test.for([
    'Dr. Ada Lovelace',
    'Dr.Smith',
    'J.R.R. Tolkien',
    'St.Gallen Bakery',
    'Müller & Söhne, Inc.',
    'No. 5',
    'Weber GmbH & Co. KG',
    '株式会社',
  ])('without one is taken: %s', (name) => {
    expect(() => refuseAddresses({ name })).not.toThrow()
  })
})

test('a name is one line, whatever way it comes in', async () => {
  const [name, company] = ['Ada\r\nBcc: eve@evil', 'Ada\u2028 & \u0007Sons\n']
  const broken = /[\p{Cc}\u2028\u2029]/u
  const owner = await makeBusiness(app)
  const names = async (column: typeof customers.name | typeof customers.company) =>
    (await db.select({ value: column }).from(customers)).map(({ value }) => value ?? '')
  const typed = { name, email: someEmail(), company }
  const { id } = (await owner.call(createCustomer, { body: typed })).body
  expect(await names(customers.name)).toContain('Ada Bcc: eve@evil')
  await owner.call(editCustomer, { params: { id }, body: { name: 'Ada\nLovelace', company } })
  expect(await names(customers.name)).toContain('Ada Lovelace')
  expect(await names(customers.company)).toContain('Ada & Sons')

  const words = { customerName: name, company, content: 'Good bread.' }
  await owner.call(createTestimonial, { body: words })
  await submitted(app, owner.user.formId, { customerName: name, company })
  const asked = { rating: 5, customerName: name, customerEmail: someEmail(), company, content: 'Good.' }
  await caller(app).call(submitQuestionnaire, { body: { ...asked, linkId: owner.user.formId } })
  const kept = await db.select().from(testimonials)
  expect(kept).toHaveLength(3)
  expect(kept.filter((one) => broken.test(one.customerName + (one.company ?? '')))).toEqual([])
  expect((await names(customers.name)).filter((one) => broken.test(one))).toEqual([])
  expect([crmLine(name), crmLine(company)]).toEqual(['Ada Bcc: eve@evil', 'Ada & Sons'])

  const person = {
    firstName: 'Mara\n',
    lastName: 'Berg\r\nSubject: Win',
    email: someEmail(),
    password: goodPassword,
  }
  expect((await caller(app).call(signUp, { body: person })).body.lastName).toBe('Berg Subject: Win')
  await owner.call(updateBusinessProfile, { body: { businessName: 'Berg\nBakery' } })
  const profiles = await db.select().from(businessProfiles)
  expect(profiles.map(({ businessName }) => businessName)).toContain('Berg Bakery')
})

test('every form that asks for a name of a person, business or customer refuses web addresses beside the field', async () => {
  const owner = await makeOwner(app)
  const [firstName, businessName] = ['Win at evil.com', 'www.evil.com']
  const profile = {
    businessName,
    ownerName: 'Mara Berg',
    contactEmail: someEmail(),
    businessDescription: 'Sourdough bread, baked through the night.',
    targetAudience: 'Neighbors',
  }
  const person = { firstName, lastName: 'Berg', email: someEmail() }
  const business = await makeBusiness(app)
  const { id } = (await business.call(createCustomer, { body: { name: 'Ines', email: someEmail() } })).body
  const invited = someEmail()
  await business.call(inviteToTeam, { body: { email: invited, role: 'member' } })
  const params = { token: await invitationToken(app, invited) }
  const answers = [
    [await caller(app).call(signUp, { body: { ...person, password: goodPassword } }), 'firstName'],
    [await owner.call(saveProfile, { body: { ...person, email: owner.user.email } }), 'firstName'],
    [
      await caller(app).call(acceptInvitation, { params, body: { ...person, password: goodPassword } }),
      'firstName',
    ],
    [await owner.call(completeOnboarding, { body: profile }), 'businessName'],
    [await business.call(updateBusinessProfile, { body: { businessName } }), 'businessName'],
    [await business.call(createCustomer, { body: { name: 'evil.com', email: someEmail() } }), 'name'],
    [await business.call(editCustomer, { params: { id }, body: { name: 'evil.com' } }), 'name'],
  ] as const
  for (const [answer, field] of answers) {
    expect([answer.status, answer.problem.fields]).toEqual([400, { [field]: sentence }])
  }
})

test('names that were stored with a web address before hold none in the emails', async () => {
  const owner = await makeBusiness(app)
  const { body } = await owner.call(createCustomer, { body: { name: 'Ines', email: someEmail() } })
  const [row] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.id, owner.user.id))
  const businessName = 'https://evil.com/pay Bakery'
  await db
    .update(workspaces)
    .set({ name: businessName })
    .where(eq(workspaces.id, row?.id ?? ''))
  await db
    .update(businessProfiles)
    .set({ businessName })
    .where(eq(businessProfiles.workspaceId, row?.id ?? ''))
  await db.update(users).set({ firstName: 'www.evil.com' }).where(eq(users.id, owner.user.id))
  await db.update(customers).set({ name: 'Win.at.evil.com' }).where(eq(customers.id, body.id))
  const invited = someEmail()
  await owner.call(inviteToTeam, { body: { email: invited, role: 'member' } })
  await owner.call(requestTestimonial, { params: { id: body.id }, body: requestTemplate })
  for (const address of [invited, body.email]) {
    const [mail] = await emailsTo(app, address)
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil\.com|www\.|https:\/\/evil/)
    expect(mail?.text).toContain('evil com')
  }
})
