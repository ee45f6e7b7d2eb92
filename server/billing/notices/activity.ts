import { sql } from 'drizzle-orm'
import { planActivityKinds } from '#contract/overview/overview.ts'
import type { ActivitySource } from '../../feature-facts.ts'

/** What the business was told of its plan is news, and no part of what its people did. */
export const planActivity: ActivitySource = {
  kinds: planActivityKinds,
  lines: ({ workspaceId, howMany, newsOnly }) =>
    newsOnly
      ? sql`select kind, at, count, null as name, null as testimonial_id, null::int as rating,
          false as is_private, false as is_waiting
        from plan_notices where workspace_id = ${workspaceId} order by at desc limit ${howMany}`
      : undefined,
  unread: (workspaceId, since) => sql`
    select null::uuid, at from plan_notices where workspace_id = ${workspaceId} and at > ${since}::timestamptz`,
}
