import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { embedAnswer } from '#contract/embed.ts'
import { addLookup } from '../db/lookups.ts'
import { apiKeys, users, workspaces } from '../accounts/tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import { randomToken, rowId, sha256 } from '../ids.ts'
import { testDatabase } from '../test/test-db.ts'
import { listenForChanges } from './listener.ts'
import { openEmbeds, type Embeds } from './service.ts'

const database = await testDatabase()
const { db } = database
const now = new Date('2026-06-01T12:00:00Z')

type Row = Partial<typeof testimonials.$inferInsert>

async function workspace() {
  const workspaceId = rowId(now)
  const userId = rowId(now)
  const key = `pk_${randomToken(24)}`
  await db.insert(workspaces).values({ id: workspaceId, name: 'Bakery', createdAt: now })
  await db.insert(users).values({
    id: userId,
    workspaceId,
    email: `${userId}@example.com`,
    firstName: 'Ada',
    lastName: 'Baker',
    passwordHash: 'none',
    role: 'owner',
    createdAt: now,
  })
  await addLookup(db, 'key', sha256(key), workspaceId)
  await db.insert(apiKeys).values({
    workspaceId,
    id: rowId(now),
    kind: 'publishable',
    keyHash: sha256(key),
    shown: key,
    createdAt: now,
  })
  const add = async (row: Row = {}) => {
    const id = rowId(now)
    await db.insert(testimonials).values({
      workspaceId,
      id,
      customerName: 'Jo Park',
      company: 'Park & Sons',
      content: 'Bread like at home.',
      rating: 5,
      status: 'approved',
      origin: 'customer',
      isConfirmedByAuthor: true,
      consentsToDisplay: true,
      consentsToName: true,
      createdAt: now,
      receivedAt: now,
      ...row,
    })
    return id
  }
  const withdraw = (id: string) =>
    db.execute(sql`update testimonials set withdrawn_at = now() where id = ${id}`)
  return { workspaceId, userId, key, add, withdraw }
}

function textOf(body: string | Buffer): string {
  return (typeof body === 'string' ? Buffer.from(body, 'latin1') : body).toString()
}

async function read(embeds: Embeds, key: string) {
  const found = await embeds.find(key)
  if (!found) return undefined
  return z.parse(embedAnswer, JSON.parse(textOf(found.hot.identity.body)))
}

test('a website sees the newest publishable testimonials and nothing else', async () => {
  const { key, add } = await workspace()
  await add({ content: 'undated', isUndated: true, createdAt: new Date('2026-03-05T00:30:00Z') })
  await add({ content: 'older', createdAt: new Date('2026-01-05T23:30:00Z') })
  await add({ content: 'newer', createdAt: new Date('2026-02-05T00:30:00Z') })
  await add({ content: 'pending', status: 'pending' })
  await add({ content: 'private', isPrivate: true, rating: 1 })
  await add({ content: 'no consent', consentsToDisplay: false })
  await add({ content: 'no word', origin: 'owner', isConfirmedByAuthor: false })
  await add({ content: 'withdrawn', withdrawnAt: now })
  await add({ content: 'deleted', deletedAt: now })

  const answer = await read(openEmbeds({ db }), key)

  expect(answer?.testimonials.map(({ content, date }) => [content, date])).toEqual([
    ['undated', null],
    ['newer', '2026-02-05'],
    ['older', '2026-01-05'],
  ])
  expect(Object.keys(answer?.testimonials[0] ?? {}).toSorted()).toEqual([
    'content',
    'customerCompany',
    'customerName',
    'date',
    'id',
    'label',
    'rating',
  ])
})

test('the average counts private and rejected opinions, and says of how many', async () => {
  const { key, add } = await workspace()
  await add({ rating: 5 })
  await add({ rating: 1, isPrivate: true })
  await add({ rating: 2, status: 'rejected' })
  await add({ rating: null, status: 'pending' })
  await add({ rating: 5, origin: 'owner_ai', isAiGenerated: true, isConfirmedByAuthor: false })

  expect(await read(openEmbeds({ db }), key)).toMatchObject({ shown: 1, total: 4, average: 2.7 })
})

test('imported and confirmed ratings have averages of their own, which name where they come from', async () => {
  const { key, add } = await workspace()
  await add({ rating: 5 })
  await add({ rating: 4, status: 'pending' })
  await add({ origin: 'imported', source: 'Google', rating: 1 })
  await add({ origin: 'api', source: 'Google', rating: 4, status: 'pending' })
  await add({ origin: 'imported', source: 'Google', rating: null })
  await add({ origin: 'imported', source: 'Google', rating: 5, deletedAt: now })
  await add({ origin: 'imported', source: 'Yelp', rating: 5, status: 'pending' })
  await add({ origin: 'owner', rating: 3 })
  await add({ origin: 'owner', rating: 1, isAttestedByOwner: true })

  expect(await read(openEmbeds({ db }), key)).toMatchObject({
    total: 2,
    average: 4.5,
    otherRatings: [
      { source: 'Google', count: 3, average: 2.5, label: '2.5 from 2 imported from Google' },
      { source: null, count: 1, label: '3.0 from 1 added by the business and confirmed by customers' },
    ],
  })
})

test('a website names five sources at most, and the last of them stands for the rest', async () => {
  const { key, add } = await workspace()
  for (const [index, source] of ['A', 'B', 'C', 'D', 'E', 'F'].entries()) {
    for (let count = 6; count > index; count -= 1) await add({ origin: 'imported', source, rating: 4 })
  }
  const answer = await read(openEmbeds({ db }), key)
  expect(answer?.otherRatings.map(({ label }) => label)).toEqual([
    '4.0 from 6 imported from A',
    '4.0 from 5 imported from B',
    '4.0 from 4 imported from C',
    '4.0 from 3 imported from D',
    '4.0 from 3 imported from other sources',
  ])
})

test('every text says where it comes from when the customer did not write it', async () => {
  const { key, add } = await workspace()
  const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) })
  await add(at(9))
  await add({ ...at(8), isAttestedByOwner: true })
  await add({ ...at(7), origin: 'owner' })
  await add({ ...at(6), origin: 'owner_ai' })
  await add({ ...at(5), origin: 'imported', source: 'Google' })
  await add({ ...at(4), origin: 'api' })
  await add({ ...at(3), origin: 'owner_ai', isAiGenerated: true, isAttestedByOwner: true })
  await add({ ...at(2), origin: 'owner', isAttestedByOwner: true })
  const evidence = 'Mara, it was “bread, LIKE AT HOME”! Jo'
  await add({ ...at(2), origin: 'owner', isAttestedByOwner: true, content: 'Bread like at home.', evidence })
  await add({ ...at(2), origin: 'imported', source: 'Yelp', isAttestedByOwner: true, evidence })
  await add({ ...at(2), origin: 'imported', source: 'Yelp', isAttestedByOwner: true, evidence: 'Good cakes' })
  await add({ ...at(1), isAiGenerated: true, isRewarded: true })

  expect((await read(openEmbeds({ db }), key))?.testimonials.map(({ label }) => label)).toEqual([
    null,
    'Edited by the business',
    null,
    'Written with AI, approved by the customer',
    'Imported from Google',
    'Imported from another system',
    'Written with AI from what the customer said',
    'Imported from Yelp · Edited by the business',
    'Imported from Yelp',
    'Quoted by the business',
    'Written by the business from what the customer said',
    'Written with AI, approved by the customer · Received a reward',
  ])
})

test('a customer who did not agree to be named stays unnamed', async () => {
  const { key, add } = await workspace()
  await add({ consentsToName: false })
  expect((await read(openEmbeds({ db }), key))?.testimonials[0]).toMatchObject({
    customerName: 'A customer',
    customerCompany: null,
  })
})

test('a withdrawal is gone at once on a node that hears of it', async () => {
  const { key, add, withdraw } = await workspace()
  const id = await add()
  const embeds = openEmbeds({ db })
  const stop = listenForChanges(database.url, (workspaceId) => embeds.forget(workspaceId))
  try {
    await expect.poll(async () => (await read(embeds, key))?.testimonials.length).toBe(1)
    await withdraw(id)
    await expect.poll(async () => (await read(embeds, key))?.testimonials.length, { timeout: 2_000 }).toBe(0)
  } finally {
    await stop()
  }
})

test('a withdrawal is gone after five seconds on a node that heard nothing', async () => {
  const { key, add, withdraw } = await workspace()
  const id = await add()
  let ms = 0
  const embeds = openEmbeds({ db }, {}, () => ms)
  await read(embeds, key)
  await withdraw(id)

  ms = 4_999
  expect((await read(embeds, key))?.testimonials.length).toBe(1)
  ms = 5_000
  expect((await read(embeds, key))?.testimonials.length).toBe(0)
})

test('the listener hears again after its connection was cut', async () => {
  const { key, add, withdraw } = await workspace()
  const id = await add()
  const embeds = openEmbeds({ db })
  let connects = 0
  const stop = listenForChanges(database.url, (workspaceId) => {
    if (workspaceId === undefined) connects++
    embeds.forget(workspaceId)
  })
  try {
    await expect.poll(() => connects).toBe(1)
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'plaudit embed' and datname = current_database()`)
    await expect.poll(() => connects, { timeout: 5_000 }).toBe(2)
    await read(embeds, key)
    await withdraw(id)
    await expect.poll(async () => (await read(embeds, key))?.testimonials.length, { timeout: 2_000 }).toBe(0)
  } finally {
    await stop()
  }
})

test('a revoked key opens nothing after five seconds', async () => {
  const { key, workspaceId } = await workspace()
  let ms = 0
  const embeds = openEmbeds({ db }, {}, () => ms)
  expect((await embeds.find(key))?.workspaceId).toBe(workspaceId)
  await db.execute(sql`update api_keys set revoked_at = now() where workspace_id = ${workspaceId}`)
  ms = 5_000
  expect(await embeds.find(key)).toBeUndefined()
  expect(embeds.size).toBe(0)
})

test('an unchanged answer keeps its bytes, a new sum arrives within a minute', async () => {
  const { key, add } = await workspace()
  await add()
  let ms = 0
  const embeds = openEmbeds({ db }, {}, () => ms)
  const first = await embeds.find(key)
  await add({ status: 'pending', rating: 1 })
  ms = 30_000
  expect((await embeds.find(key))?.hot).toBe(first?.hot)
  ms = 60_000
  expect(await read(embeds, key)).toMatchObject({ shown: 1, total: 2, average: 3 })
})

test('simultaneous visitors of a cold website cause one reading', async () => {
  const { key, add } = await workspace()
  await add()
  const embeds = openEmbeds({ db })
  const found = await Promise.all(Array.from({ length: 50 }, async () => embeds.find(key)))
  expect(new Set(found).size).toBe(1)
})

test('guessed keys leave nothing behind', async () => {
  const embeds = openEmbeds({ db })
  for (let round = 0; round < 20; round++) {
    await Promise.all(Array.from({ length: 100 }, async () => embeds.find(`pk_${randomToken(24)}`)))
  }
  expect(embeds.size).toBe(0)
})

test('a short loss of the database is not seen on websites, a long one is', async () => {
  const { key, add } = await workspace()
  await add()
  let ms = 0
  let isAway = false
  const away = new Proxy(db, {
    get(target, name, receiver) {
      if (isAway) throw new Error('the database is away')
      return Reflect.get(target, name, receiver)
    },
  })
  const embeds = openEmbeds({ db: away }, {}, () => ms)
  await read(embeds, key)
  isAway = true
  ms = 9_999
  expect((await read(embeds, key))?.testimonials.length).toBe(1)
  ms = 10_000
  await expect(read(embeds, key)).rejects.toThrow('away')
})
