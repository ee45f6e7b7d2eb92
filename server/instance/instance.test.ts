import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteTestimonial } from '#contract/testimonials.ts'
import { testimonials } from '../db/tables/testimonials.ts'
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
  const from = async (remoteAddress: string) =>
    (await http.inject({ url: '/dev/outbox', remoteAddress })).statusCode
  expect([await from('127.0.0.1'), await from('192.0.2.1')]).toEqual([200, 404])
})

test('a deleted testimonial is kept for thirty days, and no longer', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId)
  await owner.call(deleteTestimonial, { params: { id } })
  const kept = () => services.db.select().from(testimonials).where(eq(testimonials.id, id))
  const today = clock.now
  const after = async (days: number) => {
    clock.now = new Date(today.getTime() + days * 86_400_000)
    await cleanUp.run(services, {})
    return (await kept()).length
  }
  const rows = [await after(29), await after(31)]
  clock.now = today
  expect(rows).toEqual([1, 0])
})
