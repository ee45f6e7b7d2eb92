import { sql } from 'drizzle-orm'
import type { ActivitySource } from '../../feature-facts.ts'

/** That support was there, which is news: the name is the administrator's. */
export const supportActivity: ActivitySource = {
  kinds: ['support-visited'],

  lines: ({ workspaceId, howMany }) => sql`
    select 'support-visited' as kind, started_at as at, 1 as count, administrator_name as name,
      null as testimonial_id, null::int as rating, false as is_private, false as is_waiting
    from support_visits where workspace_id = ${workspaceId}
    order by started_at desc limit ${howMany}`,

  unread: (workspaceId, since) => sql`
    select id, started_at as at from support_visits
    where workspace_id = ${workspaceId} and started_at > ${since}::timestamptz`,
}
