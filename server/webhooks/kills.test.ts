import { eq, ne, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createWebhook } from '#contract/webhooks/webhooks.ts'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/database.ts'
import { chanceOf } from '../test/billing/random.ts'
import { callServer, signUpAt } from '../test/processes/call-server.ts'
import { freePort } from '../test/processes/free-port.ts'
import { dataFolderForTest, startServer } from '../test/processes/server-process.ts'
import { testDatabase } from '../test/processes/test-db.ts'
import { webhookReceiver } from '../test/stand-ins/webhook-receiver.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

/** `PLAUDIT_KILLS=10` for more of them, with 5,000 events each. */
const kills = Number(process.env['PLAUDIT_KILLS'] ?? 1)
const events = kills === 1 ? 200 : kills * 5_000
const longestMs = kills === 1 ? 400 : 20_000

const [{ db, url }, receiver] = [await testDatabase(), await webhookReceiver()]
afterAll(() => receiver.close())

test(
  `${events} events reach an address that fails three times in ten, signed and under one id each, though the server is killed ${kills} times`,
  { timeout: 3_600_000 },
  async () => {
    const chance = chanceOf(20_261_127)
    // Asked at each call.
    Object.defineProperty(receiver, 'answer', {
      get: () => ({ status: chance.next() < 0.3 ? 500 : 200 }),
    })
    const settings = {
      PORT: String(await freePort()),
      PLAUDIT_DATA: await dataFolderForTest(),
      DATABASE_URL: url,
      PLAUDIT_INTERNAL_SITE: receiver.url,
    }
    let server = await startServer(settings)
    const cookie = await signUpAt(server.url)
    await db.update(users).set({ emailProvenAt: new Date() })
    const body = {
      kind: 'webhook' as const,
      name: 'Shop',
      address: `${receiver.url}/hook`,
      events: ['customer.created' as const],
    }
    const made = await callServer(server.url, createWebhook, body, cookie)
    const { secret } = (await made.json()) as { secret: string }
    await fillEvents(db)
    for (let kill = 0; kill < kills; kill++) {
      await sleep(chance.next() * longestMs)
      await server.end('SIGKILL')
      // As if the wait of each failed one, and the lease of what was in hand, were over.
      await db
        .update(webhookDeliveries)
        .set({ dueAt: new Date() })
        .where(ne(webhookDeliveries.state, 'delivered'))
      server = await startServer(settings)
    }
    const left = () => db.$count(webhookDeliveries, ne(webhookDeliveries.state, 'delivered'))
    while ((await left()) > 0) {
      await sleep(500)
      const waiting = eq(webhookDeliveries.state, 'waiting')
      // Nobody gives up in this test, however often it is unlucky.
      await db.update(webhookDeliveries).set({ dueAt: new Date(), attempts: 1 }).where(waiting)
    }
    await server.end('SIGTERM')
    const byMessage = new Map<string, Set<string>>()
    for (const { body: sent, headers } of receiver.received) {
      const id = String(headers['webhook-id'])
      const key = Buffer.from(secret.slice(6), 'base64')
      const signed = `${id}.${String(headers['webhook-timestamp'])}.${sent}`
      const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
      expect(headers['webhook-signature']).toBe(expected)
      const { data } = JSON.parse(sent) as { data: { id: string } }
      byMessage.set(data.id, (byMessage.get(data.id) ?? new Set()).add(id))
    }
    expect(byMessage.size).toBe(events)
    expect([...byMessage.values()].filter(({ size }) => size !== 1)).toEqual([])
    if (kills > 1) console.log({ kills, events, calls: receiver.received.length })
  },
)

/** As many customers as were added at once; who they are does not matter here. */
async function fillEvents(db: Db): Promise<void> {
  const [webhook] = await db.select().from(webhooks)
  const { workspaceId, id } = webhook!
  await db.execute(sql`
    with made as (
      insert into webhook_messages (workspace_id, id, event, data, created_at)
      select ${workspaceId}, gen_random_uuid(), 'customer.created', jsonb_build_object('id', n), now()
      from generate_series(1, ${events}) n returning workspace_id, id
    )
    insert into webhook_deliveries (workspace_id, id, webhook_id, message_id, created_at, due_at)
    select workspace_id, gen_random_uuid(), ${id}::uuid, id, now(), now() from made`)
}
