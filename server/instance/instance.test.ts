import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendContactMessage } from '#contract/contact.ts'
import { deleteTestimonial } from '#contract/testimonials.ts'
import { users } from '../db/tables/accounts.ts'
import { letters } from '../db/tables/plumbing.ts'
import { contactMessages } from '../db/tables/site.ts'
import { testimonials } from '../db/tables/testimonials.ts'
import { post } from '../letters/service.ts'
import { lettersTo } from '../test/letters.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { cleanUp } from './clean-up.ts'

const app = await testApp()
const { http, services, clock } = app

test('the server is alive whatever its database does, and ready only while its tables are there', async () => {
  const status = async (url: string) => (await http.inject({ url })).statusCode
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  await services.db.execute(sql`alter table workspaces rename to away`)
  const away = [await status('/healthz'), await status('/readyz')]
  await services.db.execute(sql`alter table away rename to workspaces`)
  expect(away).toEqual([200, 503])
})

test('the outbox is shown on this machine and to nobody else', async () => {
  const from = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const asked = { host: '127.0.0.1:3000', ...headers }
    return (await http.inject({ url: '/dev/outbox', remoteAddress, headers: asked })).statusCode
  }
  expect([await from('127.0.0.1'), await from('::1', { host: 'localhost:3000' })]).toEqual([200, 200])
  const outside = [
    await from('192.0.2.1'),
    await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }),
    await from('127.0.0.1', { via: '1.1 proxy' }),
    await from('127.0.0.1', { host: 'praise.example.com' }),
  ]
  expect(outside).toEqual([404, 404, 404, 404])
  const inPublic = await testApp({ PUBLIC_URL: 'https://praise.example.com' })
  const headers = { host: '127.0.0.1:3000' }
  expect((await inPublic.http.inject({ url: '/dev/outbox', headers })).statusCode).toBe(404)
})

test('a deleted testimonial is kept for thirty days, and no longer', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId)
  await owner.call(deleteTestimonial, { params: { id } })
  const kept = () => services.db.select().from(testimonials).where(eq(testimonials.id, id))
  expect(await keptAfter([29, 31], kept)).toEqual([1, 0])
})

test('a message from the contact page is kept for a year', async () => {
  const body = { name: 'Ola', email: 'ola@example.com', subject: 'A question', message: 'Does it run?' }
  await caller(app).call(sendContactMessage, { body: { ...body, inquiryType: 'general' } })
  const kept = () => services.db.select().from(contactMessages).where(eq(contactMessages.email, body.email))
  expect(await keptAfter([364, 366], kept)).toEqual([1, 0])
})

test('a letter of the instance is kept for thirty days after it has left, one of a business with its account', async () => {
  const owner = await makeBusiness(app)
  const [own, theirs] = ['instance@example.com', 'business@example.com'] as const
  const letter = { subject: 'Hello', paragraphs: ['Hello'] }
  await post(services, services.db, { to: own, ...letter })
  const [user] = await services.db.select().from(users).where(eq(users.id, owner.user.id))
  await post(services, services.db, { to: theirs, ...letter }, user?.workspaceId)
  const keptOf = (to: string) => () => services.db.select().from(letters).where(eq(letters.recipient, to))
  expect(await keptAfter([31], keptOf(own)), 'waiting').toEqual([1])
  expect([await lettersTo(app, own), await lettersTo(app, theirs)]).toMatchObject([
    [{ to: own }],
    [{ to: theirs }],
  ])
  expect(await keptAfter([29, 31], keptOf(own))).toEqual([1, 0])
  expect(await lettersTo(app, own), 'the copy in the outbox').toEqual([])
  expect(await keptAfter([31], keptOf(theirs))).toEqual([1])
})

/** How many rows are left when the clean-up comes by after so many days. */
async function keptAfter(days: readonly number[], rows: () => Promise<unknown[]>): Promise<number[]> {
  const today = clock.now
  const left: number[] = []
  for (const count of days) {
    clock.now = new Date(today.getTime() + count * 86_400_000)
    await cleanUp.run(services, {})
    left.push((await rows()).length)
  }
  clock.now = today
  return left
}
