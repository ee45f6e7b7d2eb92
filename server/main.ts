import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { brand } from '#contract/brand.ts'
import { allJobs, createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { isDatabaseAway, reasonOf } from './db/away.ts'
import { type Database, openDatabase } from './db/database.ts'
import { makeDataFolder } from './db/embedded-home.ts'
import { migrate, proveTenantIsolation } from './db/migrate.ts'
import { makeDrain } from './drain.ts'
import { checkPort, listen } from './listen.ts'
import { makeLog } from './log.ts'
import { onceASecond } from './once-a-second.ts'
import { printFailure } from './run-command.ts'
import { makeServices } from './services.ts'

/** From the first signal to the end of the process, whatever still hangs then. */
const longestStopMs = 9_500

const say = (sentence: string) => console.log(sentence)

try {
  process.exit(await run(readConfig(process.env)))
} catch (error) {
  printFailure(error)
  process.exit(1)
}

/** Everything from start to stop. Answers the exit code. */
async function run(config: Config): Promise<number> {
  const log = makeLog(config.logLevel)
  const stopped = stopRequest(log)
  await checkPort(config)
  await makeDataFolder(config.dataFolder)
  const database = await openDatabase(config, say)
  try {
    await migrate(database)
    await proveTenantIsolation(database)
    const serving = await serve(config, database, log)
    await welcome(config, database)
    serving.isReady = true
    const exitCode = await stopped
    await serving.stop()
    return exitCode
  } finally {
    await database.close()
  }
}

async function serve(config: Config, database: Database, log: Logger) {
  const tellQueueFailure = onceASecond<Error>(({ last, times }) => {
    if (isDatabaseAway(last))
      log.error({ reason: reasonOf(last), times }, 'the job queue waits for the database')
    else log.error({ err: last, times }, 'the job queue failed')
  })
  const services = await makeServices(config, database, log, tellQueueFailure)
  const { jobs } = services
  const serving = {
    /** Until the start is over, a database that goes away ends the process; whoever asks is told to wait. */
    isReady: false,
    async stop() {
      await Promise.all([drain.finish(http), jobs.stop(5_000)])
    },
  }
  await jobs.prepare(allJobs)
  const drain = makeDrain()
  const { http } = await createApp(services, () => serving.isReady && !drain.isDraining)
  drain.watch(http)
  await listen(http, config)
  await jobs.work(services)
  return serving
}

/** Resolves with the exit code when the process is asked to end. Signals after the first change nothing. */
function stopRequest(log: Logger): Promise<number> {
  return new Promise((resolve) => {
    const request = (exitCode: number) => {
      setTimeout(() => process.exit(1), longestStopMs).unref()
      resolve(exitCode)
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => request(0))
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'an unexpected failure: stopping')
      request(1)
    })
  })
}

async function welcome(config: Config, { db }: Database): Promise<void> {
  const { rows } = await db.execute<{ any: boolean }>(sql`select exists (select from users) as any`)
  say(`${brand.name} is running at ${config.publicUrl}`)
  say(
    rows[0]?.any
      ? `Open ${config.publicUrl}/login to sign in.`
      : `Open ${config.publicUrl}/signup to create your account.`,
  )
  if (!config.proofOfWork)
    say('PLAUDIT_POW is off: the public form accepts submissions without proof of work.')
  if (!config.rateLimits) say('PLAUDIT_RATE_LIMITS is off: requests are not limited.')
}
