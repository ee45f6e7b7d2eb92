import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { email, line, optionalEmail, rating, requiredLine, requiredText, text } from '../fields.ts'
import { longestTestimonial } from '../limits.ts'
import { idParams, removal } from '../shapes.ts'
import { draftRecord } from '../writer/draft-record.ts'
import { said } from './said-on.ts'
import { testimonial } from './testimonials.ts'

export const contentSentence = 'Please enter the testimonial'
const content = requiredText(1, longestTestimonial, contentSentence)

/**
 * An entry typed by the owner: `pending`, and not publishable before the customer's word is on file. Sent with a
 * secret key it has the origin `api`, and approving it is the owner's word that it is genuine.
 */
export const createTestimonial = ownerEndpoint('POST /api/testimonials', {
  support: 'never',
  acceptsKey: 'testimonials:write',
  body: z.object({
    customerName: requiredLine(1, 120, 'Customer name is required'),
    company: z.nullish(line(120)),
    /** What they do there; of a generated text, `customerTitle` says it too. */
    role: z.nullish(line(120)),
    email: optionalEmail,
    customerEmail: optionalEmail,
    content,
    rating: z.nullish(rating),
    /** Where a program found it, e.g. `Google`; every outlet names it. Only with a secret key. */
    source: z.nullish(line(60)),
    /** When the customer said it: a day (UTC) or a moment with its offset, not to come. Only with a secret key. */
    date: z.nullish(said),
    /** What a generated text was asked to speak of; kept with its history. */
    customerTitle: z.optional(line(120)),
    serviceDetails: z.optional(text(500)),
    benefits: z.optional(text(500)),
    draftRecord,
    /**
     * The server knows its own drafts and decides by them. A program that says so of a text from elsewhere makes it wait
     * for the customer's word.
     */
    isAiGenerated: z.optional(z.boolean()),
  }),
  status: 201,
  response: testimonial,
  about: {
    group: 'testimonials',
    place: 15,
    title: 'Create a testimonial',
    says: 'Adds what a customer said elsewhere. It arrives as pending, with the origin "api". source says where you found it (without one: "API"), and date when the customer said it: a day in UTC, or a date and time with its time zone, from 1990 up to now. Without a date, none is shown. By approving it, you confirm it is genuine, and widgets show where it came from. Its rating counts in the average of its source, never in yours. With the same Idempotency-Key, a retry creates no duplicate.',
    sample: {
      body: {
        customerName: 'Ines Duarte',
        company: 'Duarte & Filhos',
        role: 'Head of purchasing',
        email: 'ines@example.com',
        content: 'The rye keeps for a week and tastes better every day.',
        rating: 5,
        source: 'Google',
        date: '2026-03-31',
      },
      idempotencyKey: 'order-1042',
    },
    refusals: ['idempotency-key-reused'],
  },
})

export const editForm = z.object({ content, role: z.optional(line(120)) })

/** Whose words they are, and what is known of them. Of what a program sent, a program may correct it until it is approved. */
export const factFields = z.object({
  customerName: requiredLine(1, 120, 'Customer name is required'),
  company: z.nullable(line(120)),
  customerEmail: z.nullable(email),
  rating: z.nullable(rating),
  source: z.nullable(line(60)),
  date: z.nullable(said),
})
const facts = z.partial(factFields)
export type Facts = z.output<typeof facts>

/**
 * Changes the words. A customer's own words that the owner changed wait for the customer's confirmation, unless only
 * spacing, capitals, quotes or punctuation changed. What a program sent with a secret key it may correct until it is
 * approved.
 * The same goes for the name, the rating and the rest of `factFields`; of other testimonials, a change of them is refused.
 * `role` is the customer's, where the business typed or imported the words.
 * With `version`, a row that somebody else changed meanwhile answers `edited-elsewhere`.
 */
export const editTestimonial = ownerEndpoint('PATCH /api/testimonials/:id', {
  acceptsKey: 'testimonials:write',
  params: idParams,
  body: z.extend(facts, { content, role: z.nullish(line(120)), version: z.optional(z.int()) }),
  response: testimonial,
  about: {
    group: 'testimonials',
    place: 18,
    title: 'Update a testimonial with PATCH',
    says: 'The same call for clients that prefer PATCH.',
    sample: {
      params: { id: placeholders.testimonialId },
      body: { content: 'The rye keeps for a week, and the crust stays crisp.' },
    },
    refusals: ['not-found', 'edited-elsewhere'],
  },
})

/** The same as `editTestimonial`, for programs that say PUT. */
export const putTestimonial = {
  ...editTestimonial,
  method: 'PUT',
  about: {
    group: 'testimonials',
    place: 17,
    title: 'Update a testimonial',
    says: 'Changes the text, and with it customerName, company, customerEmail, rating, source and date. If the customer wrote or confirmed it, the change waits for their confirmation, unless only spacing, capitals, quotes or punctuation changed; confirmedContent is the original, which stays public, and the other fields can’t be changed. You can freely edit what you created with a key until it is approved. role says what the customer does at their company; customers who wrote on your form say that themselves. Send version to avoid overwriting someone else’s edit.',
    sample: {
      params: { id: placeholders.testimonialId },
      body: { content: 'The rye keeps for a week, and the crust stays crisp.', version: 1 },
    },
    refusals: ['not-found', 'edited-elsewhere'],
  },
} as const

/** Kept for 30 days, in which `restoreTestimonial` brings it back. */
export const deleteTestimonial = ownerEndpoint('DELETE /api/testimonials/:id', {
  acceptsKey: 'testimonials:write',
  ...removal,
  about: {
    group: 'testimonials',
    place: 19,
    title: 'Delete a testimonial',
    says: 'Removes it from every list right away and from websites within 60 seconds. The owner can restore it for 30 days.',
    sample: { params: { id: placeholders.testimonialId } },
    refusals: ['not-found'],
  },
})
