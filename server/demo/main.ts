import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { makeAdmin } from '../accounts/service.ts'
import { allJobs } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/database.ts'
import { makeDataFolder } from '../db/embedded/embedded-home.ts'
import { migrate } from '../db/migrate.ts'
import { makeServices, type ProcessServices } from '../run/services.ts'
import { startExampleGoogle } from './example-google.ts'
import { sellAtStandIn } from './example-stripe.ts'
import { fillDemo } from './fill.ts'
import { demoLogin } from './owner.ts'

const admin = {
  email: 'admin@fjordandkiln.example',
  password: `Kiln-${randomBytes(6).toString('base64url')}`,
}

/** Fills a throw-away instance, prints its logins, and then is the server itself. */
await startExampleGoogle()
const config = readConfig(process.env)
await makeDataFolder(config.dataFolder)
const database = await openDatabase(config)
const log = pino({ level: 'silent' })
let services: ProcessServices | undefined
try {
  await migrate(database)
  services = await makeServices(config, database, log, (failure) => console.error(failure))
  await services.jobs.prepare(allJobs)
  await fillDemo(services)
  if (!config.payments) await sellAtStandIn(services)
  await makeAdmin(services, admin.email, 'super_admin', admin.password)
} finally {
  await services?.jobs.stop(2000)
  await database.close()
}
console.log(`Owner:  ${demoLogin.email}  ${demoLogin.password}`)
console.log(`Admin:  ${admin.email}  ${admin.password}`)
// Serving processes start from the file that this one was started with, and would fill the instance again.
process.env['PLAUDIT_PROCESSES'] = '1'
await import('../run/main.ts')
