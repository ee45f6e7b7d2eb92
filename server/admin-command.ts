import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import { makeAdmin } from './accounts/service.ts'
import { forgetTwoFactor } from './accounts/two-factor-settings.ts'
import { ConfigError, readConfig } from './config.ts'
import type { Services } from './context.ts'
import { joinDatabase } from './db/database.ts'
import { makeDataFolder } from './db/embedded-home.ts'
import { migrate } from './db/migrate.ts'
import { makeJobs } from './jobs/jobs.ts'
import { makeMail } from './outside/mail.ts'
import { loadSecrets } from './secrets.ts'
import { StartupError } from './startup-error.ts'

const usage = 'Usage: npm run admin -- create EMAIL, or npm run admin -- reset-two-factor EMAIL'

const verbs: Readonly<Record<string, (services: Services, email: string) => Promise<void>>> = {
  create,
  'reset-two-factor': resetTwoFactor,
}

/**
 * `create EMAIL` makes the platform's first super admin, `reset-two-factor EMAIL` lets somebody in who has lost phone
 * and codes. Both also while the server runs.
 */
async function command([verb = '', address, ...rest]: string[]): Promise<void> {
  const email = z.email().safeParse(address?.trim().toLowerCase())
  const work = verbs[verb]
  if (!work || address === undefined || rest.length > 0) throw new StartupError(usage)
  if (!email.success) throw new StartupError(`${address} is not an e-mail address.`)
  await withServices((services) => work(services, email.data))
}

async function create(services: Services, email: string): Promise<void> {
  const password = randomBytes(15).toString('base64url')
  const result = await makeAdmin(services, email, 'super_admin', password)
  console.log(
    result === 'created'
      ? `${email} is the account of a new super admin.`
      : `${email} is a super admin now, signed out everywhere.`,
  )
  console.log(`Password: ${password}`)
  console.log('It is shown this once; change it after signing in.')
}

async function resetTwoFactor(services: Services, email: string): Promise<void> {
  if (!(await forgetTwoFactor(services, email))) {
    throw new StartupError(`${email} has no two-factor authentication.`)
  }
  console.log(`${email} signs in with the password alone now, and is signed out everywhere.`)
}

async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  await makeDataFolder(config.dataFolder)
  const database = await joinDatabase(config)
  try {
    await migrate(database)
    await work({
      config,
      database,
      db: database.db,
      secrets: await loadSecrets(config.dataFolder),
      jobs: makeJobs(database, (failure) => console.error(failure.message)),
      mail: makeMail(config),
      log: pino({ level: 'warn' }),
      now: () => new Date(),
    })
  } finally {
    await database.close()
  }
}

try {
  await command(process.argv.slice(2))
} catch (error) {
  const isMendable = error instanceof ConfigError || error instanceof StartupError
  console.error(isMendable ? error.message : error)
  process.exitCode = 1
}
