import { sql } from 'drizzle-orm'
import type { Feature } from '../feature.ts'
import { daysBefore } from '../kit/time.ts'
import { textSamples } from './email-samples.ts'
import { emptyOldTexts, hearsForTexts } from './forget-texts.ts'
import { withdrawTextConsentAgain } from './consent/text-consents.ts'
import { limits } from './limits.ts'
import { stopNumberAgain } from './news/stopped-numbers.ts'
import { textNewsRoutes } from './news/text-news-routes.ts'
import { textRoutes } from './routes.ts'
import { markUnknownTexts } from './sending/mark-unknown-texts.ts'
import { sendTexts } from './sending/send-texts.ts'
import { shortLinkRoutes } from './short-link.ts'
import { instanceTextUsage, stoppedNumbers, textConsents, texts, textUsage, userPhones } from './tables.ts'

export const textsFeature: Feature = {
  name: 'texts',
  routes: [textRoutes, shortLinkRoutes, textNewsRoutes],
  limits,
  jobs: [sendTexts, markUnknownTexts],
  administration: {
    usage: {
      'Text messages in the last 30 days': (workspaceId, now) => sql`(
        select count(*)::int from texts where workspace_id = ${workspaceId} and state in ('sent', 'bounced')
          and created_at > ${daysBefore(now, 30)})`,
    },
  },
  tables: [
    { table: texts, exported: { by: [texts.id], without: ['numberKey'] }, erased: 'with-workspace' },
    { table: textConsents, exported: { by: [textConsents.id] }, erased: 'with-workspace' },
    { table: textUsage, exported: { by: [textUsage.month] }, erased: 'with-workspace' },
    { table: stoppedNumbers, exported: 'belongs to no workspace', erased: 'never' },
    { table: instanceTextUsage, exported: 'belongs to no workspace', erased: 'never' },
    { table: userPhones, exported: 'the head of the export, with each user', erased: 'with-workspace' },
  ],
  sampleEmails: textSamples,
  erasesAgain: {
    'number-stopped': (services, { subject = '' }, at) => stopNumberAgain(services, subject, at),
    'text-consent-withdrawn': withdrawTextConsentAgain,
  },
  hears: hearsForTexts,
  cleanUp: [emptyOldTexts],
}
