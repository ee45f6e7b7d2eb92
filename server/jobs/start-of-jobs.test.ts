import { afterAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { testApp } from '../test/test-app.ts'
import { testDatabase } from '../test/processes/test-db.ts'
import { defineJob } from './define-job.ts'
import { makeJobs } from './jobs.ts'

const failures: Error[] = []
const onQueueFailure = (failure: Error) => failures.push(failure)
const { services } = await testApp({}, { database: await testDatabase(), onQueueFailure })
const { pool } = services.database

const started: { readonly word: string; readonly at: number }[] = []
const note = defineJob({
  name: 'note-its-start',
  payload: z.object({ word: z.string() }),
  attempts: 2,
  timeoutSeconds: 10,
  async run(_services, { word }) {
    started.push({ word, at: performance.now() })
    if (word === 'fails first' && startsOf(word).length === 1) throw new Error('the first try fails')
  },
})

let [looks, done] = [0, 0]
const lost = defineJob({
  name: 'has-lost-its-job',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 10,
  isNeeded: () => Promise.resolve((looks += 1) === 1),
  run: () => Promise.resolve(void (done += 1)),
})

/** As two processes have them: one takes the jobs, the other only adds some. */
const taking = makeJobs(services.database, onQueueFailure)
const adding = makeJobs(services.database, onQueueFailure)
await taking.prepare([note, lost])
await adding.prepare([note, lost])
await taking.work(services)
afterAll(async () => {
  await Promise.all([taking.stop(1_000), adding.stop(1_000)])
})

function startsOf(word: string): number[] {
  return started.filter((one) => one.word === word).map(({ at }) => at)
}

/** Commits jobs in one transaction; answers how long the last of them waited for its start. */
async function slowestStart(words: readonly string[]): Promise<number> {
  await services.db.transaction(async (tx) => {
    for (const word of words) await adding.enqueue(tx, note, { word })
  })
  const committedAt = performance.now()
  await expect.poll(() => words.every((word) => startsOf(word).length > 0), { timeout: 10_000 }).toBe(true)
  return Math.max(...words.flatMap(startsOf)) - committedAt
}

test('jobs start within about a second of the commit that another process made', async () => {
  expect(await slowestStart(['one', 'two', 'three', 'four'])).toBeLessThan(1_500)
})

test('they do so after every connection of the queue was cut', async () => {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'plaudit-%jobs'`,
  )
  expect(await slowestStart(['after the cut'])).toBeLessThan(2_500)
})

test('a try that failed comes again when its delay is over, and no job runs twice', async () => {
  await slowestStart(['fails first'])
  await expect.poll(() => startsOf('fails first').length, { timeout: 10_000 }).toBe(2)
  expect(started.filter(({ word }) => word !== 'fails first')).toHaveLength(5)
})

test('work that no job of the queue does is found and done within ten seconds', async () => {
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1)
})

test('a queue that another process pauses starts nothing within seconds, and goes on where it stood once it is resumed', async () => {
  await adding.pause(note.name, true)
  await expect.poll(() => taking.isPaused(note.name), { timeout: 10_000 }).toBe(true)
  await services.db.transaction((tx) => adding.enqueue(tx, note, { word: 'waits' }))
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(startsOf('waits')).toEqual([])
  await adding.pause(note.name, false)
  await expect.poll(() => startsOf('waits').length, { timeout: 10_000 }).toBe(1)
  expect(await slowestStart(['after the pause'])).toBeLessThan(1_500)
})
