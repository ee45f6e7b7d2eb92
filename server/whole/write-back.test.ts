import type { z } from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { allEndpoints } from '../test/all-endpoints.ts'
import { updateBusinessProfile } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getFormSettings, saveFormSettings } from '#contract/collection/collection.ts'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { getCrmAutomation, saveCrmAutomation } from '#contract/crm/crm.ts'
import { previewCustomerImport, startCustomerImport } from '#contract/customers/customer-imports.ts'
import { createCustomer, editCustomer, getCustomer, mergeCustomer } from '#contract/customers/customers.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { previewImport, startImport } from '#contract/imports/imports.ts'
import { getRewardSettings, saveRewardSettings } from '#contract/rewards/rewards.ts'
import { saveAiSettings } from '#contract/settings/ai-settings.ts'
import { saveNotificationSettings } from '#contract/settings/notification-settings.ts'
import { saveProfile } from '#contract/settings/profile.ts'
import { getSettings, saveAppearanceSettings } from '#contract/settings/settings.ts'
import { createSharingLink, listSharingLinks } from '#contract/collection/sharing.ts'
import { createTestimonial, editTestimonial, putTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, submitted, tokenOf } from '../test/make.ts'
import { fieldsOf } from '../test/schemas.ts'
import { testApp } from '../test/test-app.ts'
import { isSecondAddress } from '../test/valid-bodies.ts'

const app = await testApp()
const words = { customerName: 'Ines Duarte', content: 'The rye keeps for a week.' }

describe('what was read is taken back as it is', () => {
  test('a testimonial without company, email, rating and date', async () => {
    const owner = await makeBusiness(app)
    const { id } = (await owner.call(createTestimonial, { body: words })).body
    for (const write of [editTestimonial, putTestimonial]) {
      const read = (await owner.call(getTestimonial, { params: { id } })).body
      expect([read.company, read.customerEmail, read.rating]).toEqual([null, null, null])
      const written = await owner.call(write, { params: { id }, body: read })
      expect(written.body).toMatchObject({ ...read, version: expect.any(Number) })
    }
    const read = (await owner.call(getTestimonial, { params: { id } })).body
    const copy = await owner.call(createTestimonial, { body: read })
    expect(copy.body).toMatchObject({ company: null, customerEmail: null, rating: null })
    const asked = await owner.call(askForConfirmation, {
      params: { id },
      body: { email: read.customerEmail },
    })
    expect([asked.status, asked.problem.fields]).toEqual([400, { email: expect.any(String) }])
    expect(asked.problem.message).not.toMatch(/must be/)
  })

  test('a customer without a company', async () => {
    const owner = await makeBusiness(app)
    const added = { name: 'Ines', email: 'ines@example.com' }
    const { id } = (await owner.call(createCustomer, { body: added })).body
    const read = async () => (await owner.call(getCustomer, { params: { id } })).body.customer
    const before = await read()
    expect(before.company).toBeNull()
    expect((await owner.call(editCustomer, { params: { id }, body: before })).status).toBe(200)
    expect((await owner.call(createCustomer, { body: await read() })).status).toBe(200)
    const other = await owner.call(createCustomer, { body: { name: 'Jon', email: 'jon@example.com' } })
    const merged = { ...(await read()), email: other.body.email }
    expect((await owner.call(mergeCustomer, { params: { id }, body: merged })).status).toBe(200)
  })

  test('a business profile as onboarding leaves it', async () => {
    const owner = await makeBusiness(app)
    const read = (await owner.call(getBusinessProfile, {})).body!
    expect([read.logoUrl, read.primaryReviewPlatform]).toEqual([null, null])
    const written = await owner.call(updateBusinessProfile, { body: read })
    expect(written.body).toEqual({ ...read, updatedAt: expect.any(String) })
    const colored = await owner.call(updateBusinessProfile, { body: { accentColor: '#2563eb' } })
    expect(colored.body.accentColor).toBe('#2563eb')
    const plain = await owner.call(updateBusinessProfile, { body: { accentColor: null } })
    expect(plain.body.accentColor).toBe('')
  })

  test('a customer’s own words', async () => {
    const owner = await makeBusiness(app)
    const { manageUrl } = await submitted(app, owner.user.formId, { company: '' })
    const params = { token: tokenOf(manageUrl) }
    // `consent` names what was asked when read, and what was answered when written.
    const { consent, ...read } = (await caller(app).call(getMyTestimonial, { params })).body
    expect([read.company, consent.version]).toEqual([null, expect.any(String)])
    const written = await caller(app).call(changeMyTestimonial, { params, body: read })
    expect(written.body).toMatchObject(read)
  })

  test('settings of every kind, as they are before anybody saved them', async () => {
    const owner = await makeBusiness(app)
    const { notifications, ai, appearance } = (await owner.call(getSettings, {})).body
    const answers = [
      await owner.call(saveNotificationSettings, { body: notifications }),
      await owner.call(saveAiSettings, { body: ai }),
      await owner.call(saveAppearanceSettings, { body: appearance }),
      await owner.call(saveFormSettings, { body: (await owner.call(getFormSettings, {})).body }),
      await owner.call(saveRewardSettings, { body: (await owner.call(getRewardSettings, {})).body }),
      await owner.call(saveCrmAutomation, { body: (await owner.call(getCrmAutomation, {})).body }),
      await owner.call(saveProfile, { body: (await owner.call(currentUser, {})).body }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('a sharing link for anybody', async () => {
    const owner = await makeBusiness(app)
    await owner.call(createSharingLink, { body: { description: 'Spring', customerEmail: null } })
    const [read] = (await owner.call(listSharingLinks, { query: {} })).body
    expect(read?.customerEmail).toBeNull()
    expect((await owner.call(createSharingLink, { body: read! })).status).toBe(201)
  })

  test('how a file was understood', async () => {
    const owner = await makeBusiness(app)
    for (const [preview, start, content] of [
      [previewImport, startImport, 'Name,Review,Rating\nInes,Good bread.,5\n'],
      [previewImport, startImport, 'Good bread.\nBetter rolls.\n'],
      [previewCustomerImport, startCustomerImport, 'Name,Email\nInes,ines@example.com\n'],
    ] as const) {
      const file = { fileName: 'list.csv', content }
      const { mapping } = (await owner.call(preview, { body: file })).body
      const started = await owner.call(start, { body: { ...file, mapping } })
      expect([202, 422]).toContain(started.status)
      expect(started.text).not.toContain('invalid-input')
    }
  })
})

test('no call refuses null for a field that some call answers as null', () => {
  const walked = allEndpoints.filter((one) => !isSecondAddress(one))
  const refusing = walked.flatMap(({ method, path, body }) =>
    body
      ? fieldsOf(body).flatMap(({ name, takesNull }) => (takesNull ? [] : [`${method} ${path} ${name}`]))
      : [],
  )
  const answered = new Set(
    allEndpoints.flatMap(({ response }) => (response === 'file' ? [] : nullNames(response))),
  )
  /** The same word for something else, or for something that must be there. */
  const others = new Set([
    'POST /api/testimonials/submit rating',
    'POST /api/qr-testimonial rating',
    'POST /api/testimonials/submit formId',
    'POST /api/testimonials/generate company',
    'POST /api/testimonials/generate-preview company',
    'PUT /api/sharing-links/:id/design backgroundColor',
    'PUT /api/wall/domain domain',
    'POST /api/crm-integrations crmType',
    'POST /api/milestones crmType',
    'PUT /api/milestones/:id crmType',
    'POST /api/milestones/preview crmType',
    'POST /api/two-factor/confirm code',
    'POST /api/two-factor/recovery-codes code',
    'POST /api/two-factor/disable code',
    'POST /api/login/second-factor code',
    // Only customers may have no phone, no language, no consent to text messages, no note and no address.
    'POST /api/onboarding/complete phone',
    'PUT /api/business-profile phone',
    'PUT /api/settings/phone phone',
    'POST /api/settings/phone/proof code',
    'POST /api/customers/:id/text-consent note',
    'POST /api/testimonials/submit consent',
    'POST /api/testimonials/improve consent',
    'POST /api/testimonials/smart-generate consent',
    'POST /api/qr-testimonial consent',
    'PATCH /api/public/my/:token consent',
    'PUT /api/settings/ai language',
    'POST /api/testimonials/improve language',
    'POST /api/testimonials/generate language',
    'POST /api/testimonials/smart-generate language',
    'POST /api/testimonials/import/link address',
    // Deleted customers have no name and email, emails no state before they are queued, reviews no platform of ours.
    'POST /api/testimonials/:id/ask-consent email',
    'POST /api/review-sources/:platform/keys apiKey',
    'POST /api/publish-reviews testimonialId',
    'POST /api/publish-reviews platform',
    'POST /api/review-links platform',
    'POST /api/customers name',
    'POST /api/customers email',
    'PATCH /api/customers/:id name',
    'PATCH /api/customers/:id email',
    'POST /api/customers/:id/merge name',
    'POST /api/customers/:id/merge email',
    'POST /api/campaigns name',
    'PUT /api/campaigns/:id name',
    'POST /api/milestones name',
    'PUT /api/milestones/:id name',
    'POST /api/milestones/preview name',
    'POST /api/testimonial-tags/rename name',
    'POST /api/testimonial-tags/remove name',
    'POST /api/saved-views name',
    'POST /api/widgets name',
    'PUT /api/widgets/:id name',
    'POST /api/auth/signup email',
    'POST /api/login email',
    'POST /api/auth/forgot-password email',
    'POST /api/auth/device-link email',
    'POST /api/mail/suppressions email',
    'PUT /api/mail/domain domain',
    'POST /api/team/invitations email',
    'PUT /api/settings/notifications email',
    'PUT /api/settings/profile email',
    'POST /api/api-keys name',
    // A question is asked in some time zone, a view is of some list.
    'POST /api/chat timeZone',
    'POST /api/testimonials/:id/evidence timeZone',
    'POST /api/saved-views query',
    'POST /api/webhooks name',
    'POST /api/webhooks address',
    'PATCH /api/webhooks/:id name',
    // Members always have a role; customers need none.
    'POST /api/team/invitations role',
    'PATCH /api/team/:id role',
    'POST /api/admin/administrators role',
    // Without a logo there is nothing to take, and a purpose always has a platform and a number.
    'POST /api/business-profile/logo-from-website logoUrl',
    'POST /api/testimonial-recommendations platform',
    'POST /api/testimonial-recommendations limit',
    'POST /api/contact name',
    'POST /api/contact email',
    // A profile always has a name, which its owners type to delete it, as administrators do that of a person.
    'POST /api/onboarding/complete businessName',
    'PUT /api/business-profile businessName',
    'POST /api/account/deletion businessName',
    'DELETE /api/admin/accounts/:userId name',
    // Administrators say who and why; only entries of the audit log that tell of something else have no reason.
    'POST /api/admin/administrators email',
    'POST /api/admin/impersonate/:userId reason',
    'DELETE /api/admin/accounts/:userId reason',
    'DELETE /api/admin/workspaces/:id reason',
    'PATCH /api/admin/workspaces/:id/subscription reason',
    'PUT /api/admin/workspaces/:id/suspension reason',
    'POST /api/admin/workspaces/:id/export reason',
  ])
  const wrong = refusing.filter((one) => answered.has(one.split(' ')[2] ?? '') && !others.has(one))
  expect(wrong).toEqual([])
})

/** Names of fields, at any depth, that may be null. */
function nullNames(schema: z.core.$ZodType): string[] {
  return fieldsOf(schema).flatMap(({ name, takesNull }) => (takesNull ? [name] : []))
}
