import { expect, test } from 'vitest'
import * as api from '#contract/collection/collection.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { createTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness, type Owner, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

async function businessAsking(companyField: 'optional' | 'required' | 'hidden'): Promise<Owner> {
  const owner = await makeBusiness(app)
  const body = { requiresApproval: true, publicLinks: 'everyone', companyField } as const
  await owner.call(api.saveFormSettings, { body })
  return owner
}

test('the company is optional unless the workspace chooses otherwise, and the form says which it is (ruling 6.5)', async () => {
  const owner = await makeBusiness(app)
  const params = { linkId: owner.user.formId }
  expect((await caller(app).call(api.getPublicForm, { params })).body.companyField).toBe('optional')
  const { id } = await submitted(app, owner.user.formId, { company: 'Kantine Nord' })
  expect((await owner.call(getTestimonial, { params: { id } })).body.company).toBe('Kantine Nord')
  const required = { linkId: (await businessAsking('required')).user.formId }
  expect((await caller(app).call(api.getPublicForm, { params: required })).body.companyField).toBe('required')
})

test('a company that is required is insisted on, and one that is not asked is not kept', async () => {
  const strict = await businessAsking('required')
  const body = { customerName: 'Ines', customerEmail: 'ines@example.com', content: 'Good.', rating: 5 }
  const refused = await caller(app).call(api.submitTestimonial, {
    body: { ...body, formId: strict.user.formId, company: '  ' },
  })
  expect(refused.status).toBe(400)
  expect(refused.problem.fields).toEqual({ company: 'Please fill in your company.' })
  const discreet = await businessAsking('hidden')
  const { id } = await submitted(app, discreet.user.formId, { company: 'Kantine Nord' })
  expect((await discreet.call(getTestimonial, { params: { id } })).body.company).toBeNull()
})

test('settings that do not mention the company leave it as it is', async () => {
  const owner = await businessAsking('hidden')
  const body = { requiresApproval: false, publicLinks: 'nobody' } as const
  expect((await owner.call(api.saveFormSettings, { body })).body.companyField).toBe('hidden')
})

test('a form that asks for the role shows it with the company, and asks whether both may be shown', async () => {
  const owner = await makeBusiness(app)
  const { formId } = owner.user
  const settings = { requiresApproval: false, publicLinks: 'everyone', asksRole: true } as const
  await owner.call(api.saveFormSettings, { body: settings })
  const form = (await caller(app).call(api.getPublicForm, { params: { linkId: formId } })).body
  expect(form.asksRole).toBe(true)
  const asked = form.consent.scopes.find(({ scope }) => scope === 'use_name')?.sentence
  expect(asked).toBe('You may show my name, role, and company with it.')
  const words = { customerName: 'Ines', company: 'Kantine Nord', role: 'Head chef' }
  const { id } = await submitted(app, formId, words)
  expect((await owner.call(getTestimonial, { params: { id } })).body.role).toBe('Head chef')
  const found = await owner.call(listTestimonials, { query: { search: 'chef' } })
  expect(found.body.map((one) => one.id)).toEqual([id])
  const own = { params: { id }, body: { content: found.body[0]!.content, role: 'Chef' } }
  const refused = await owner.call(editTestimonial, own)
  expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['role']])
  await owner.call(api.saveFormSettings, { body: { ...settings, asksRole: false } })
  const { id: other } = await submitted(app, formId, words)
  expect((await owner.call(getTestimonial, { params: { id: other } })).body.role).toBeNull()
})

test('of words that the business typed it says the role itself, which their history keeps', async () => {
  const owner = await makeBusiness(app)
  const body = { customerName: 'Ines', company: 'Kantine Nord', role: 'Chef', content: 'Good bread.' }
  const made = (await owner.call(createTestimonial, { body })).body
  expect(made.role).toBe('Chef')
  const params = { id: made.id }
  const changed = await owner.call(editTestimonial, {
    params,
    body: { content: body.content, role: 'Head chef' },
  })
  expect([changed.body.role, changed.body.content]).toEqual(['Head chef', 'Good bread.'])
  const untouched = await owner.call(editTestimonial, { params, body: { content: 'Good rye bread.' } })
  expect(untouched.body.role).toBe('Head chef')
  const history = (await owner.call(getTestimonialHistory, { params })).body
  expect(history.map(({ type }) => type)).toContain('role-changed')
})
