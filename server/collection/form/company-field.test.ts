import { expect, test } from 'vitest'
import * as api from '#contract/collection/collection.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
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
