import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { logIn } from '#contract/accounts/accounts.ts'
import { sendCampaign } from '#contract/campaigns/campaigns.ts'
import { createCustomer, listCustomers } from '#contract/customers/customers.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { campaigns } from '../campaigns/tables.ts'
import { queueEmail } from '../emails/service.ts'
import { emails } from '../emails/tables.ts'
import { Overload } from '../kit/fair-queue.ts'
import { problemFor } from '../http/guards.ts'
import { caller } from '../test/as.ts'
import { makeCampaign, makeCustomers } from '../test/makers/make-campaign.ts'
import { goodPassword, makeOwner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { testDatabase } from '../test/processes/test-db.ts'

const disk = { isFull: false }
const database = await testDatabase(() => disk.isFull)
const app = await testApp({}, { database, onQueueFailure: () => undefined })
const { http, services } = app

const readiness = async () => {
  const answer = await http.inject({ url: '/readyz' })
  return [answer.statusCode, answer.json<{ status: string }>().status]
}

test('fifty campaign starts of one business wait in its own line: a neighbor is answered at once, and refused nothing', async () => {
  const [busy, neighbor] = [await makeOwner(app), await makeOwner(app)]
  const { id } = await makeCampaign(busy, await makeCustomers(busy, ['Ines', 'Tomas']))
  const others = await services.database.pool.connect()
  await others.query('begin')
  await others.query(`select from campaigns where id = '${id}' for update`)
  const starts = Array.from({ length: 50 }, () => busy.call(sendCampaign, { params: { id } }))
  await sleep(100)

  const startedMs = performance.now()
  const answers = []
  while (performance.now() - startedMs < 2_000) answers.push(await neighbor.call(listTestimonials, {}))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.length).toBeGreaterThan(10)
  expect(await readiness()).toEqual([200, 'ready'])
  await others.query('rollback')
  others.release()
  const statuses = (await Promise.all(starts)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([202, 429]))
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThanOrEqual(4)
  const refused = (await Promise.all(starts)).find(({ status }) => status === 429)
  expect(refused?.problem.message).toBe(
    'Too many of your requests are running at once. Please try again in a few seconds.',
  )
  expect(refused?.headers['retry-after']).toBe('2')
  const [row] = await services.db.select().from(campaigns).where(eq(campaigns.id, id))
  expect(row?.status).toBe('active')
})

test('two hundred searches of one business at once refuse nothing to a neighbor who searches', async () => {
  const [busy, neighbor] = [await makeOwner(app), await makeOwner(app)]
  const search = (owner: typeof busy) => owner.call(listTestimonials, { query: { search: 'bread' } })
  await search(busy)
  const burst = Array.from({ length: 200 }, () => search(busy))
  const answers = []
  for (let times = 0; times < 10; times += 1) answers.push(await search(neighbor))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const statuses = (await Promise.all(burst)).map(({ status }) => status)
  expect(statuses).toContain(200)
})

test('on a full disk what is there can be read, and what would be saved is refused with a sentence that says why', async () => {
  const owner = await makeOwner(app)
  const body = { name: 'Tomas Vega', email: 'tomas@example.com' }
  await submitted(app, owner.user.formId)
  await app.drain()
  const to = 'news@example.com'
  await queueEmail(services, services.db, { to, subject: 'Hello', paragraphs: ['Good morning'] })
  const stateOfEmail = async () =>
    (await services.db.select().from(emails).where(eq(emails.recipient, to)))[0]?.state
  disk.isFull = true
  try {
    expect(await readiness()).toEqual([200, 'read-only'])
    const list = await owner.call(listTestimonials, {})
    expect([list.status, list.body.length]).toEqual([200, 1])
    const refused = [
      await owner.call(createCustomer, { body }),
      await caller(app).call(logIn, { body: { email: owner.user.email, password: goodPassword } }),
    ]
    for (const { status, problem, headers } of refused) {
      expect([status, problem.code, problem.message, headers['retry-after']]).toEqual([
        503,
        'unavailable',
        'This server is out of storage space. You can still read everything, but nothing can be saved until it has more.',
        '60',
      ])
    }
    const sent = app.drain()
    await sleep(500)
    expect(await stateOfEmail()).toBe('queued')
    disk.isFull = false
    await sent
    expect(await stateOfEmail()).toBe('sent')
  } finally {
    disk.isFull = false
  }
  expect(await readiness()).toEqual([200, 'ready'])
  expect((await owner.call(createCustomer, { body })).status).toBe(200)
  expect((await owner.call(listCustomers, {})).body.map(({ name }) => name)).toContain('Tomas Vega')
})

test('whoever is refused because too much waits is told so, also where a query was waiting', () => {
  const waiting = (isOwn: boolean) => new DrizzleQueryError('select 1', [], new Overload(isOwn))
  const codes = [true, false].map((isOwn) => problemFor(waiting(isOwn), services.database).code)
  expect(codes).toEqual(['too-many-requests', 'unavailable'])
})
