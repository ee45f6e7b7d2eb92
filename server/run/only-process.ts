import type { Config } from '../config/config.ts'
import { openDatabase } from '../db/database.ts'
import { makeDataFolder } from '../db/embedded/embedded-home.ts'
import { migrate, proveTenantIsolation } from '../db/migrate.ts'
import { checkPort } from './listen.ts'
import { makeLog } from '../kit/log.ts'
import { serve } from './serve.ts'
import { stopRequest } from './stop-request.ts'
import { stopWithNpm } from './stop-with-npm.ts'
import { say, welcome } from './welcome.ts'

/** The whole server in one process. */
export async function runAlone(config: Config): Promise<number> {
  const log = makeLog(config.logLevel)
  const state = { isReady: false }
  const { asked } = stopRequest(log, config.drainMs, ['SIGTERM', 'SIGINT', 'SIGHUP'])
  stopWithNpm()
  await checkPort(config)
  await makeDataFolder(config.dataFolder)
  const database = await openDatabase(config, say)
  try {
    await migrate(database)
    await proveTenantIsolation(database)
    const serving = await serve(config, database, log, state)
    await serving.takeJobs()
    await welcome(config, database)
    state.isReady = true
    const { exitCode, isOrderly } = await asked
    state.isReady = false
    await serving.stop(isOrderly)
    return exitCode
  } finally {
    await database.close()
  }
}
