import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { passwordCost } from '../accounts/passwords/passwords.ts'
import { allJobs, createApp, features } from '../app.ts'
import { readConfig } from '../config/config.ts'
import type { Services } from '../context.ts'
import type { Database } from '../db/database.ts'
import { emitTo } from '../emit.ts'
import type { App } from '../http/mount.ts'
import { makeJobs } from '../jobs/jobs.ts'
import { makeLanguageModel } from '../integrations/models/language-model.ts'
import { makeMail } from '../integrations/mail/mail.ts'
import { secretsFrom } from '../kit/secrets/secrets.ts'
import { isPlain } from './plain.ts'
import { testDatabase } from './processes/test-db.ts'

export interface TestApp extends App {
  readonly services: Services
  /** The clock that the whole app goes by; set it to travel. */
  readonly clock: { now: Date }
  /** Runs the jobs that are waiting, to the end. */
  drain(): Promise<void>
}

// Thousands of accounts are made. What a server itself spends is proven where one runs (`whole/durability.test.ts`).
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 })

/**
 * The real app on a database of its own, for one test file. Limits and proof of work are off unless asked for. A test
 * that brings the database decides what becomes of it, and what a failure of the queue means.
 */
export async function testApp(
  settings: Record<string, string> = {},
  own?: { readonly database: Database; readonly onQueueFailure: (failure: Error) => void },
): Promise<TestApp> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-test-'))
  const config = readConfig({
    PLAUDIT_DATA: dataFolder,
    PLAUDIT_POW: 'off',
    PLAUDIT_RATE_LIMITS: 'off',
    PLAUDIT_PLAIN: isPlain ? '1' : '0',
    ...settings,
  })
  const database = own?.database ?? (await testDatabase())
  const clock = { now: new Date() }
  const onQueueFailure =
    own?.onQueueFailure ??
    ((failure: Error) => {
      throw failure
    })
  const jobs = makeJobs(database, onQueueFailure)
  const services: Services = {
    config,
    features,
    database,
    db: database.db,
    secrets: secretsFrom(randomBytes(32)),
    jobs,
    mail: makeMail(config),
    languageModel: makeLanguageModel(config, () => clock.now),
    log: Fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'silent' } }).log,
    now: () => clock.now,
    emit: emitTo(features),
  }
  await jobs.prepare(allJobs)
  const app = await createApp(services)
  await app.http.ready()
  afterAll(async () => {
    await app.http.close()
    await jobs.stop(5000)
    await rm(dataFolder, { recursive: true, force: true })
  })
  return { ...app, clock, drain: () => jobs.drain(services) }
}
