import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { randomToken } from '../../kit/ids.ts'
import { silentProxy } from '../../test/stand-ins/silent-proxy.ts'
import { readShown, shownWorkspace, signing } from '../../test/makers/shown-workspace.ts'
import { testDatabase } from '../../test/processes/test-db.ts'
import { listenForChanges } from './listener.ts'
import { openEmbeds } from '../service.ts'

const database = await testDatabase()
const { db } = database

/** How many statements the database got since. */
function countQueries() {
  const asked = vi.spyOn(database.pool, 'query')
  onTestFinished(() => asked.mockRestore())
  return () => asked.mock.calls.length
}

async function untilNothingShown(embeds: ReturnType<typeof openEmbeds>, key: string): Promise<void> {
  const shown = async () => (await readShown(embeds, key))?.testimonials.length
  await expect.poll(shown, { timeout: 2_000 }).toBe(0)
}

test('a withdrawal is gone at once on a node that hears of it', async () => {
  const { key, add, withdraw } = await shownWorkspace(db)
  const id = await add()
  const embeds = openEmbeds({ db, ...signing })
  const stop = listenForChanges(database, embeds)
  try {
    await expect.poll(async () => (await readShown(embeds, key))?.testimonials.length).toBe(1)
    await withdraw(id)
    await untilNothingShown(embeds, key)
  } finally {
    await stop()
  }
})

test('a withdrawal is gone after five seconds on a node that heard nothing', async () => {
  const { key, add, withdraw } = await shownWorkspace(db)
  const id = await add()
  let ms = 0
  const embeds = openEmbeds({ db, ...signing }, {}, () => ms)
  await readShown(embeds, key)
  await withdraw(id)

  ms = 4_999
  expect((await readShown(embeds, key))?.testimonials.length).toBe(1)
  ms = 5_000
  expect((await readShown(embeds, key))?.testimonials.length).toBe(0)
})

test('the listener hears again after its connection was cut', async () => {
  const { key, add, withdraw } = await shownWorkspace(db)
  const id = await add()
  const embeds = openEmbeds({ db, ...signing })
  let connects = 0
  const opened = () => {
    connects++
    embeds.opened()
  }
  const stop = listenForChanges(database, { ...embeds, opened })
  try {
    await expect.poll(() => connects).toBe(1)
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'plaudit embed' and datname = current_database()`)
    await expect.poll(() => connects, { timeout: 5_000 }).toBe(2)
    await readShown(embeds, key)
    await withdraw(id)
    await untilNothingShown(embeds, key)
  } finally {
    await stop()
  }
})

test('a revoked key opens nothing after five seconds', async () => {
  const { key, workspaceId } = await shownWorkspace(db)
  let ms = 0
  const embeds = openEmbeds({ db, ...signing }, {}, () => ms)
  expect((await embeds.find(key))?.workspaceId).toBe(workspaceId)
  await db.execute(sql`update api_keys set revoked_at = now() where workspace_id = ${workspaceId}`)
  ms = 5_000
  expect(await embeds.find(key)).toBeUndefined()
  expect(embeds.size).toBe(0)
})

test('an unchanged answer keeps its bytes, a new sum arrives within a minute', async () => {
  const { key, add } = await shownWorkspace(db)
  await add()
  let ms = 0
  const embeds = openEmbeds({ db, ...signing }, {}, () => ms)
  const first = await embeds.find(key)
  await add({ status: 'pending', rating: 1 })
  ms = 30_000
  expect((await embeds.find(key))?.prepared).toBe(first?.prepared)
  ms = 60_000
  expect(await readShown(embeds, key)).toMatchObject({ shown: 1, total: 2, average: 3 })
})

test('simultaneous visitors of a cold website cause one reading', async () => {
  const { key, add } = await shownWorkspace(db)
  await add()
  const embeds = openEmbeds({ db, ...signing })
  const found = await Promise.all(Array.from({ length: 50 }, async () => embeds.find(key)))
  expect(new Set(found).size).toBe(1)
})

test('guessed keys leave nothing behind', async () => {
  const embeds = openEmbeds({ db, ...signing })
  for (let round = 0; round < 20; round++) {
    await Promise.all(Array.from({ length: 100 }, async () => embeds.find(`pk_${randomToken(24)}`)))
  }
  expect(embeds.size).toBe(0)
})

test('a short loss of the database is not seen on websites, a long one is', async () => {
  const { key, add } = await shownWorkspace(db)
  await add()
  let ms = 0
  let isAway = false
  const away = new Proxy(db, {
    get(target, name, receiver) {
      if (isAway) throw new Error('the database is away')
      return Reflect.get(target, name, receiver)
    },
  })
  const embeds = openEmbeds({ db: away, ...signing }, {}, () => ms)
  await readShown(embeds, key)
  isAway = true
  ms = 9_999
  expect((await readShown(embeds, key))?.testimonials.length).toBe(1)
  ms = 10_000
  await expect(readShown(embeds, key)).rejects.toThrow('away')
})

test('while the connection is alive, time costs no query, and a change is read with one', async () => {
  const { key, add } = await shownWorkspace(db)
  await add()
  let ms = 0
  const embeds = openEmbeds({ db, ...signing }, {}, () => ms)
  embeds.opened()
  const queries = countQueries()
  await readShown(embeds, key)
  expect(queries()).toBe(1)
  for (ms = 2_000; ms <= 44_000; ms += 2_000) {
    embeds.heard(ms - 1_000)
    expect((await readShown(embeds, key))?.testimonials.length).toBe(1)
  }
  expect(queries()).toBe(1)
})

/** Four workspaces that show one testimonial each, and a process that has heard of all of them at the moment 0. */
async function fourShown() {
  const made = await Promise.all(Array.from({ length: 4 }, () => shownWorkspace(db)))
  for (const { add } of made) await add()
  const clock = { ms: 0 }
  const embeds = openEmbeds({ db, ...signing }, {}, () => clock.ms)
  embeds.opened()
  const all = (what: 'shown' | 'total') =>
    Promise.all(made.map(async ({ key }) => (await readShown(embeds, key))?.[what]))
  return { made, clock, embeds, all }
}

test('after a gap, one query tells which of all answers have changed', async () => {
  const { made, clock, embeds, all } = await fourShown()
  expect(await all('shown')).toEqual([1, 1, 1, 1])
  await made[2]?.add()

  clock.ms = 20_000
  const queries = countQueries()
  embeds.opened()
  expect(await all('shown')).toEqual([1, 1, 2, 1])
  expect(queries()).toBe(2)
})

test('sums of all answers are asked about with one query a minute', async () => {
  const { made, clock, embeds, all } = await fourShown()
  await all('total')
  await made[1]?.add({ status: 'pending' })
  clock.ms = 60_000
  embeds.heard(clock.ms)
  const queries = countQueries()
  expect(await all('total')).toEqual([1, 2, 1, 1])
  expect(queries()).toBe(2)
})

test('a process that nobody asks sends itself nothing, and keeps its connection', async () => {
  const { key } = await shownWorkspace(db)
  const embeds = openEmbeds({ db, ...signing })
  const opened = vi.fn<() => void>(() => embeds.opened())
  const heard = vi.fn<(moment: number) => void>((moment) => embeds.heard(moment))
  const hearing = { ...embeds, opened, heard }
  const stop = listenForChanges(database, hearing, { clock: () => 0, beatMs: 10, silentMs: 50 })
  onTestFinished(stop)
  await expect.poll(() => heard.mock.calls.length).toBe(1)
  await sleep(150)
  expect(heard).toHaveBeenCalledTimes(1)

  await readShown(embeds, key)
  await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(3)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a withdrawal leaves a process whose connection was cut without a word, and it hears again', async () => {
  const { key, add, withdraw } = await shownWorkspace(db)
  const [first, second] = [await add(), await add()]
  const proxy = await silentProxy(database.url)
  let ms = 0
  const clock = () => ms
  const near = openEmbeds({ db, ...signing }, {}, clock)
  const far = openEmbeds({ db, ...signing }, {}, clock)
  let connects = 0
  const opened = () => {
    connects++
    far.opened()
  }
  const timing = { clock, beatMs: 50, silentMs: 500 }
  const stops = [
    listenForChanges(database, near, timing),
    listenForChanges({ ...database, url: proxy.url }, { ...far, opened }, timing),
  ]
  onTestFinished(async () => {
    await Promise.all(stops.map((stop) => stop()))
    await proxy.close()
  })
  const shown = async () => [(await readShown(near, key))?.shown, (await readShown(far, key))?.shown]
  await expect.poll(() => connects).toBe(1)
  await expect.poll(shown).toEqual([2, 2])

  proxy.freeze()
  await withdraw(first)
  await expect.poll(shown).toEqual([1, 2])
  // And 50 seconds in the browser that asked last: `max-age` in routes.test.ts.
  ms += 5_000
  expect(await shown()).toEqual([1, 1])

  proxy.thaw()
  await expect.poll(() => connects, { timeout: 5_000 }).toBe(2)
  await withdraw(second)
  await expect.poll(shown).toEqual([0, 0])
})

test('answers count for what they hold, and the oldest that nobody asks for go first', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => shownWorkspace(db)))
  for (const { add } of made) await add({ content: 'Good bread. '.repeat(850) })
  const [first, second, third] = made
  if (!first || !second || !third) throw new Error('there are six')
  const whole = openEmbeds({ db, ...signing }, {}, () => 0)
  await whole.find(first.key)
  const plain = whole.sizeBytes
  expect(plain).toBeGreaterThan(10_000)
  expect(plain).toBeLessThan(13_000)
  await whole.find(first.key, 'br')
  expect(whole.sizeBytes - plain).toBeLessThan(500)

  const small = openEmbeds({ db, ...signing }, {}, () => 0, 3 * plain + 1_000)
  for (const { key } of made) {
    await small.find(key)
    await small.find(first.key)
  }
  expect(small.sizeBytes).toBeLessThanOrEqual(3 * plain + 1_000)
  expect(small.find(first.key)).not.toBeInstanceOf(Promise)
  expect(small.size).toBe(3)
  await small.find(third.key)
  expect(small.size).toBe(3)
})
