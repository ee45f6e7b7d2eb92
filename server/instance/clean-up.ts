import { and, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { passwordResets, sessions } from '../db/tables/accounts.ts'
import { idempotency, letters, spentChallenges } from '../db/tables/plumbing.ts'
import { secondFactorSteps } from '../db/tables/settings.ts'
import { contactMessages } from '../db/tables/site.ts'
import { testimonials } from '../db/tables/testimonials.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forgetErased } from '../rewards/service.ts'

const dayMs = 86_400_000
const keptDeletedDays = 30
const keptLettersDays = 30
const keptMessagesDays = 365
/** A form that could not reach us keeps trying for a week. */
const keptAnswersDays = 8

/** Every hour: what has expired or been kept as long as the privacy policy says, and counts to be merged. */
export const cleanUp = defineJob({
  name: 'clean-up',
  payload: z.object({}),
  attempts: 2,
  timeoutSeconds: 600,
  schedule: '17 * * * *',
  async run({ db, mail, now }) {
    const moment = now()
    const before = (days: number) => new Date(moment.getTime() - days * dayMs)
    await db.delete(sessions).where(lt(sessions.expiresAt, moment))
    await db.delete(passwordResets).where(lt(passwordResets.expiresAt, moment))
    await db.delete(secondFactorSteps).where(lt(secondFactorSteps.expiresAt, moment))
    await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, moment))
    await db.delete(idempotency).where(lt(idempotency.createdAt, before(keptAnswersDays)))
    await db
      .delete(testimonials)
      .where(and(isNotNull(testimonials.deletedAt), lt(testimonials.deletedAt, before(keptDeletedDays))))
    await db.delete(contactMessages).where(lt(contactMessages.createdAt, before(keptMessagesDays)))
    // Letters of a workspace stay with it; these are the instance's own, about passwords, sign-ins and messages.
    const left = await db
      .delete(letters)
      .where(
        and(
          isNull(letters.workspaceId),
          inArray(letters.state, ['sent', 'unknown']),
          lt(letters.createdAt, before(keptLettersDays)),
        ),
      )
      .returning({ id: letters.id })
    await mail.forget(left.map(({ id }) => id))
    await forgetErased(db)
    await db.execute(sql`select plaudit_merge_tallies(${moment.toISOString()}::timestamptz)`)
  },
})
