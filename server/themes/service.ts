export { movedSentence } from './show/moved.ts'
export { type CountedTheme, readThemes } from './show/list-themes.ts'
export { countThemes } from './count/count-job.ts'
