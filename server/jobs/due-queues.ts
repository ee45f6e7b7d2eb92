import { Pool } from 'pg'

const everyMs = 1_000
/** Work comes in bursts: for so long after some was due it looks twice as often. */
const busyMs = 5_000
/** A database that hangs may not hold up the next look for long. */
const longestLookMs = 5_000

/** Which of `$1` have a job that may start now; the condition is the one by which pg-boss takes jobs. */
const dueQueues = {
  name: 'due-queues',
  text: `select queue from unnest($1::text[]) as queue where exists (
    select from plaudit_jobs.job
    where name = queue and state < 'active' and not blocked and start_after <= now())`,
}

/**
 * Looks every second, with one prepared statement for all queues, which have something to do. Notifications would
 * make the commits of all transactions that add a job wait for each other, would say nothing of tries that come due,
 * and would need this look as well, for when their connection is cut.
 */
export function watchDueQueues(
  url: string,
  names: readonly string[],
  wake: (name: string) => void,
  log: (failure: Error) => void,
): () => Promise<void> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'plaudit-due-jobs',
    // Never behind the requests: a busy server still starts its jobs.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 3_000,
    query_timeout: longestLookMs,
    keepAlive: true,
  })
  pool.on('error', () => undefined)
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let busyUntil = 0

  async function look(): Promise<void> {
    try {
      const { rows } = await pool.query<{ queue: string }>({ ...dueQueues, values: [names] })
      if (rows.length > 0) busyUntil = performance.now() + busyMs
      for (const { queue } of rows) wake(queue)
    } catch (failure) {
      if (!isStopped) log(failure as Error)
    }
    if (!isStopped)
      timer = setTimeout(() => void look(), performance.now() < busyUntil ? everyMs / 2 : everyMs)
  }

  void look()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await pool.end()
  }
}
