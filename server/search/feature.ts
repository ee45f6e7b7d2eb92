import type { Feature } from '../feature.ts'
import { learnWords } from './learn-words.ts'
import { searchChanges, searchVocabulary } from './tables.ts'

export const searchFeature: Feature = {
  name: 'search',
  jobs: [learnWords],
  hears: {
    // Their words wait in a table until they are counted.
    'testimonial-erased': ({ jobs }, tx) => jobs.enqueue(tx, learnWords, {}),
  },
  // In this order: what is being counted while a workspace goes, has been counted when its vocabulary goes.
  tables: [
    { table: searchChanges, exported: 'repeats texts that are exported', erased: { when: 'last' } },
    { table: searchVocabulary, exported: 'counts words of what is exported', erased: { when: 'last' } },
  ],
}
