import { sql } from 'drizzle-orm'
import { defineScheduledJob } from '../jobs/define-job.ts'

const textsAtOnce = 500
/** The next run comes a minute after this one. */
const longestMs = 45_000

/**
 * Every minute: counts the words of texts that are new, were edited, or are gone. Only this job writes the vocabulary,
 * so that two customers with the same word never wait for each other.
 */
export const learnWords = defineScheduledJob('learn-words', '* * * * *', {
  attempts: 1,
  timeoutSeconds: 60,
  isDoneAtStart: true,
  async run({ db }) {
    const end = performance.now() + longestMs
    let taken: number
    do {
      const { rows } = await db.execute<{ taken: number }>(
        sql`select plaudit_learn_words(${textsAtOnce}::int) as taken`,
      )
      taken = rows[0]?.taken ?? 0
    } while (taken === textsAtOnce && performance.now() < end)
  },
})
