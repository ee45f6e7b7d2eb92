import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { proofOfWork } from '../collection/challenge.ts'
import { publicWriteEndpoint } from '../endpoint.ts'
import { engines } from './engines.ts'
import { rating, requiredText } from '../fields.ts'
import { customerLanguages } from '../languages.ts'
import { openedForm } from '../shapes.ts'
import { textPart } from '../text-part.ts'

/** A change is refused by keeping its `was`, and all those of its `group` with it: they move one sentence. */
const part = z.extend(textPart, { group: z.optional(z.number()) })

/**
 * Corrects a customer's own text: spelling, capitals, punctuation and spaces; a sentence that is there twice, empty words at
 * the beginning of one, and where the verdict stands. Nothing of what it says is lost, and nothing is
 * kept. The parts' `was` joined are the text that was sent, their `now` the corrected one. Where the form has a `fixConsent`,
 * nothing is sent on without it: `consent-needed`, or `edited-elsewhere` for another wording.
 */
export const improveText = publicWriteEndpoint('POST /api/testimonials/improve', {
  body: z.object({
    businessId: openedForm,
    content: requiredText(1, 5000, 'There is no text to correct.'),
    language: z.optional(z.enum(customerLanguages)),
    /** What the customer rated: at three stars and below no AI service is asked, and no consent is needed. */
    rating: z.nullish(rating),
    /** What the customer agreed to before: `fixConsent` of the form. */
    consent: z.optional(z.object({ version: z.string().check(z.maxLength(40)) })),
    altcha: proofOfWork,
  }),
  response: z.object({
    content: z.string(),
    parts: z.array(part),
    engine: z.enum(engines),
    model: z.nullable(z.string()),
  }),
  about: {
    group: 'drafts',
    place: 4,
    title: 'Correct a customer’s text',
    says: 'Corrects spelling, capitals, punctuation and spaces, drops a sentence that is there twice and empty words such as “I have to say that”, and may put the overall verdict first. It changes nothing a customer says: no number, name or judgment. Each of parts is the same in was and now, or a change the customer can refuse: join was or now of each part, as they choose. Parts of one group move a sentence: refuse them together. Where the form has a fixConsent, consent names the wording the customer agreed to first: without it the call is refused with consent-needed, and with an outdated one with edited-elsewhere. With a rating of 3 or below, no AI service is asked and no consent is needed. Nothing is stored.',
    sample: {
      body: {
        businessId: placeholders.formId,
        content: 'the rye keeps for a week,and it tastes definately better every day',
        language: 'en',
        altcha: placeholders.solution,
      },
    },
    refusals: ['not-found', 'consent-needed', 'edited-elsewhere', 'robot-check-failed', 'cross-site'],
  },
})
