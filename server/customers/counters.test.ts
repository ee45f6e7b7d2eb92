import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as api from '#contract/customers/customers.ts'
import { makeBusiness, type Owner, submitted, workspaceOf } from '../test/make.ts'
import { seeded } from '../test/processes/seeded.ts'
import { testApp } from '../test/test-app.ts'
import { customersFeature } from './feature.ts'

const app = await testApp()
const { db } = app.services
const statuses = [undefined, ...api.customerStatuses]

/** The total of the list for each status, told by a page that does not hold them all. */
async function totalsOf(owner: Owner): Promise<number[]> {
  const lists = statuses.map((status) => owner.call(api.listCustomers, { query: { status, limit: 1 } }))
  return (await Promise.all(lists)).map(({ headers }) => Number(headers['x-total-count']))
}

async function recountOf(workspaceId: string): Promise<number[]> {
  const { rows } = await db.execute<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from customers where workspace_id = ${workspaceId} group by 1`,
  )
  return statuses.map((status) =>
    rows.reduce((sum, row) => (status === undefined || row.status === status ? sum + row.count : sum), 0),
  )
}

test('after any sequence of changes the list says how many customers there are, also by status (CUST-01)', async () => {
  const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
  const [workspaceId, theirs] = [await workspaceOf(app, owner), await workspaceOf(app, other)]
  await other.call(api.createCustomer, { body: { name: 'Priya Raman', email: 'priya@example.com' } })
  const random = seeded(20261126)
  const someone = () => `customer-${Math.floor(random() * 60)}@example.com`
  const status = () => api.customerStatuses[Math.floor(random() * 3)]!
  const idOfSomebody = async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from customers where workspace_id = ${workspaceId} and email >= ${someone()} order by email limit 1`,
    )
    return { params: { id: rows[0]?.id ?? '' } }
  }
  const ways: (() => Promise<unknown>)[] = [
    () => owner.call(api.createCustomer, { body: { name: 'Ines', email: someone(), status: status() } }),
    () => owner.call(api.createCustomer, { body: { name: 'Jonas', email: someone() } }),
    () => submitted(app, owner.user.formId, { customerEmail: someone() }),
    async () => owner.call(api.editCustomer, { ...(await idOfSomebody()), body: { status: status() } }),
    async () => owner.call(api.mergeCustomer, { ...(await idOfSomebody()), body: { email: someone() } }),
    async () => owner.call(api.deleteCustomer, await idOfSomebody()),
  ]
  for (let step = 0; step < 150; step += 1) await ways[Math.floor(random() * ways.length)]!()
  await db.execute(
    sql`delete from customers where workspace_id = ${workspaceId} and email like '%2@example.com'`,
  )
  const recount = await recountOf(workspaceId)
  expect(Math.min(...recount)).toBeGreaterThan(2)
  expect(await totalsOf(owner)).toEqual(recount)
  expect(await recountOf(theirs)).toEqual([1, 1, 0, 0])
  expect(await totalsOf(other)).toEqual([1, 1, 0, 0])
})

test('what many imports have counted is merged within the hour, and the totals stay', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  await db.transaction(async (tx) => {
    for (const slot of [0, 64, 700]) {
      await tx.execute(sql`select set_config('app.counter_slot', ${`${slot}`}, true)`)
      await tx.execute(sql`
        insert into customers (workspace_id, id, name, email, created_at, updated_at)
        select ${workspaceId}, gen_random_uuid(), 'Ines', n || '-' || ${slot}::text || '@example.com', now(), now()
        from generate_series(1, 5) n`)
    }
  })
  const slots = async () => {
    const { rows } = await db.execute<{ slot: number; count: number }>(
      sql`select slot, count from customer_counters where workspace_id = ${workspaceId} order by slot`,
    )
    return rows.map(({ slot, count }) => [slot, count])
  }
  const [before, totals] = [await slots(), await totalsOf(owner)]
  for (const step of customersFeature.cleanUp ?? []) await step(app.services, app.clock.now)
  expect([before, await slots()]).toEqual([
    [
      [0, 5],
      [64, 5],
      [700, 5],
    ],
    [[0, 15]],
  ])
  expect([totals, await totalsOf(owner)]).toEqual([
    [15, 15, 0, 0],
    [15, 15, 0, 0],
  ])
})
