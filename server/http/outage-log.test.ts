import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { connectToDatabase } from '../db/database.ts'
import { answerProblems } from './guards.ts'

/** A server with the real pool and the real answers to failures; `lines` is what it has logged. */
function serverWithLog() {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  const log: FastifyBaseLogger = pino({ level: 'warn' }, stream)
  const http: FastifyInstance = Fastify({ loggerInstance: log })
  const database = connectToDatabase(inject('testServerUrl'), 'external')
  const { pool } = database
  answerProblems(http, database)
  http.get('/', async () => (await pool.query('select 1')).rowCount)
  http.get('/broken', () => {
    throw new Error('a mistake of ours')
  })
  onTestFinished(async () => {
    await http.close()
    await database.close()
  })
  return { http, pool, lines }
}

test('requests that find no free connection are logged as one line a second, without a stack', async () => {
  const { http, pool, lines } = serverWithLog()
  // One is kept for readiness.
  const taken = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()))
  const answers = await Promise.all(Array.from({ length: 400 }, () => http.inject({ url: '/' })))
  for (const client of taken) client.release()
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  await sleep(1_200)
  expect(lines.length).toBeLessThanOrEqual(3)
  expect(lines.reduce((sum, { requests }) => sum + Number(requests), 0)).toBe(400)
  expect(lines[0]).toMatchObject({
    msg: 'requests failed: the database does not answer',
    reason: 'timeout exceeded when trying to connect',
  })
  expect(JSON.stringify(lines)).not.toContain('    at ')
  expect((await http.inject({ url: '/' })).statusCode).toBe(200)
}, 20_000)

test('a mistake of ours is still logged whole, request by request', async () => {
  const { http, lines } = serverWithLog()
  await Promise.all([http.inject({ url: '/broken' }), http.inject({ url: '/broken' })])
  expect(lines).toHaveLength(2)
  expect(JSON.stringify(lines[0])).toContain('    at ')
})
