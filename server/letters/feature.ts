import { letters, mailboxes } from './tables.ts'
import type { Feature } from '../feature.ts'
import { emptyOldLetters, forgetOldLetters } from './clean-up.ts'
import { letterRoutes } from './routes.ts'
import { nameUnknownLetters, sendLetter } from './service.ts'

export const lettersFeature: Feature = {
  name: 'letters',
  routes: [letterRoutes],
  jobs: [sendLetter, nameUnknownLetters],
  tables: [
    { table: letters, exported: { by: [letters.id], without: ['html', 'secretLink'] }, erased: 'apart' },
    { table: mailboxes, exported: { by: [mailboxes.mailbox] }, erased: 'with-workspace' },
  ],
  cleanUp: [forgetOldLetters, emptyOldLetters],
}
