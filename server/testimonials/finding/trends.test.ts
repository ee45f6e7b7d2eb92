import { expect, test } from 'vitest'
import * as editing from '#contract/testimonials/editing.ts'
import { getTrends } from '#contract/testimonials/trends.ts'
import { makeBusiness, submitted, workspaceOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { rowId } from '../../kit/ids.ts'
import { testimonials } from '../tables.ts'

const app = await testApp()
const { db, now } = app.services

test('ratings and months are counted by source, the months in order and without gaps', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  await submitted(app, owner.user.formId, { rating: 5 })
  const { id } = await submitted(app, owner.user.formId, { rating: 1, content: 'Never again.' })
  await owner.call(editing.deleteTestimonial, { params: { id } })
  await owner.call(editing.createTestimonial, { body: { customerName: 'Tom', content: 'Good.', rating: 4 } })
  const monthsAgo = (count: number) => {
    const today = now()
    return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count, 15))
  }
  const imported = (source: string, createdAt: Date, isUndated = false) => ({
    workspaceId,
    id: rowId(now()),
    customerName: 'Ana',
    content: 'Good bread.',
    rating: 4,
    status: 'pending' as const,
    origin: 'imported' as const,
    isConfirmedByAuthor: true,
    source,
    createdAt,
    isUndated,
    receivedAt: now(),
  })
  await db
    .insert(testimonials)
    .values([
      imported('Google', monthsAgo(2)),
      imported('Google', monthsAgo(2)),
      imported('Google', monthsAgo(30)),
      imported('Google', now(), true),
    ])
  const { body } = await owner.call(getTrends, {})
  expect(body.total).toBe(7)
  expect(body.sources.map(({ name, count }) => [name, count])).toEqual([
    ['Google', 4],
    ['Your form', 2],
    ['Added by your team', 1],
  ])
  expect(body.ratings.map(({ rating, counts }) => [rating, counts])).toEqual([
    [5, [0, 1, 0]],
    [4, [4, 0, 1]],
    [3, [0, 0, 0]],
    [2, [0, 0, 0]],
    [1, [0, 1, 0]],
    [0, [0, 0, 0]],
  ])
  expect(body.months).toHaveLength(12)
  const names = body.months.map(({ month }) => month)
  expect(names).toEqual(names.toSorted())
  expect(names.at(-1)).toBe(now().toISOString().slice(0, 7))
  expect(body.months.at(-1)?.counts).toEqual([0, 2, 0])
  expect(body.months.at(-3)?.counts).toEqual([2, 0, 0])
  // What the team typed has no date either.
  expect([body.earlier, body.undated]).toEqual([1, 2])
})

test('of many sources the smallest are one, and nothing is lost', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  const rows = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].flatMap((source, index) =>
    Array.from({ length: 7 - index }, () => ({
      workspaceId,
      id: rowId(now()),
      customerName: 'Ana',
      content: 'Good bread.',
      rating: 5,
      status: 'pending' as const,
      origin: 'imported' as const,
      isConfirmedByAuthor: true,
      source,
      createdAt: now(),
      receivedAt: now(),
    })),
  )
  await db.insert(testimonials).values(rows)
  const { body } = await owner.call(getTrends, {})
  expect(body.sources.map(({ name, count }) => [name, count])).toEqual([
    ['A', 7],
    ['B', 6],
    ['C', 5],
    ['D', 4],
    ['Other sources', 6],
  ])
  expect(body.ratings[0]?.counts).toEqual([7, 6, 5, 4, 6])
})

test('without testimonials there is nothing but twelve empty months', async () => {
  const owner = await makeBusiness(app)
  const { body } = await owner.call(getTrends, {})
  expect(body).toMatchObject({ total: 0, sources: [], earlier: 0, undated: 0 })
  expect(body.months.map(({ counts }) => counts)).toEqual(Array.from({ length: 12 }, () => []))
})
