import { sql } from 'drizzle-orm'
import type { ActivitySource } from '../feature-facts.ts'

/** What is on a review site now, which is news: a customer, or the site itself, said so. */
export const publishingActivity: ActivitySource = {
  kinds: ['published'],

  lines: ({ workspaceId, howMany }) => sql`
    select 'published' as kind, p.published_at as at, 1 as count, t.customer_name as name,
      t.id::text as testimonial_id, null::int as rating, false as is_private, false as is_waiting
    from published_reviews p
    join testimonials t on t.workspace_id = p.workspace_id and t.id = p.testimonial_id and t.deleted_at is null
    where p.workspace_id = ${workspaceId} and p.status = 'published' and p.published_by in ('customer', 'platform')
    order by p.published_at desc limit ${howMany}`,

  unread: (workspaceId, since) => sql`
    select p.id, p.published_at as at from published_reviews p
    join testimonials t on t.workspace_id = p.workspace_id and t.id = p.testimonial_id and t.deleted_at is null
    where p.workspace_id = ${workspaceId} and p.status = 'published' and p.published_by in ('customer', 'platform')
      and p.published_at > ${since}::timestamptz`,
}
