import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { matches } from '../../db/matches.ts'
import { readFact, writeFact } from '../../instance/service.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { carriesText } from './evidence-carries.ts'
import { raised } from '../rows.ts'
import { testimonials } from '../tables.ts'

const fact = 'evidence-checked'
const atOnce = 500

/** Once: what an earlier version showed on evidence that says something else waits for its customer from now on. */
export const checkEvidence = defineScheduledJob('check-evidence', '23 4 * * *', {
  attempts: 3,
  timeoutSeconds: 1800,
  isDoneAtStart: true,
  run: async ({ db }: Services) => {
    if (await readFact(db, fact)) return
    let after = sql`true`
    for (;;) {
      const rows = await db
        .select()
        .from(testimonials)
        .where(and(eq(testimonials.isAttestedByOwner, true), after))
        .orderBy(testimonials.workspaceId, testimonials.id)
        .limit(atOnce)
      const last = rows.at(-1)
      if (!last) break
      for (const { workspaceId, id, evidence, content, version } of rows) {
        if (carriesText(evidence ?? '', content)) continue
        await db
          .update(testimonials)
          .set({ isConfirmedByAuthor: false, isAttestedByOwner: false, version: raised })
          .where(and(matches(testimonials, { workspaceId, id }), eq(testimonials.version, version)))
      }
      after = sql`(workspace_id, id) > (${last.workspaceId}::uuid, ${last.id}::uuid)`
    }
    await writeFact(db, fact, 'yes', 'first')
  },
})
