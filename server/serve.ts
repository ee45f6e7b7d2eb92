import type { Logger } from 'pino'
import { allJobs, createApp } from './app.ts'
import type { Config } from './config.ts'
import { isDatabaseAway, reasonOf } from './db/away.ts'
import type { Database } from './db/database.ts'
import { makeDrain } from './drain.ts'
import { listen } from './listen.ts'
import { onceASecond } from './once-a-second.ts'
import { makeServices } from './services.ts'

/** A process that takes requests. */
export interface Serving {
  /** Until the start is over, a database that goes away ends the process; whoever asks is told to wait. */
  isReady: boolean
  takeJobs(): Promise<void>
  /** Finishes what runs. Meanwhile whoever asks is told that the server is not ready, unless others go on serving. */
  stop(isServedByOthers?: boolean): Promise<void>
}

/**
 * Takes requests on a database that is open and up to date. `isReady`: from the first request on, where nothing else has
 * to be done before; the first may come before this answers.
 */
export async function serve(
  config: Config,
  database: Database,
  log: Logger,
  isReady = false,
): Promise<Serving> {
  const tellQueueFailure = onceASecond<Error>(({ last, times }) => {
    if (isDatabaseAway(last))
      log.error({ reason: reasonOf(last), times }, 'the job queue waits for the database')
    else log.error({ err: last, times }, 'the job queue failed')
  })
  const services = await makeServices(config, database, log, tellQueueFailure)
  const { jobs } = services
  const serving: Serving = {
    isReady,
    takeJobs: () => jobs.work(services),
    async stop(isServedByOthers = false) {
      if (!isServedByOthers) serving.isReady = false
      await Promise.all([drain.finish(http), jobs.stopTaking(5_000)])
      // Last: the requests in flight and the jobs that ran may have added some.
      await jobs.stop(1_000)
    },
  }
  await jobs.prepare(allJobs)
  const drain = makeDrain()
  const { http } = await createApp(services, () => serving.isReady)
  drain.watch(http)
  await listen(http, config)
  return serving
}
