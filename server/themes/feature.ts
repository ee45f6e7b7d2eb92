import type { Feature } from '../feature.ts'
import { countGroup } from './count/count-group.ts'
import { countThemes } from './count/count-job.ts'
import { searchThemes } from './own/nightly-job.ts'
import { movedThemes } from './show/moved.ts'
import { themeRoutes } from './routes.ts'
import {
  themeChanges,
  themeCounts,
  themeDecisions,
  themeMentions,
  themePhrases,
  themeSearches,
} from './tables.ts'

const isRead = 'repeats what texts that are exported say'

export const themesFeature: Feature = {
  name: 'themes',
  routes: [themeRoutes],
  jobs: [countThemes, countGroup, searchThemes],
  activity: { kinds: [], lines: () => undefined, week: movedThemes },
  hears: {
    // What it spoke of is gone within seconds.
    'testimonial-erased': ({ jobs }, tx) => jobs.enqueue(tx, countThemes, {}),
  },
  tables: [
    { table: themeChanges, exported: isRead, erased: { when: 'last' } },
    { table: themeMentions, exported: isRead, erased: { when: 'in-batches' } },
    { table: themeCounts, exported: 'counts hold nothing that is not elsewhere', erased: { when: 'last' } },
    { table: themePhrases, exported: isRead, erased: 'with-workspace' },
    { table: themeDecisions, exported: { by: [themeDecisions.theme] }, erased: 'with-workspace' },
    { table: themeSearches, exported: 'says when phrases were looked for', erased: 'with-workspace' },
  ],
}
