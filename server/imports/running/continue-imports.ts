import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { customerImportJob, importJob } from '../jobs.ts'
import { undoImportJob } from '../undo/undo.ts'

const continued = [importJob, customerImportJob, undoImportJob] as const
const names = sql.join(
  continued.map(({ name }) => sql`${name}`),
  sql`, `,
)

/**
 * Imports whose process has died: the queue notices its silence only after minutes. Such a job is taken by a process and
 * nobody holds the lock of its import, or its next try is far off; and no other job is about to do it.
 */
const forgotten = sql`
  select dead.name, dead.data from plaudit_jobs.job dead
  join imports i on i.workspace_id = (dead.data->>'workspaceId')::uuid and i.id = (dead.data->>'importId')::uuid
  where dead.name in (${names}) and i.state in ('waiting', 'running', 'undoing')
    and not ${isAboutToRun(sql`dead`)}
    and (dead.state = 'active' or dead.state = 'retry')
    and not exists (
      select from plaudit_jobs.job other
      where other.name = dead.name and other.id <> dead.id and other.data->>'importId' = dead.data->>'importId'
        and ${isAboutToRun(sql`other`)})
    and not exists (
      select from pg_locks
      where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32 | objid::bigint) = hashtextextended(i.id::text, 0))`

/** It starts within seconds, or has just started and will hold the lock in a moment. */
function isAboutToRun(job: SQL): SQL {
  return sql`(case when ${job}.state = 'active' then ${job}.started_on > now() - interval '3 seconds'
    else ${job}.state in ('created', 'retry') and ${job}.start_after < now() + interval '5 seconds' end)`
}

/** Goes on with imports, and with undoing them, whose process was stopped in the middle. */
export const continueImports = defineJob({
  name: 'continue-imports',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 60,
  isDoneAtStart: true,
  isNeeded: async (services) => (await readForgotten(services)).length > 0,
  async run(services) {
    for (const { name, data } of await readForgotten(services)) {
      const job = continued.find((one) => one.name === name)
      if (job) await services.jobs.enqueue(services.db, job, data as never)
    }
  },
})

async function readForgotten({ db }: Pick<Services, 'db'>) {
  const { rows } = await db.execute<{ name: string; data: object }>(forgotten)
  return rows
}
