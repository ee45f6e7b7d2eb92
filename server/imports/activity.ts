import { sql } from 'drizzle-orm'
import type { ActivitySource } from '../feature-facts.ts'

export const importActivity: ActivitySource = {
  kinds: ['imported', 'customers-imported', 'import-failed'],

  lines: ({ workspaceId, howMany }) => sql`
    select case when state = 'failed' then 'import-failed'
        when mapping ->> 'kind' = 'customers' then 'customers-imported' else 'imported' end as kind,
      created_at as at,
      added as count, nullif(source, '') as name, null as testimonial_id, null::int as rating,
      false as is_private, false as is_waiting
    from imports where workspace_id = ${workspaceId} and state in ('done', 'failed')
    order by id desc limit ${howMany}`,

  unread: (workspaceId, since) => sql`
      select id, created_at from imports
      where workspace_id = ${workspaceId} and state in ('done', 'failed') and created_at > ${since}::timestamptz`,
}
