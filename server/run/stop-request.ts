import type { Logger } from 'pino'

/** From the first signal to the end of the process, whatever still hangs then; a longer drain adds to it. */
const longestStopMs = 9_500
const usualDrainMs = 3_000

export interface Stop {
  readonly exitCode: number
  /** Whoever sends requests can be led elsewhere first. */
  readonly isOrderly: boolean
}

export interface StopRequest {
  /** Resolves when the process is asked to end. Requests after the first change nothing. */
  readonly asked: Promise<Stop>
  /** Asks from within. */
  readonly ask: (stop: Stop) => void
}

/**
 * Hears these signals, and a failure that nobody caught, as a request to end. Who presses Ctrl-C (SIGINT) waits for it:
 * only the other signals, which service managers send, leave time to lead requests elsewhere.
 */
export function stopRequest(log: Logger, drainMs: number, signals: readonly NodeJS.Signals[]): StopRequest {
  const { promise, resolve } = Promise.withResolvers<Stop>()
  const ask = (stop: Stop) => {
    setTimeout(() => process.exit(1), longestStopMs + Math.max(0, drainMs - usualDrainMs)).unref()
    resolve(stop)
  }
  for (const signal of signals) process.on(signal, () => ask({ exitCode: 0, isOrderly: signal !== 'SIGINT' }))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an unexpected failure: stopping')
    ask({ exitCode: 1, isOrderly: false })
  })
  return { asked: promise, ask }
}
