import { lt } from 'drizzle-orm'
import { submissionKeyDays } from '#contract/collection/collection.ts'
import { instanceFacts } from './tables.ts'
import { pausedQueues } from '../jobs/tables.ts'
import { idempotency, lookups, spentChallenges } from '../db/tables.ts'
import type { Feature } from '../feature.ts'
import { daysBefore } from '../kit/time.ts'
import { cleanUp } from './clean-up.ts'
import { emailPreviewRoutes } from './email-previews.ts'
import { instanceRoutes } from './routes.ts'
import { forgetAnswersAbout, forgetSecretAnswers } from './secret-answers.ts'

export const instanceFeature: Feature = {
  name: 'instance',
  routes: [instanceRoutes, emailPreviewRoutes],
  jobs: [cleanUp],
  tables: [
    { table: instanceFacts, exported: 'belongs to no workspace', erased: 'never' },
    { table: pausedQueues, exported: 'belongs to no workspace', erased: 'never' },
    {
      table: lookups,
      exported: 'says again which workspace a key, link, logo, invitation, wall or domain belongs to',
      erased: { when: 'first' },
    },
    {
      table: idempotency,
      exported: 'answers to retries hold nothing that is not elsewhere',
      erased: { when: 'last' },
      expired: (now) => lt(idempotency.createdAt, daysBefore(now, submissionKeyDays)),
    },
    {
      table: spentChallenges,
      exported: 'belongs to no workspace',
      erased: 'never',
      expired: (now) => lt(spentChallenges.expiresAt, now),
    },
  ],
  hears: {
    async 'testimonial-erased'(_services, tx, { workspaceId, each }) {
      for (const { testimonialId, customerEmail } of each)
        await forgetAnswersAbout(tx, workspaceId, [testimonialId, customerEmail ?? testimonialId])
    },
  },
  cleanUp: [forgetSecretAnswers],
}
