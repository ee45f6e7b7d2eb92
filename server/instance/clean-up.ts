import { and, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { submissionKeyDays } from '#contract/collection.ts'
import type { Services } from '../context.ts'
import { passwordResets, sessions } from '../db/tables/accounts.ts'
import { inBatches } from '../db/in-batches.ts'
import { drafts } from '../db/tables/drafts.ts'
import { imports } from '../db/tables/imports.ts'
import { idempotency, letters, spentChallenges } from '../db/tables/plumbing.ts'
import { secondFactorSteps } from '../db/tables/settings.ts'
import { contactMessages } from '../db/tables/site.ts'
import { testimonials } from '../db/tables/testimonials.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forgetErased } from '../rewards/service.ts'

const dayMs = 86_400_000
const keptDeletedDays = 30
const keptLettersDays = 30
const keptExcerptsDays = 30
const keptMessagesDays = 365
/** A report may have a line for each of 50,000 rows. */
const reportsAtOnce = 20

/** Every hour: what has expired or been kept as long as the privacy policy says, and counts to be merged. */
export const cleanUp = defineJob({
  name: 'clean-up',
  payload: z.object({}),
  attempts: 2,
  timeoutSeconds: 600,
  schedule: '17 * * * *',
  async run(services) {
    const { db, now } = services
    const moment = now()
    const before = (days: number) => new Date(moment.getTime() - days * dayMs)
    await each([
      () => erase(services, sessions, lt(sessions.expiresAt, moment)),
      () => erase(services, passwordResets, lt(passwordResets.expiresAt, moment)),
      () => erase(services, secondFactorSteps, lt(secondFactorSteps.expiresAt, moment)),
      () => erase(services, spentChallenges, lt(spentChallenges.expiresAt, moment)),
      () => erase(services, idempotency, lt(idempotency.createdAt, before(submissionKeyDays))),
      () =>
        erase(
          services,
          testimonials,
          and(isNotNull(testimonials.deletedAt), lt(testimonials.deletedAt, before(keptDeletedDays))),
        ),
      () => erase(services, drafts, lt(drafts.expiresAt, moment)),
      () => erase(services, contactMessages, lt(contactMessages.createdAt, before(keptMessagesDays))),
      () => forgetOwnLetters(services, before(keptLettersDays)),
      () => emptyLetters(services, before(keptLettersDays)),
      () => emptyReports(services, before(keptExcerptsDays)),
      () => forgetErased(db),
      () => db.execute(sql`select plaudit_merge_tallies(${moment.toISOString()}::timestamptz)`),
    ])
  },
})

/** One step after the other; a step that fails does not keep the others from running. */
async function each(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    await step().catch((failure: unknown) => failures.push(failure))
  }
  if (failures.length > 0) throw failures[0]
}

type Erasable =
  | typeof sessions
  | typeof passwordResets
  | typeof secondFactorSteps
  | typeof spentChallenges
  | typeof idempotency
  | typeof testimonials
  | typeof drafts
  | typeof contactMessages

function erase({ db }: Services, table: Erasable, which: SQL | undefined): Promise<void> {
  return inBatches(table, which, (some) => db.delete(table).where(some))
}

/** Letters that have left or will not leave any more. */
function done(before: Date): SQL | undefined {
  return and(
    inArray(letters.state, ['sent', 'unknown', 'failed']),
    lt(sql`coalesce(${letters.sentAt}, ${letters.createdAt})`, before.toISOString()),
  )
}

/** The instance's own: about passwords, sign-ins and messages. */
function forgetOwnLetters({ db, mail }: Services, before: Date): Promise<void> {
  return inBatches(letters, and(isNull(letters.workspaceId), done(before)), async (some) => {
    const gone = await db.delete(letters).where(some).returning({ id: letters.id })
    await mail.forget(gone.map(({ id }) => id))
    return { rowCount: gone.length }
  })
}

/** Of the letters of a business stays that they were sent. Their text may hold words that were deleted since. */
function emptyLetters({ db, mail }: Services, before: Date): Promise<void> {
  const which = and(isNotNull(letters.workspaceId), ne(letters.text, ''), done(before))
  return inBatches(letters, which, async (some) => {
    const emptied = await db
      .update(letters)
      .set({ text: '', html: '', secretLink: null })
      .where(some)
      .returning({ id: letters.id })
    await mail.forget(emptied.map(({ id }) => id))
    return { rowCount: emptied.length }
  })
}

/** Reports of imports go on saying which rows were left out and why, without quoting them. */
function emptyReports({ db }: Services, before: Date): Promise<void> {
  const quotes = sql`jsonb_path_exists(${imports.report}, '$[*] ? (@.excerpt != "")')`
  const withoutQuotes = sql`(
    select jsonb_agg(
      line || jsonb_build_object('excerpt', '', 'reason', regexp_replace(line->>'reason', '".*"', '"…"'))
      order by place)
    from jsonb_array_elements(${imports.report}) with ordinality as lines (line, place))`
  return inBatches(
    imports,
    and(lt(imports.createdAt, before), quotes),
    (some) => db.update(imports).set({ report: withoutQuotes }).where(some),
    reportsAtOnce,
  )
}
