import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { defineJob } from '../../jobs/define-job.ts'
import { groupKey } from '../own/own-themes.ts'
import type { Tx } from '../../db/database.ts'

/** Counts a theme and those that count as it anew, after the owner merged some or took that back. */
export const countGroup = defineJob({
  name: 'count-theme-group',
  payload: z.object({ workspaceId: z.string(), theme: z.string() }),
  attempts: 5,
  timeoutSeconds: 600,
  run: ({ db }, { workspaceId, theme }) =>
    db.transaction(async (tx) => {
      // Nobody counts meanwhile.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('plaudit_themes'))`)
      await replaceGroup(tx, workspaceId, theme)
    }),
})

async function replaceGroup(tx: Tx, workspaceId: string, theme: string): Promise<void> {
  const group = groupKey(theme)
  for (const table of [sql`theme_mentions`, sql`theme_counts`])
    await tx.execute(sql`delete from ${table} where workspace_id = ${workspaceId} and theme = ${group}`)
  await tx.execute(sql`
    with members as (
      select theme from theme_decisions where workspace_id = ${workspaceId} and merged_into = ${theme}),
    added as (
      insert into theme_mentions (workspace_id, testimonial_id, theme, week, named_at, praised_at, criticized_at)
      select workspace_id, testimonial_id, ${group}, min(week), min(named_at), min(praised_at), min(criticized_at)
      from theme_mentions where workspace_id = ${workspaceId} and exists (select from members)
        and (theme = ${theme} or theme in (select theme from members))
      group by workspace_id, testimonial_id returning *)
    insert into theme_counts (workspace_id, theme, week, mentions, praise, criticism)
    select workspace_id, theme, week, count(*), count(praised_at), count(criticized_at) from added group by 1, 2, 3`)
}
