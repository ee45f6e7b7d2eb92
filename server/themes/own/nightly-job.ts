import { sql } from 'drizzle-orm'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { forEachWorkspace } from '../../jobs/for-each-workspace.ts'
import { everyText } from '../read/themes-of.ts'
import { searchWorkspace } from './search-phrases.ts'

/** Every night: looks for phrases where texts came or went, and has texts read that were missed. */
export const searchThemes = defineScheduledJob('search-themes', '23 2 * * *', {
  attempts: 3,
  timeoutSeconds: 3600,
  async run(services) {
    const { db } = services
    await db.execute(sql`delete from theme_counts where mentions = 0`)
    await db.execute(sql`
      insert into theme_changes (workspace_id, id, testimonial_id)
      select t.workspace_id, gen_random_uuid(), t.id from testimonials t
      where deleted_at is null and content <> '' and not exists (
        select from theme_mentions m where (m.workspace_id, m.testimonial_id, m.theme) = (t.workspace_id, t.id, ${everyText}))
      and not exists (select from theme_changes c where (c.workspace_id, c.testimonial_id) = (t.workspace_id, t.id))`)
    const { rows } = await db.execute<{ workspaceId: string; texts: number }>(sql`
      select c.workspace_id as "workspaceId", sum(c.mentions)::int as texts from theme_counts c
      join theme_searches s on s.workspace_id = c.workspace_id
      where c.theme = ${everyText} group by 1, s.texts having sum(c.mentions) <> s.texts`)
    await forEachWorkspace(services, rows, ({ workspaceId, texts }) =>
      searchWorkspace(services, workspaceId, texts),
    )
  },
})
