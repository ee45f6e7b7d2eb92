import type { Services } from '../../server/context.ts'

const tables = ['testimonials', 'source_reviews', 'testimonial_events', 'testimonial_counters']

/** How many rows have been written in what a review is made of, as PostgreSQL counts them. */
export async function rowsWritten({ database }: Services): Promise<number> {
  // An idle connection tells its last figures after ten seconds (PGSTAT_IDLE_INTERVAL).
  await new Promise((resolve) => setTimeout(resolve, 12_000))
  const { rows } = await database.pool.query<{ written: number }>(
    `select pg_stat_clear_snapshot(), sum(n_tup_ins + n_tup_upd + n_tup_del)::int as written
     from pg_stat_user_tables where relname = any($1)`,
    [tables],
  )
  return rows[0]?.written ?? Number.NaN
}

export interface StoredReviews {
  readonly reviews: number
  readonly testimonials: number
  readonly removed: number
  readonly edited: number
  /** Reviews without their testimonial, testimonials without a beginning of their history. */
  readonly broken: number
}

/** What is there after a sync. */
export async function storedReviews({ database }: Services, workspaceId: string): Promise<StoredReviews> {
  const { rows } = await database.pool.query<StoredReviews>(
    `select (select count(*) from source_reviews where workspace_id = $1)::int as reviews,
      (select count(*) from testimonials where workspace_id = $1)::int as testimonials,
      (select count(*) from testimonials where workspace_id = $1 and removed_at is not null)::int as removed,
      (select count(*) from testimonials where workspace_id = $1 and content like 'Edited: %')::int as edited,
      (select count(*) from source_reviews s left join testimonials t on t.workspace_id = s.workspace_id and t.id = s.testimonial_id
        where s.workspace_id = $1 and (t.id is null or t.content <> s.content or (t.removed_at is null) <> (s.removed_at is null)
          or (select count(*) from testimonial_events e where e.workspace_id = $1 and e.testimonial_id = t.id and e.type = 'imported') <> 1))::int as broken`,
    [workspaceId],
  )
  return rows[0]!
}
