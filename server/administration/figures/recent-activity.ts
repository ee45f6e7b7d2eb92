import { sql } from 'drizzle-orm'
import type { PlatformActivity } from '#contract/administration/platform.ts'
import type { Tx } from '../../db/database.ts'
import { daysBefore } from '../../kit/time.ts'
import { momentOf } from '../lists/moments.ts'

const mostLines = 50
/** What is older is no news. */
const newsDays = 30

interface Line extends Record<string, unknown> {
  readonly kind: PlatformActivity['kind']
  readonly at: string
  readonly name: string
  readonly count: number
  readonly workspaceId: string | null
  readonly key: string
}

/** The latest on the whole instance, newest first. Testimonials are one line a workspace and day. */
export async function readRecentActivity(tx: Tx, now: Date): Promise<PlatformActivity[]> {
  const since = daysBefore(now, newsDays)
  const latest = sql`order by at desc limit ${mostLines}`
  const { rows } = await tx.execute<Line>(
    sql`select * from (
      (select 'workspace-created' as kind, created_at as at, name, 1 as count, id as "workspaceId", id::text as key
        from workspaces where created_at > ${since} ${latest})
      union all (select 'user-joined', u.created_at as at, trim(u.first_name || ' ' || u.last_name), 1, u.workspace_id, u.id::text
        from users u join workspaces w on w.id = u.workspace_id
        where u.created_at > ${since} and u.created_at > w.created_at ${latest})
      union all (select 'testimonials-received', max(t.received_at) as at, min(w.name), count(*)::int, w.id,
          w.id::text || date_trunc('day', t.received_at)
        from testimonials t join workspaces w on w.id = t.workspace_id
        where t.received_at > ${since} and t.deleted_at is null
        group by w.id, date_trunc('day', t.received_at) ${latest})
      union all (select 'widget-created', g.created_at as at, w.name, 1, w.id, g.id::text
        from widgets g join workspaces w on w.id = g.workspace_id where g.created_at > ${since} ${latest})
      union all (select 'deletion-requested', deletion_requested_at as at, name, 1, id, id::text
        from workspaces where deletion_requested_at > ${since} ${latest})
      union all (select 'contact-message', created_at as at, name, 1, null::uuid, id::text
        from contact_messages where created_at > ${since} ${latest})
      union all (select 'incident', started_at as at, title, 1, null::uuid, id::text
        from incidents where started_at > ${since} ${latest})
    ) as lines ${latest}`,
  )
  return rows.map(({ key, at, ...line }) => ({ ...line, id: `${line.kind} ${key}`, at: momentOf(at) }))
}
