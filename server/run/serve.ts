import type { Logger } from 'pino'
import { allJobs, createApp, features } from '../app.ts'
import type { Config } from '../config/config.ts'
import { isDatabaseAway, reasonOf } from '../db/pool/away.ts'
import type { Database } from '../db/database.ts'
import { makeDrain } from './drain.ts'
import { eraseAgain } from '../erasures/service.ts'
import { listen } from './listen.ts'
import { onceASecond } from '../kit/once-a-second.ts'
import { makeServices } from './services.ts'

/** A process that takes requests. */
export interface Serving {
  takeJobs(): Promise<void>
  /** Finishes what runs; in an orderly stop requests are taken for some seconds more. */
  stop(isOrderly: boolean): Promise<void>
}

/**
 * Takes requests on a database that is open and up to date. `/readyz` says what `state` does: false until the start is
 * over, and from the moment when the whole server leaves.
 */
export async function serve(
  config: Config,
  database: Database,
  log: Logger,
  state: { readonly isReady: boolean },
): Promise<Serving> {
  const tellQueueFailure = onceASecond<Error>(({ last, times }) => {
    if (isDatabaseAway(last))
      log.error({ reason: reasonOf(last), times }, 'the job queue waits for the database')
    else log.error({ err: last, times }, 'the job queue failed')
  })
  const services = await makeServices(config, database, log, tellQueueFailure)
  const { jobs } = services
  const serving: Serving = {
    takeJobs: () => jobs.work(services),
    async stop(isOrderly) {
      await Promise.all([drain.finish(http, isOrderly ? config.drainMs : 0), jobs.stopTaking(5_000)])
      // Last: the requests in flight and the jobs that ran may have added some.
      await jobs.stop(1_000)
    },
  }
  await jobs.prepare(allJobs)
  await eraseAgain(services, features)
  const drain = makeDrain()
  const { http } = await createApp(services, () => state.isReady)
  drain.watch(http)
  await listen(http, config)
  return serving
}
