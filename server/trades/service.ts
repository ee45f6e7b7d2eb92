export { choicesFor, followUpsFor, optionsFor } from './options.ts'
