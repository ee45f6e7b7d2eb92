import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { submitTestimonial } from '#contract/collection/collection.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, submitted, workspaceOf } from '../test/make.ts'
import { isPlain } from '../test/plain.ts'
import { testApp } from '../test/test-app.ts'
import { prepareRead, prepareWrite } from './prepared.ts'
import { inWorkspace, readPrepared, writePrepared } from './tenant.ts'

const app = await testApp()
const { db } = app.services
const owner = await makeBusiness(app)
const workspaceId = await workspaceOf(app, owner)

const { placeholder } = sql
const note = prepareWrite(
  'test_note',
  () => sql`insert into idempotency (workspace_id, key, request_hash, response, created_at)
    values (${placeholder('workspaceId')}, ${placeholder('key')}, '', '', now())`,
)
const notes = prepareRead<{ key: string }>(
  'test_notes',
  () => sql`select key from idempotency where key like ${placeholder('like')} order by created_at, key`,
)

const noteOf = (key: string) => ({ workspaceId, key })

async function notesLike(like: string): Promise<string[]> {
  return (await readPrepared(db, notes, { like })).map(({ key }) => key)
}

async function waitingJobs(): Promise<number> {
  const { rows } = await app.services.database.pool.query<{ count: number }>(
    `select count(*)::int as count from plaudit_jobs.job where name = 'mail-private-page'`,
  )
  return rows[0]?.count ?? 0
}

test.skipIf(isPlain)(
  'a submission takes two messages to the database, and none more to have its private page mailed',
  async () => {
    const first = await submitted(app, owner.user.formId)
    const waitingBefore = await waitingJobs()
    const messages: unknown[] = []
    const watched = new Set<PoolClient>()
    const watch = (client: PoolClient) => {
      if (watched.has(client)) return
      watched.add(client)
      const query = client.query.bind(client) as (...sent: unknown[]) => unknown
      const counted = (...sent: unknown[]) => {
        messages.push(sent[0])
        return query(...sent)
      }
      Object.assign(client, { query: counted })
    }
    db.$client.on('acquire', watch)
    try {
      const body = {
        customerName: 'Ines Duarte',
        customerEmail: 'ines@example.com',
        content: 'Lovely rye.',
        rating: 5,
        formId: owner.user.formId,
      }
      const second = await caller(app).call(submitTestimonial, { body }, { 'idempotency-key': 'counted' })
      expect(second.body.id).not.toBe(first.id)
    } finally {
      db.$client.off('acquire', watch)
      for (const client of watched) Reflect.deleteProperty(client, 'query')
    }
    // Where the link leads; and all that is written, with the answer for a retry, the job that mails the private page, and
    // the COMMIT.
    expect(messages).toHaveLength(2)
    expect(await waitingJobs()).toBe(waitingBefore + 1)
  },
)

test('statements run in the order in which they were asked for, prepared or not', async () => {
  const seen = await inWorkspace(db, workspaceId, async (tx) => {
    await writePrepared(tx, note, noteOf('order-1'))
    const { rows } = await tx.execute(
      sql`select count(*)::int as count from idempotency where key = 'order-1'`,
    )
    await writePrepared(tx, note, noteOf('order-2'))
    await tx.execute(sql`delete from idempotency where key = 'order-1'`)
    return [rows[0]?.['count'], await readPrepared(tx, notes, { like: 'order-%' })]
  })
  expect(seen).toEqual([1, [{ key: 'order-2' }]])
  expect(await notesLike('order-%')).toEqual(['order-2'])
})

test('a write that nobody waited for undoes the transaction when it fails, and says why', async () => {
  await inWorkspace(db, workspaceId, (tx) => writePrepared(tx, note, noteOf('taken')))
  const last = inWorkspace(db, workspaceId, async (tx) => {
    await writePrepared(tx, note, noteOf('lost-1'))
    await writePrepared(tx, note, noteOf('taken'))
  })
  await expect(last).rejects.toThrow(/idempotency_pk|duplicate key/)
  const earlier = inWorkspace(db, workspaceId, async (tx) => {
    await writePrepared(tx, note, noteOf('lost-2'))
    await writePrepared(tx, note, noteOf('taken'))
    await readPrepared(tx, notes, { like: 'lost-%' }).catch(() => undefined)
  })
  await expect(earlier).rejects.toThrow(/duplicate key/)
  expect(await notesLike('lost-%')).toEqual([])
})

test('row-level security holds for prepared statements, whichever workspace the connection served before', async () => {
  const neighbor = await workspaceOf(app, await makeBusiness(app))
  await inWorkspace(db, workspaceId, (tx) => writePrepared(tx, note, noteOf('mine')))
  const seenBy = (id: string) => inWorkspace(db, id, (tx) => readPrepared(tx, notes, { like: 'mine' }))
  for (let round = 0; round < 7; round++) {
    expect(await seenBy(workspaceId)).toEqual([{ key: 'mine' }])
    expect(await seenBy(neighbor)).toEqual([])
  }
  const foreign = inWorkspace(db, neighbor, (tx) => writePrepared(tx, note, noteOf('foreign')))
  await expect(foreign).rejects.toThrow(/row-level security/)
})

test.skipIf(isPlain)('what a failed transaction still asks for reaches no connection', async () => {
  let late: Promise<unknown> | undefined
  const failed = inWorkspace(db, workspaceId, async (tx) => {
    await writePrepared(tx, note, noteOf('late-1'))
    late = new Promise((resolve) => {
      setTimeout(() => {
        const asked = readPrepared(tx, notes, { like: 'late-%' })
        void writePrepared(tx, note, noteOf('late-2'))
        resolve(Promise.allSettled([asked, tx.execute(sql`select 1`)]))
      }, 50)
    })
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  const answers = (await Promise.race([late, new Promise((r) => setTimeout(r, 1000))])) as {
    status: string
  }[]
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await notesLike('late-%')).toEqual([])
})

/** Tables with a workspace in each row that no tenant's transaction touches: it has no rights on them at all. */
const onlyForTheServer = ['users']

test('a table whose rows belong to workspaces is bound to them by row-level security (CONTRIBUTING)', async () => {
  const { rows } = await app.services.database.pool.query<{
    name: string
    isBound: boolean
    isOpen: boolean
  }>(
    `select relname as name,
        relrowsecurity and exists (select from pg_policy where polrelid = pg_class.oid) as "isBound",
        has_table_privilege('plaudit_app', pg_class.oid, 'select, insert, update, delete') as "isOpen"
     from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id'
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  expect(rows.length).toBeGreaterThan(20)
  const unbound = rows.filter(({ isBound }) => !isBound)
  expect(unbound.filter(({ isOpen }) => isOpen)).toEqual([])
  expect(unbound.map(({ name }) => name)).toEqual(onlyForTheServer)
})
