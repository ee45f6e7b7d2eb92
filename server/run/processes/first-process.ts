import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import type { Config } from '../../config/config.ts'
import { openDatabase } from '../../db/database.ts'
import { makeDataFolder } from '../../db/embedded/embedded-home.ts'
import { migrate, proveTenantIsolation } from '../../db/migrate.ts'
import { loadSecrets } from '../instance-key.ts'
import { checkPort } from '../listen.ts'
import { makeLog } from '../../kit/log.ts'
import { stopRequest } from '../stop-request.ts'
import { stopWithNpm } from '../stop-with-npm.ts'
import { say, welcome } from '../welcome.ts'
import { Crew } from './crew.ts'

/**
 * Of several processes the one that owns the others: it has the database, its migrations and the key, counts what they
 * count together, and takes no requests itself, so that nothing of theirs can end it.
 */
export async function runFirst(config: Config): Promise<number> {
  const log = makeLog(config.logLevel)
  // Closing a terminal sends SIGHUP, and means to stop what runs in it.
  const isInTerminal = process.stdout.isTTY
  const signals = ['SIGTERM', 'SIGINT', ...(isInTerminal ? ['SIGHUP' as const] : [])] as const
  const { asked } = stopRequest(log, config.drainMs, signals)
  stopWithNpm()
  await checkPort(config)
  await makeDataFolder(config.dataFolder)
  countForAll()
  const crew = new Crew(config, log)
  try {
    // It loads what it serves while the database starts.
    crew.hireFirst()
    const database = await openDatabase(config, say)
    try {
      await migrate(database)
      await proveTenantIsolation(database)
      await loadSecrets(config.dataFolder, database.db)
      const isUp = await Promise.race([crew.open(database.url), asked.then(() => undefined)])
      if (isUp === false) return 1
      if (isUp) await welcome(config, database)
      if (!isInTerminal) process.on('SIGHUP', () => void crew.renew())
      const { exitCode, isOrderly } = await asked
      await crew.stop(isOrderly)
      return exitCode
    } finally {
      await crew.stop()
      await database.close()
    }
  } finally {
    await crew.stop()
  }
}

/** From now on it counts what the others ask it to, over Node's own channel. */
function countForAll(): RateLimiterClusterMaster {
  return new RateLimiterClusterMaster()
}
