import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { updateBusinessProfile } from '#contract/business/business.ts'
import * as mine from '#contract/collection/my-testimonial.ts'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { updateFeedback } from '#contract/collection/private-feedback.ts'
import { changeSeveral } from '#contract/testimonials/organizing.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as decisions from '#contract/testimonials/decisions.ts'
import { users } from '../../accounts/tables.ts'
import { allJobs } from '../../app.ts'
import { randomToken } from '../../kit/ids.ts'
import { testimonials, testimonialCounters } from '../tables.ts'
import { caller } from '../../test/as.ts'
import {
  askedToConfirm,
  makeBusiness,
  makeMember,
  logInAgain,
  submitted,
  workspaceOf,
} from '../../test/make.ts'
import type { Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { presentRatingSums, type RatingSum, ratingSumsOf } from './rating-sums.ts'

const app = await testApp()
const { db } = app.services
const dayMs = 86_400_000

/** As every website gets them. */
async function readRatingSums(workspaceId: string) {
  const { rows } = await db.execute<{ sums: readonly RatingSum[] }>(
    sql`select ${ratingSumsOf(workspaceId)} as sums`,
  )
  return presentRatingSums(rows[0]?.sums ?? [])
}

/** The same numbers wherever one can read them. */
async function numbers(owner: Owner) {
  const stats = (await owner.call(getTestimonialStats, {})).body
  const dashboard = (await owner.call(getDashboard, {})).body.workspace?.stats
  const workspaceId = await workspaceOf(app, owner)
  const { own } = await readRatingSums(workspaceId)
  expect(dashboard).toEqual(stats)
  expect([own.average ?? 0, own.count]).toEqual([stats.averageRating, stats.submissions.count])
  return stats
}

test('a customer’s address that the business calls its contact takes no rating of theirs out of the average', async () => {
  const owner = await makeBusiness(app)
  await submitted(app, owner.user.formId, { rating: 5 })
  const customerEmail = `${randomToken(8).toLowerCase()}@example.com`
  await submitted(app, owner.user.formId, { rating: 1, content: 'Never again.', customerEmail })
  await owner.call(updateBusinessProfile, { body: { contactEmail: customerEmail } })
  expect(await numbers(owner)).toMatchObject({ averageRating: 3, submissions: { count: 2 } })
})

test('a rating that the business deletes still counts, before and after it is erased', async () => {
  const owner = await makeBusiness(app)
  await submitted(app, owner.user.formId, { rating: 5 })
  const bad = await submitted(app, owner.user.formId, { rating: 1, content: 'Never again.' })
  await owner.call(editing.deleteTestimonial, { params: { id: bad.id } })
  const expected = { total: 1, averageRating: 3, submissions: { count: 2, deleted: 1 } }
  expect(await numbers(owner)).toMatchObject(expected)
  const today = app.clock.now
  app.clock.now = new Date(today.getTime() + 31 * dayMs)
  await allJobs.find(({ name }) => name === 'clean-up')?.run(app.services, {})
  app.clock.now = today
  expect(await db.select().from(testimonials).where(eq(testimonials.id, bad.id))).toEqual([])
  await logInAgain(owner)
  expect(await numbers(owner)).toMatchObject(expected)
})

test('a withdrawn rating still counts, as a number only', async () => {
  const owner = await makeBusiness(app)
  await submitted(app, owner.user.formId, { rating: 5 })
  const { token } = await submitted(app, owner.user.formId, { rating: 2, content: 'Too dry.' })
  await caller(app).call(mine.withdrawMyTestimonial, { params: { token } })
  expect(await numbers(owner)).toMatchObject({ averageRating: 3.5, submissions: { count: 2 } })
  const { body: embed } = await app.http.inject(`/api/embed/testimonials/me?apiKey=${owner.user.apiKey}`)
  expect(JSON.parse(embed) as EmbedAnswer).toMatchObject({ testimonials: [], total: 2, average: 3.5 })
})

test('stars that the business types never enter the average, even when the customer confirms them', async () => {
  const owner = await makeBusiness(app)
  await submitted(app, owner.user.formId, { rating: 4 })
  const typed = { customerName: 'Tomás Reyes', content: 'Best bread in town.', rating: 5 }
  const { id } = (await owner.call(editing.createTestimonial, { body: typed })).body
  expect(await numbers(owner)).toMatchObject({ averageRating: 4, otherRatings: [] })
  const evidence = { words: 'He wrote: best bread in town', saidOn: '2026-03-02' }
  await owner.call(addEvidence, { params: { id }, body: evidence })
  expect(await numbers(owner)).toMatchObject({ averageRating: 4, otherRatings: [] })
  const token = await askedToConfirm(app, owner, id, 'tomas@example.com')
  const { version } = (await caller(app).call(mine.getMyTestimonial, { params: { token } })).body
  await caller(app).call(mine.changeMyTestimonial, { params: { token }, body: { confirm: true, version } })
  expect(await numbers(owner)).toMatchObject({
    averageRating: 4,
    submissions: { count: 1 },
    otherRatings: [{ source: null, count: 1, average: 5 }],
  })
})

test('ratings of the team are in no average and no count, however the address is spelled and whenever they join', async () => {
  const owner = await makeBusiness(app)
  await submitted(app, owner.user.formId, { rating: 3 })
  const [name, host] = owner.user.email.split('@')
  await submitted(app, owner.user.formId, { rating: 5, customerEmail: `${name}+customer@${host}` })
  const { user: member } = await makeMember(app, owner)
  const [memberName, memberHost] = member.email.split('@')
  for (const customerEmail of [
    member.email,
    `${memberName!.slice(0, 2)}.${memberName!.slice(2)}@${memberHost}`,
  ])
    await submitted(app, owner.user.formId, { rating: 5, customerEmail })
  const early = `early-${randomToken(6).toLowerCase()}@example.com`
  await submitted(app, owner.user.formId, { rating: 5, customerEmail: early })
  expect(await numbers(owner)).toMatchObject({ averageRating: 4, submissions: { count: 2 }, total: 5 })
  await db.update(users).set({ email: early }).where(eq(users.email, member.email))
  expect(await numbers(owner)).toMatchObject({ averageRating: 3, submissions: { count: 1 }, total: 5 })
  const key = await owner.call(createApiKey, { body: { kind: 'secret', name: 'Import' } })
  const body = { customerName: 'Ana', content: 'Great.', rating: 5, customerEmail: owner.user.email }
  await caller(app).call(editing.createTestimonial, { body }, { authorization: `Bearer ${key.body.key}` })
  expect(await numbers(owner)).toMatchObject({ otherRatings: [], total: 6 })
  const answer = await app.http.inject(`/api/embed/testimonials/me?apiKey=${owner.user.apiKey}`)
  expect(answer.json<EmbedAnswer>()).toMatchObject({ total: 1, average: 3, byStars: [0, 0, 1, 0, 0] })
})

test('what a program sends counts under the name of its source', async () => {
  const owner = await makeBusiness(app)
  await submitted(app, owner.user.formId, { rating: 2, content: 'Not for me.' })
  const key = await owner.call(createApiKey, { body: { kind: 'secret', name: 'Import' } })
  const bearer = { authorization: `Bearer ${key.body.key}` }
  for (const rating of [5, 4]) {
    const body = { customerName: 'Ana', content: `Great, ${rating} stars`, rating, source: 'Google' }
    await caller(app).call(editing.createTestimonial, { body }, bearer)
  }
  expect(await numbers(owner)).toMatchObject({
    averageRating: 2,
    otherRatings: [{ source: 'Google', count: 2, average: 4.5, label: '4.5 from 2 imported from Google' }],
  })
})

test('after any sequence of changes the kept numbers equal a recount', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  const random = randomFrom(20261122)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const ratings: number[] = []
  const here: { id: string; token: string; isDeleted: boolean }[] = []
  const submit = async () => {
    const rating = 1 + Math.floor(random() * 5)
    const { id, token } = await submitted(app, owner.user.formId, { rating })
    ratings.push(rating)
    here.push({ id, token, isDeleted: false })
  }
  const erase = async () => {
    await db
      .delete(testimonials)
      .where(sql`workspace_id = ${workspaceId} and (deleted_at is not null or id = ${pick(here).id})`)
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from testimonials where workspace_id = ${workspaceId}`,
    )
    const left = new Set(rows.map(({ id }) => id))
    here.splice(0, here.length, ...here.filter(({ id }) => left.has(id)))
  }
  for (let step = 0; step < 150; step += 1) {
    const one = here.length > 0 ? pick(here) : undefined
    const params = { params: { id: one?.id ?? '' } }
    const way = random()
    if (!one || way < 0.3) await submit()
    else if (way < 0.5)
      await owner.call(decisions.decideTestimonial, {
        ...params,
        body: { status: pick(['approved', 'rejected'] as const) },
      })
    else if (way < 0.6) await owner.call(decisions.undoDecisions, { body: { ids: [one.id] } })
    else if (way < 0.65)
      await owner.call(changeSeveral, { body: { action: random() < 0.7 ? 'hide' : 'show', ids: [one.id] } })
    else if (way < 0.7) await owner.call(decisions.moveToPending, params)
    else if (way < 0.73)
      await owner.call(updateFeedback, {
        ...params,
        body: { state: pick(['open', 'contacted', 'resolved'] as const) },
      })
    else if (way < 0.75) await owner.call(editing.deleteTestimonial, params)
    else if (way < 0.85) await owner.call(decisions.restoreTestimonial, params)
    else if (way < 0.95) await caller(app).call(mine.withdrawMyTestimonial, { params: { token: one.token } })
    else await erase()
  }
  const stats = await numbers(owner)
  const [recount] = await db
    .select({
      total: sql<number>`count(*)::int`,
      pending: sql<number>`count(*) filter (where status = 'pending' and not is_private)::int`,
      approved: sql<number>`count(*) filter (where status = 'approved' and not is_private)::int`,
      publishable: sql<number>`count(*) filter (where publishable)::int`,
      hidden: sql<number>`count(*) filter (where hidden_at is not null)::int`,
    })
    .from(testimonials)
    .where(sql`workspace_id = ${workspaceId} and deleted_at is null`)
  expect(stats).toMatchObject(recount!)
  const { rows: cases } = await db.execute<{ state: string; count: number }>(sql`
    select recovery_state as state, count(*)::int as count from testimonials
    where workspace_id = ${workspaceId} and is_private and deleted_at is null group by 1`)
  expect(stats.privateFeedback).toMatchObject(
    Object.fromEntries(cases.map(({ state, count }) => [state, count])),
  )
  expect(stats.submissions.count).toBe(ratings.length)
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  expect(stats.averageRating).toBe(Math.round(mean * 10) / 10)
  const { own } = await readRatingSums(workspaceId)
  expect(own.shown).toBe(recount!.publishable)
  const [lowest] = await db.select({ count: sql<number>`min(total)::int` }).from(
    db
      .select({ total: sql`sum(${testimonialCounters.count})`.as('total') })
      .from(testimonialCounters)
      .where(eq(testimonialCounters.workspaceId, workspaceId))
      .groupBy(testimonialCounters.status, testimonialCounters.rating, testimonialCounters.isDeleted)
      .as('kinds'),
  )
  expect(lowest!.count).toBeGreaterThanOrEqual(0)
})

/** Park and Miller's generator: the same sequence on every run. */
function randomFrom(seed: number): () => number {
  let state = seed % 2147483647
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
