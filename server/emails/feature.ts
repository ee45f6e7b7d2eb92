import { emails, mailboxes } from './tables.ts'
import type { Feature } from '../feature.ts'
import { emptyOldEmails, forgetOldEmails } from './clean-up.ts'
import { forgetEmailsAbout, forgetSentFiles } from './forget-person.ts'
import { emailRoutes } from './routes.ts'
import { markUnknownEmails, sendEmail } from './service.ts'

export const emailsFeature: Feature = {
  name: 'emails',
  routes: [emailRoutes],
  jobs: [sendEmail, markUnknownEmails, forgetSentFiles],
  tables: [
    { table: emails, exported: { by: [emails.id], without: ['html', 'secretLink'] }, erased: 'apart' },
    { table: mailboxes, exported: { by: [mailboxes.mailbox] }, erased: 'with-workspace' },
  ],
  hears: {
    async 'testimonial-erased'(services, tx, { workspaceId, each }) {
      for (const person of each) await forgetEmailsAbout(services, tx, { workspaceId, ...person })
    },
  },
  cleanUp: [forgetOldEmails, emptyOldEmails],
}
