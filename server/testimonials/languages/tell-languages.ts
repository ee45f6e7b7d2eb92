import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { languageOfText } from './language.ts'
import { undeterminedLanguage } from '../tables.ts'
import type { testimonials } from '../tables.ts'

const atOnce = 500

/** Tells the languages of texts that came in before languages were kept. Once that is done, it finds nothing to do. */
export const tellLanguages = defineScheduledJob('tell-languages', '47 3 * * *', {
  attempts: 3,
  timeoutSeconds: 1800,
  isDoneAtStart: true,
  run: async ({ db }: Services) => {
    for (;;) {
      const { rows } = await db.execute<
        Pick<typeof testimonials.$inferSelect, 'workspaceId' | 'id' | 'content'>
      >(
        sql`select workspace_id as "workspaceId", id, content from testimonials where language = ${sql.raw(`'${undeterminedLanguage}'`)} limit ${atOnce}`,
      )
      if (rows.length === 0) return
      const updates = rows.map(({ workspaceId, id, content }) => ({
        workspaceId,
        id,
        language: languageOfText(content),
      }))
      // A text that was edited meanwhile has its language already.
      await db.execute(sql`
        update testimonials t set language = v.language
        from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as v ("workspaceId" uuid, id uuid, language text)
        where t.workspace_id = v."workspaceId" and t.id = v.id and t.language = ${undeterminedLanguage}`)
    }
  },
})
