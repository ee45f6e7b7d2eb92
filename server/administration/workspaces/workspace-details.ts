import { sql } from 'drizzle-orm'
import type { WorkspaceDetails } from '#contract/administration/workspaces.ts'
import type { Tx } from '../../db/database.ts'
import { notFound } from '../../http/problem.ts'
import { daysBefore } from '../../kit/time.ts'
import { presentWorkspaces } from './present-workspaces.ts'

/** Emails count this many days back. */
const recentDays = 30

interface Usage extends Record<string, unknown> {
  readonly testimonialsThisMonth: number
  readonly widgets: number
  readonly campaigns: number
  readonly emails: number
  readonly images: number
  readonly showsInPublic: boolean
  readonly leftOutOfPublic: boolean
}

/** One workspace with what it uses, counted from its rows. */
export async function readWorkspaceDetails(tx: Tx, id: string, now: Date): Promise<WorkspaceDetails> {
  const [workspace] = await presentWorkspaces(tx, [id])
  const { rows } = await tx.execute<Usage>(
    sql`select w.shows_in_public as "showsInPublic", w.left_out_of_public_at is not null as "leftOutOfPublic",
      (select coalesce(sum(count), 0)::int from testimonial_counters
        where workspace_id = w.id and month = date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'utc')
          and not is_deleted) as "testimonialsThisMonth",
      (select count(*)::int from widgets where workspace_id = w.id) as widgets,
      (select count(*)::int from campaigns where workspace_id = w.id) as campaigns,
      (select count(*)::int from emails where workspace_id = w.id and state in ('sent', 'bounced')
        and is_from_business and created_at > ${daysBefore(now, recentDays)}) as emails,
      (select count(*)::int from customer_photos where workspace_id = w.id)
        + (select count(*)::int from logos where workspace_id = w.id) as images
    from workspaces w where w.id = ${id}`,
  )
  const [usage] = rows
  if (!workspace || !usage) throw notFound('workspace')
  const { showsInPublic, leftOutOfPublic, ...used } = usage
  return { ...workspace, usage: used, showsInPublic, leftOutOfPublic }
}
