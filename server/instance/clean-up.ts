import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { passwordResets, sessions } from '../db/tables/accounts.ts'
import { idempotency, spentChallenges } from '../db/tables/plumbing.ts'
import { secondFactorSteps } from '../db/tables/settings.ts'
import { testimonials } from '../db/tables/testimonials.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forgetErased } from '../rewards/service.ts'

const hourMs = 3_600_000
const keptDeletedDays = 30
/** A form that could not reach us keeps trying for a week. */
const keptAnswersDays = 8

/** Every hour: what has expired, testimonials whose 30 days after deletion are over, and counts to be merged. */
export const cleanUp = defineJob({
  name: 'clean-up',
  payload: z.object({}),
  attempts: 2,
  timeoutSeconds: 600,
  schedule: '17 * * * *',
  async run({ db, now }) {
    const moment = now()
    const before = (ms: number) => new Date(moment.getTime() - ms)
    await db.delete(sessions).where(lt(sessions.expiresAt, moment))
    await db.delete(passwordResets).where(lt(passwordResets.expiresAt, moment))
    await db.delete(secondFactorSteps).where(lt(secondFactorSteps.expiresAt, moment))
    await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, moment))
    await db.delete(idempotency).where(lt(idempotency.createdAt, before(keptAnswersDays * 24 * hourMs)))
    await db
      .delete(testimonials)
      .where(
        and(
          isNotNull(testimonials.deletedAt),
          lt(testimonials.deletedAt, before(keptDeletedDays * 24 * hourMs)),
        ),
      )
    await forgetErased(db)
    await db.execute(sql`select plaudit_merge_tallies(${moment.toISOString()}::timestamptz)`)
  },
})
