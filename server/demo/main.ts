import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { makeAdmin } from '../accounts/service.ts'
import { allJobs } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { makeDataFolder } from '../db/embedded-home.ts'
import { migrate } from '../db/migrate.ts'
import { makeJobs } from '../jobs/jobs.ts'
import { makeMail } from '../outside/mail.ts'
import { loadSecrets } from '../instance-key.ts'
import { demoLogin, fill } from './fill.ts'

const admin = {
  email: 'admin@fjordandkiln.example',
  password: `Kiln-${randomBytes(6).toString('base64url')}`,
}

/** Fills a throw-away instance, prints its logins, and then is the server itself. */
const config = readConfig(process.env)
await makeDataFolder(config.dataFolder)
const database = await openDatabase(config)
const log = pino({ level: 'silent' })
const jobs = makeJobs(database, (failure) => console.error(failure))
try {
  await migrate(database)
  await jobs.prepare(allJobs)
  const services = {
    config,
    database,
    db: database.db,
    secrets: await loadSecrets(config.dataFolder, database.db),
    jobs,
    mail: makeMail(config),
    log,
    now: () => new Date(),
  }
  await fill(services)
  await makeAdmin(services, admin.email, 'super_admin', admin.password)
} finally {
  await jobs.stop(2000)
  await database.close()
}
console.log(`Owner:  ${demoLogin.email}  ${demoLogin.password}`)
console.log(`Admin:  ${admin.email}  ${admin.password}`)
await import('../main.ts')
