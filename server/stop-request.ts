import type { Logger } from 'pino'

/** From the first signal to the end of the process, whatever still hangs then. */
const longestStopMs = 9_500

export interface StopRequest {
  /** Resolves with the exit code when the process is asked to end. Requests after the first change nothing. */
  readonly exitCode: Promise<number>
  /** Asks from within. */
  readonly ask: (exitCode: number) => void
}

/** Hears these signals, and a failure that nobody caught, as a request to end. */
export function stopRequest(log: Logger, signals: readonly NodeJS.Signals[]): StopRequest {
  const { promise, resolve } = Promise.withResolvers<number>()
  const ask = (exitCode: number) => {
    setTimeout(() => process.exit(1), longestStopMs).unref()
    resolve(exitCode)
  }
  for (const signal of signals) process.on(signal, () => ask(0))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an unexpected failure: stopping')
    ask(1)
  })
  return { exitCode: promise, ask }
}
