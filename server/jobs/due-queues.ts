import { Pool } from 'pg'
import type { Database } from '../db/database.ts'

/** How long until the next look: work comes in bursts, and a server that nobody uses is left asleep. */
const pauses = { whenBusyMs: 500, whenAwakeMs: 1_000, whenQuietMs: 6_000 }
const busyForMs = 5_000
const awakeForMs = 60_000
/** A database that hangs may not hold up the next look for long. */
const longestLookMs = 5_000

interface Row {
  readonly queue: string
  readonly isPaused: boolean
}

/** Who is told with each look. */
interface Seen {
  wake: (name: string) => void
  seePaused: (names: readonly string[]) => Promise<void>
}

interface Watch {
  /** Something was added in this process: it is looked for soon. */
  look(): void
  stop(): Promise<void>
}

/**
 * Which of `$1` are paused, and which of the others have a job that may start now; the last condition is the one by which
 * pg-boss takes jobs.
 */
const dueQueues = {
  name: 'due-queues',
  text: `select queue, is_paused as "isPaused" from unnest($1::text[]) as queue,
      lateral (select exists (select from paused_queues where name = queue) as is_paused) as pause
    where is_paused or exists (
      select from plaudit_jobs.job
      where name = queue and state < 'active' and not blocked and start_after <= now())`,
}

/** Of these queues, each that is paused or has a job that may start now. */
export async function readDueQueues(
  pool: Pick<Database['pool'], 'query'>,
  names: readonly string[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ ...dueQueues, values: [names] })
  return rows
}

/** Never behind the requests: a busy server still starts its jobs. */
function ownConnection(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'plaudit-due-jobs',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 3_000,
    query_timeout: longestLookMs,
    keepAlive: true,
  })
  return pool.on('error', () => undefined)
}

/** How long until the next look, by when there last was something to do. */
function makePace() {
  let lastWorkAt = performance.now()
  return {
    noteWork: () => {
      lastWorkAt = performance.now()
    },
    pauseMs: (): number => {
      const idleMs = performance.now() - lastWorkAt
      if (idleMs < busyForMs) return pauses.whenBusyMs
      return idleMs < awakeForMs ? pauses.whenAwakeMs : pauses.whenQuietMs
    },
  }
}

/**
 * Looks every second, with one prepared statement for all queues, which have something to do; every six seconds when
 * for a minute nothing came but what comes `byTheClock`. Notifications would make the commits of all transactions that
 * add a job wait for each other, would say nothing of tries that come due, and would need this look as well, for when
 * their connection is cut.
 */
export function watchDueQueues(
  url: string,
  { names, byTheClock }: { names: readonly string[]; byTheClock: ReadonlySet<string> },
  { wake, seePaused }: Seen,
  log: (failure: Error) => void,
): Watch {
  const pool = ownConnection(url)
  let [isStopped, isLooking] = [false, false]
  let timer: NodeJS.Timeout | undefined
  const { noteWork, pauseMs } = makePace()

  async function look(): Promise<void> {
    isLooking = true
    try {
      const rows = await readDueQueues(pool, names)
      const due = rows.filter(({ isPaused }) => !isPaused)
      if (due.some(({ queue }) => !byTheClock.has(queue))) noteWork()
      await seePaused(rows.filter(({ isPaused }) => isPaused).map(({ queue }) => queue))
      for (const { queue } of due) wake(queue)
    } catch (failure) {
      if (!isStopped) log(failure as Error)
    }
    isLooking = false
    lookAgain()
  }

  function lookAgain(): void {
    if (!isStopped) timer = setTimeout(() => void look(), pauseMs())
  }

  void look()
  return {
    look() {
      const wasQuiet = pauseMs() > pauses.whenBusyMs
      noteWork()
      if (!wasQuiet || isLooking) return
      clearTimeout(timer)
      lookAgain()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}
