import { type DocumentedCall, placeholders } from './documented-call.ts'
import {
  createTestimonial,
  deleteTestimonial,
  editTestimonial,
  getTestimonial,
  listTestimonials,
  putTestimonial,
} from './testimonials/testimonials.ts'

const byId = { params: { id: placeholders.testimonialId } }
const changed = { content: 'The rye keeps for a week, and the crust stays crisp.', version: 1 }

/** What a secret key opens. */
export const testimonialCalls: readonly DocumentedCall[] = [
  {
    endpoint: listTestimonials,
    title: 'List testimonials',
    says: 'Newest first, at most 100. search finds all of its words in any order and puts the best match first; source, from, to, tag, hasText, isHidden, rating and status narrow the list, and sort orders it. X-Total-Count is the total, and Link: rel="next" points to the next page.',
    credential: 'key',
    sample: { query: { status: 'pending', limit: '20' } },
    refusals: ['wrong-credentials', 'not-signed-in'],
  },
  {
    endpoint: createTestimonial,
    title: 'Create a testimonial',
    says: 'Adds what a customer said elsewhere. It arrives as pending, with the origin "api". source says where you found it (without one: "API"), and date when the customer said it: a day in UTC, or a date and time with its time zone, from 1990 up to now. Without a date, none is shown. By approving it, you confirm it is genuine, and widgets show where it came from. Its rating counts in the average of its source, never in yours. With the same Idempotency-Key, a retry creates no duplicate.',
    credential: 'key',
    sample: {
      body: {
        customerName: 'Ines Duarte',
        company: 'Duarte & Filhos',
        email: 'ines@example.com',
        content: 'The rye keeps for a week and tastes better every day.',
        rating: 5,
        source: 'Google',
        date: '2026-03-31',
      },
      idempotencyKey: 'order-1042',
    },
    refusals: ['wrong-credentials', 'not-signed-in', 'idempotency-key-reused'],
  },
  {
    endpoint: getTestimonial,
    title: 'Get a testimonial',
    says: 'An id from another workspace and an id that does not exist return the same 404.',
    credential: 'key',
    sample: byId,
    refusals: ['wrong-credentials', 'not-signed-in', 'not-found'],
  },
  {
    endpoint: putTestimonial,
    title: 'Update a testimonial',
    says: 'Changes the text. If the customer wrote or confirmed it, the change waits for their confirmation, unless only spacing, capitals, quotes or punctuation changed; confirmedContent is the original, which stays public. You can freely edit what you created with a key until it is approved. Send version to avoid overwriting someone else’s edit.',
    credential: 'key',
    sample: { ...byId, body: changed },
    refusals: ['wrong-credentials', 'not-signed-in', 'not-found', 'edited-elsewhere'],
  },
  {
    endpoint: editTestimonial,
    title: 'Update a testimonial with PATCH',
    says: 'The same call for clients that prefer PATCH.',
    credential: 'key',
    sample: { ...byId, body: { content: changed.content } },
    refusals: ['wrong-credentials', 'not-signed-in', 'not-found', 'edited-elsewhere'],
  },
  {
    endpoint: deleteTestimonial,
    title: 'Delete a testimonial',
    says: 'Removes it from every list right away and from websites within 60 seconds. The owner can restore it for 30 days.',
    credential: 'key',
    sample: byId,
    refusals: ['wrong-credentials', 'not-signed-in', 'not-found'],
  },
]
