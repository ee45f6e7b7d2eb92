import { daysBefore } from '../kit/time.ts'
import { sql } from 'drizzle-orm'
import {
  emails,
  emailSettings,
  mailboxes,
  mailOutages,
  sendingDomains,
  unreachableMailboxes,
} from './tables.ts'
import type { Feature } from '../feature.ts'
import { emptyOldEmails, forgetOldEmails } from './clean-up.ts'
import { emailsSamples } from './email-samples.ts'
import { forgetEmailsAbout, forgetSentFiles } from './forget-person.ts'
import { checkSendingDomains } from './domain/domain.ts'
import { newsRoutes } from './news/news-routes.ts'
import { emailRoutes } from './routes.ts'
import { unsubscribeRoutes } from './unsubscribe/unsubscribe-routes.ts'
import { eraseMailboxesAgain } from './erase-again.ts'
import { markUnknownEmails } from './mark-unknown.ts'
import { sendEmails } from './service.ts'

export const emailsFeature: Feature = {
  name: 'emails',
  routes: [emailRoutes, unsubscribeRoutes, newsRoutes],
  jobs: [sendEmails, checkSendingDomains, markUnknownEmails, forgetSentFiles],
  administration: {
    usage: {
      // To people outside the team.
      'Emails in the last 30 days': (workspaceId, now) => sql`(
        select count(*)::int from emails where workspace_id = ${workspaceId} and state in ('sent', 'bounced')
          and is_from_business and created_at > ${daysBefore(now, 30)})`,
    },
  },
  tables: [
    { table: emails, exported: { by: [emails.id], without: ['html', 'secretLink'] }, erased: 'apart' },
    { table: mailboxes, exported: { by: [mailboxes.mailbox] }, erased: 'with-workspace' },
    {
      table: emailSettings,
      exported: { by: [emailSettings.workspaceId] },
      erased: 'with-workspace',
    },
    {
      table: sendingDomains,
      exported: { by: [sendingDomains.workspaceId], without: ['sealedKey'] },
      erased: 'with-workspace',
    },
    { table: unreachableMailboxes, exported: 'belongs to no workspace', erased: 'never' },
    { table: mailOutages, exported: 'belongs to no workspace', erased: 'never' },
  ],
  erasesAgain: eraseMailboxesAgain,
  hears: {
    async 'testimonial-erased'(services, tx, { workspaceId, each }) {
      for (const person of each) await forgetEmailsAbout(services, tx, { workspaceId, ...person })
    },
  },
  sampleEmails: emailsSamples,
  cleanUp: [forgetOldEmails, emptyOldEmails],
}
