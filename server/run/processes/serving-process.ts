import type { Config } from '../../config/config.ts'
import { connectToDatabase, poolSizeFor } from '../../db/database.ts'
import { watchFreeSpace } from '../../db/free-space.ts'
import { makeLog } from '../../kit/log.ts'
import { serve } from '../serve.ts'
import { stopRequest } from '../stop-request.ts'
import { say } from '../welcome.ts'
import { isOrder, type News } from './messages.ts'

/** One of several processes on one port: does what the first one orders, until that says to leave. */
export async function runServing(config: Config): Promise<number> {
  const log = makeLog(config.logLevel)
  // A terminal sends these to everybody: the first process decides what they mean.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  const stop = stopRequest(log, config.drainMs, ['SIGTERM'])
  const opening = Promise.withResolvers<string>()
  const jobs = Promise.withResolvers<void>()
  const state = { isReady: true }
  process.on('message', (message) => {
    if (!isOrder(message)) return
    if (message.order === 'open') opening.resolve(message.databaseUrl)
    if (message.order === 'take-jobs') jobs.resolve()
    if (message.order === 'leave') {
      // Others go on serving where this one is replaced, so whoever asks is told that the server is ready.
      if (message.why === 'stopping') state.isReady = false
      stop.ask({ exitCode: 0, isOrderly: message.isOrderly })
    }
  })
  const kind = config.databaseUrl ? 'external' : 'embedded'
  const url = await Promise.race([opening.promise, stop.asked.then(() => undefined)])
  if (url === undefined) return (await stop.asked).exitCode
  const database = connectToDatabase(url, kind, {
    notice: say,
    max: poolSizeFor(config.processes),
    isPlain: config.plain,
    ...(kind === 'embedded' && { isFull: await watchFreeSpace(config.dataFolder, say) }),
  })
  try {
    const serving = await serve(config, database, log, state)
    void jobs.promise
      .then(() => serving.takeJobs())
      .catch((failure: unknown) => {
        log.error({ err: failure }, 'this process cannot take jobs')
        stop.ask({ exitCode: 1, isOrderly: false })
      })
    sendNews({ news: 'ready' })
    const { exitCode, isOrderly } = await stop.asked
    sendNews({ news: 'leaving' })
    await serving.stop(isOrderly)
    return exitCode
  } finally {
    await database.close()
  }
}

function sendNews(news: News): void {
  // The first process may be gone already; then this one ends with its channel.
  process.send?.(news, undefined, undefined, () => undefined)
}
