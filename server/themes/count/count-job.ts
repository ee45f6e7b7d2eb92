import { defineScheduledJob } from '../../jobs/define-job.ts'
import { countChanges } from './count-changes.ts'

/** The next run comes a minute after this one. */
const longestMs = 45_000

/** Every minute: reads what is new, was changed or is gone, and counts what it speaks of. */
export const countThemes = defineScheduledJob('count-themes', '* * * * *', {
  attempts: 1,
  timeoutSeconds: 60,
  isDoneAtStart: true,
  async run({ db }) {
    const end = performance.now() + longestMs
    while ((await countChanges(db)) > 0 && performance.now() < end);
  },
})
