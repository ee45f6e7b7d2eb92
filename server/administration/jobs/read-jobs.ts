import { sql } from 'drizzle-orm'
import type { FailedJob, JobQueue } from '#contract/administration/jobs.ts'
import type { Tx } from '../../db/database.ts'
import { type AskedNumber, countSome, placeOf, type Total } from '../lists/numbered-page.ts'
import { momentOf, momentOrNone } from '../lists/moments.ts'

interface QueueRow extends Record<string, unknown>, JobQueue {}

/** Every queue with what is in it, those with failures first. */
export async function readQueues(tx: Tx): Promise<JobQueue[]> {
  const { rows } = await tx.execute<QueueRow>(
    sql`select q.name, (select s.cron from plaudit_jobs.schedule s where s.name = q.name limit 1) as schedule,
      coalesce(j.waiting, 0) as waiting, coalesce(j.active, 0) as active, coalesce(j.failed, 0) as failed,
      j.waiting_since as "waitingSince", j.last_done_at as "lastDoneAt",
      (select p.paused_at from paused_queues p where p.name = q.name) as "pausedAt"
    from plaudit_jobs.queue q left join (
      select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'failed')::int as failed,
        min(start_after) filter (where state in ('created', 'retry') and start_after < now()) as waiting_since,
        max(completed_on) filter (where state = 'completed') as last_done_at
      from plaudit_jobs.job group by name) as j using (name)
    where q.name not like '\\_\\_%' order by "pausedAt", failed desc, name`,
  )
  return rows.map((row) => ({
    ...row,
    waitingSince: momentOrNone(row.waitingSince),
    lastDoneAt: momentOrNone(row.lastDoneAt),
    pausedAt: momentOrNone(row.pausedAt),
  }))
}

interface FailedRow extends Record<string, unknown>, Omit<FailedJob, 'error'> {
  readonly output: unknown
}

/** A page of what was given up, the latest first. */
export async function readFailedJobs(
  tx: Tx,
  { queue, ...asked }: AskedNumber & { readonly queue?: string | undefined },
): Promise<{ jobs: FailedJob[]; total: Total }> {
  const isFailed = sql`state = 'failed' ${queue ? sql`and name = ${queue}` : sql``}`
  const total = await countSome(tx, sql`select from plaudit_jobs.job where ${isFailed}`)
  const { limit, offset } = placeOf(asked)
  const { rows } = await tx.execute<FailedRow>(
    sql`select id, name as queue, created_on as "createdAt", completed_on as "failedAt",
      retry_count + 1 as attempts, output
    from plaudit_jobs.job where ${isFailed} order by completed_on desc, id limit ${limit} offset ${offset}`,
  )
  const jobs = rows.map(({ output, ...row }) => ({
    ...row,
    createdAt: momentOf(row.createdAt),
    failedAt: momentOf(row.failedAt),
    error: errorIn(output),
  }))
  return { jobs, total }
}

const longestError = 500

/** pg-boss keeps what a job threw, or says itself why it ended. */
function errorIn(output: unknown): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown }
  const said = [message, value].find((one) => typeof one === 'string')
  return (said ?? 'No reason given').slice(0, longestError)
}

/** The queue of a job that was given up. */
export async function queueOfFailed(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from plaudit_jobs.job where id = ${id} and state = 'failed'`,
  )
  return rows[0]?.name
}

/** Everything that was given up lately, by queue. */
export async function failedByQueue(tx: Tx, since: Date): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ name: string; ids: string[] }>(
    sql`select name, array_agg(id::text) as ids from plaudit_jobs.job
      where state = 'failed' and completed_on > ${since} group by name`,
  )
  return new Map(rows.map(({ name, ids }) => [name, ids]))
}
