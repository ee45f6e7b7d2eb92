import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import * as editing from '#contract/testimonials/editing.ts'
import { decideTestimonial, restoreTestimonial } from '#contract/testimonials/decisions.ts'
import { users } from '../accounts/tables.ts'
import { caller } from '../test/as.ts'
import { approved, askedToConfirm, makeBusiness, makeMember, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { db } = app.services

test('the history says who did what: the customer, a member of the team by name, a program by its key', async () => {
  const owner = await makeBusiness(app)
  const member = await makeMember(app, owner)
  const { id } = await submitted(app, owner.user.formId)
  await member.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  const key = await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })
  const bearer = { authorization: `Bearer ${key.body.key}` }
  await caller(app).call(
    editing.editTestimonial,
    { params: { id }, body: { content: 'Very good rye.' } },
    bearer,
  )
  await askedToConfirm(app, owner, id)
  const { body, text } = await owner.call(getTestimonialHistory, { params: { id } })
  expect(body.map(({ type, by }) => [type, by.kind, by.name])).toEqual([
    ['submitted', 'customer', null],
    ['consented', 'customer', null],
    ['approved', 'member', 'Jonas Weber'],
    ['edit-suggested', 'program', 'Shop'],
    ['confirmation-asked', 'member', 'Mara Lindqvist'],
  ])
  expect(body[1]?.details.scopes).toEqual(['display', 'use_name'])
  expect(body[3]?.details).toEqual({ from: 'The rye keeps for a week and tastes better every day.' })
  expect(text).not.toContain('ines@example.com')
  expect(text).not.toContain('recipient')
})

test('whoever has left the team has no name in it, and erased details say so', async () => {
  const owner = await makeBusiness(app)
  const member = await makeMember(app, owner)
  const { id } = await submitted(app, owner.user.formId)
  await member.call(decideTestimonial, { params: { id }, body: { status: 'rejected' } })
  await db.update(users).set({ workspaceId: null }).where(eq(users.id, member.user.id))
  await db.execute(
    sql`update testimonial_events set payload = null, salt = null where testimonial_id = ${id} and seq = 1`,
  )
  const { body } = await owner.call(getTestimonialHistory, { params: { id } })
  expect(body[0]).toMatchObject({ type: 'submitted', isErased: true, details: {} })
  expect(body.at(-1)).toMatchObject({ type: 'rejected', isErased: false, by: { kind: 'member', name: null } })
})

test('the history of a deleted or foreign testimonial is not found', async () => {
  const [owner, neighbor] = [await makeBusiness(app), await makeBusiness(app)]
  const params = { id: await approved(app, owner) }
  expect((await neighbor.call(getTestimonialHistory, { params })).problem.code).toBe('not-found')
  await owner.call(editing.deleteTestimonial, { params })
  expect((await owner.call(getTestimonialHistory, { params })).problem.code).toBe('not-found')
  await owner.call(restoreTestimonial, { params })
  const { body } = await owner.call(getTestimonialHistory, { params })
  expect(body.slice(-2).map(({ type }) => type)).toEqual(['deleted', 'restored'])
})
