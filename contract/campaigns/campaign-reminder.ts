import { z } from 'zod/mini'
import { errorIn, type LintField } from './campaign-lint.ts'
import { requiredLine, requiredText } from '../fields.ts'

/** As the field's rules have it: an error of `lintCampaignEmail` keeps the text from being saved. */
const linted = (field: LintField) => (payload: z.core.ParsePayload<string>) => {
  const message = errorIn(field, payload.value)
  if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value })
}

export const emailSubject = requiredLine(1, 200, 'Subject is required').check(linted('emailSubject'))
export const emailTemplate = requiredText(1, 5000, 'Message is required').check(linted('emailTemplate'))

/** An email that follows when there was no answer, so many days after the one before it. */
export const campaignReminder = z.object({
  afterDays: z
    .int({ error: 'Days must be a whole number' })
    .check(z.gte(1, 'A reminder waits at least 1 day'), z.lte(60, 'A reminder waits 60 days at most')),
  emailSubject,
  emailTemplate,
})
export type CampaignReminder = z.infer<typeof campaignReminder>
