import { defineScheduledJob } from '../../jobs/define-job.ts'
import { searchPhrases } from '../own/search-phrases.ts'
import { countChanges } from './count-changes.ts'

/** The next run comes a minute after this one. */
const longestMs = 45_000

/** Every minute: reads what is new, was changed or is gone, and counts what it speaks of. */
export const countThemes = defineScheduledJob('count-themes', '* * * * *', {
  attempts: 1,
  timeoutSeconds: 60,
  isDoneAtStart: true,
  async run(services) {
    const end = performance.now() + longestMs
    const changed = new Set<string>()
    let taken: string[]
    do {
      taken = await countChanges(services.db)
      for (const workspaceId of taken) changed.add(workspaceId)
      if (taken.length === 0) {
        // What it finds is counted at once.
        await searchPhrases(services, changed)
        taken = changed.size > 0 ? await countChanges(services.db) : []
        changed.clear()
      }
    } while (taken.length > 0 && performance.now() < end)
  },
})
