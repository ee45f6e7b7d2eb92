import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../context.ts'

const codes = /^(57P0\d|08\w{3}|53\d{3}|25P03|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

/** Whether it failed because the database cannot be reached, is shutting down, is full or takes no writes; also as a wrapped failure. */
export function isDatabaseAway(failure: unknown): boolean {
  // Of the innermost cause: the query builder's own message repeats what users typed.
  return (
    hasCode(failure, codes) || /timeout|terminated|Connection ended|not queryable/i.test(reasonOf(failure))
  )
}

export function hasCode(failure: unknown, wanted: RegExp): boolean {
  return causes(failure).some((cause) => 'code' in cause && wanted.test(String(cause.code)))
}

/** What PostgreSQL or the connection said, without the statement and its values. */
export function reasonOf(failure: unknown): string {
  return causes(failure).at(-1)?.message ?? ''
}

function causes(failure: unknown): Error[] {
  return failure instanceof Error ? [failure, ...causes(failure.cause)] : []
}

/** A database that answers in between, and goes away again: then something else is wrong. */
const mostOutages = 5
const askEveryMs = 250

type Waiting = Pick<Services, 'config' | 'database' | 'log'>

/**
 * Does `work`; when the database goes away or is full meanwhile, waits for it and does it again. For what happens behind the reply
 * and may be done twice. Gives up when the database stays away for longer than the setting says.
 */
export async function waitingForDatabase<T>(
  services: Waiting,
  work: () => Promise<T>,
  isOutage: (failure: unknown) => boolean | Promise<boolean> = isDatabaseAway,
): Promise<T> {
  for (let outage = 1; ; outage += 1) {
    try {
      return await work()
    } catch (failure) {
      if (outage === mostOutages || !(await isOutage(failure))) throw failure
      await untilItAnswers(services, failure)
      await sleep(askEveryMs * 2 ** outage)
    }
  }
}

/**
 * The same for work that also calls others, whose failures look alike: it waits only while the database is away. When
 * that answers again already, the queue tries the work again.
 */
export function waitingWhileAway<T>(services: Waiting, work: () => Promise<T>): Promise<T> {
  const isOutage = async (failure: unknown) =>
    isDatabaseAway(failure) && !(await databaseWorks(services.database))
  return waitingForDatabase(services, work, isOutage)
}

async function untilItAnswers({ config, database, log }: Waiting, failure: unknown): Promise<void> {
  log.warn({ reason: reasonOf(failure) }, 'work waits for the database')
  const deadline = performance.now() + config.databaseWaitMs
  while (!(await databaseWorks(database))) {
    if (performance.now() > deadline) throw failure
    await sleep(askEveryMs)
  }
}

async function databaseWorks({ pool, isFull }: Services['database']): Promise<boolean> {
  const answers = await pool.query('select').then(
    () => true,
    () => false,
  )
  return answers && !isFull()
}
