import { type DocumentedCall, placeholders } from './documented-call.ts'
import {
  createTestimonial,
  deleteTestimonial,
  editTestimonial,
  getTestimonial,
  listTestimonials,
  putTestimonial,
} from './testimonials.ts'

const byId = { params: { id: placeholders.testimonialId } }
const changed = { content: 'The rye keeps for a week, and the crust stays crisp.', version: 1 }

/** What a secret key opens. */
export const testimonialCalls: readonly DocumentedCall[] = [
  {
    endpoint: listTestimonials,
    title: 'List testimonials',
    says: 'Newest first, at most 100. X-Total-Count says how many there are, and Link: rel="next" where the next page begins.',
    credential: 'key',
    sample: { query: { status: 'pending', limit: '20' } },
    refusals: ['wrong-credentials', 'not-signed-in'],
  },
  {
    endpoint: createTestimonial,
    title: 'Create a testimonial',
    says: 'Adds what a customer said elsewhere. It is pending with the origin "api" and the source "API"; approving it is your word that it is genuine, and widgets say where it came from. With the same Idempotency-Key a retry creates nothing twice.',
    credential: 'key',
    sample: {
      body: {
        customerName: 'Ines Duarte',
        company: 'Duarte & Filhos',
        email: 'ines@example.com',
        content: 'The rye keeps for a week and tastes better every day.',
        rating: 5,
      },
      idempotencyKey: 'order-1042',
    },
    refusals: ['wrong-credentials', 'not-signed-in', 'idempotency-key-reused'],
  },
  {
    endpoint: getTestimonial,
    title: 'Read one testimonial',
    says: 'Another workspace’s id and an id that does not exist answer the same 404.',
    credential: 'key',
    sample: byId,
    refusals: ['wrong-credentials', 'not-signed-in', 'not-found'],
  },
  {
    endpoint: putTestimonial,
    title: 'Change a testimonial',
    says: 'Changes the words. A customer’s own words that you changed wait for the customer’s confirmation. With version, a row that somebody else changed meanwhile is not overwritten.',
    credential: 'key',
    sample: { ...byId, body: changed },
    refusals: ['wrong-credentials', 'not-signed-in', 'not-found', 'edited-elsewhere'],
  },
  {
    endpoint: editTestimonial,
    title: 'Change a testimonial, with PATCH',
    says: 'The same call for programs that prefer PATCH.',
    credential: 'key',
    sample: { ...byId, body: { content: changed.content } },
    refusals: ['wrong-credentials', 'not-signed-in', 'not-found', 'edited-elsewhere'],
  },
  {
    endpoint: deleteTestimonial,
    title: 'Delete a testimonial',
    says: 'Leaves every list at once and websites within 60 seconds, and is kept for 30 days, in which the owner can bring it back.',
    credential: 'key',
    sample: byId,
    refusals: ['wrong-credentials', 'not-signed-in', 'not-found'],
  },
]
