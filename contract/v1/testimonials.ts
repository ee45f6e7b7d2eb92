import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { idParams } from '../shapes.ts'
import { moveToPending, restoreTestimonial } from '../testimonials/decisions.ts'
import { createTestimonial, deleteTestimonial, editTestimonial, factFields } from '../testimonials/editing.ts'
import { organizeTestimonial } from '../testimonials/organizing.ts'
import { removeReply, writeReply } from '../testimonials/replies.ts'
import { getTestimonial, listTestimonials, testimonial } from '../testimonials/testimonials.ts'
import { versioned, versionedEndpoint } from './versioned.ts'

const params = { id: placeholders.testimonialId }
const group = 'testimonials'
const read = { scope: 'testimonials:read' } as const
const write = { scope: 'testimonials:write' } as const

export const v1ListTestimonials = versioned('GET /api/v1/testimonials', listTestimonials, {
  ...read,
  about: {
    group,
    place: 1,
    title: 'List testimonials',
    says: 'Newest first. search finds all of its words in any order and puts the best match first; the other parameters narrow the list, and sort orders it.',
    sample: { query: { status: 'pending', limit: '20' } },
  },
})

export const v1CreateTestimonial = versioned('POST /api/v1/testimonials', createTestimonial, {
  ...write,
  about: {
    group,
    place: 2,
    title: 'Create a testimonial',
    says: 'Adds what a customer said elsewhere. It arrives as pending, with the origin "api". source says where you found it (without one: "API"), and date when the customer said it: a day in UTC, or a date and time with its time zone, from 1990 up to now. Without a date, none is shown. By approving it, you confirm it is genuine, and widgets show where it came from.',
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
  },
})

export const v1GetTestimonial = versioned('GET /api/v1/testimonials/:id', getTestimonial, {
  ...read,
  about: {
    group,
    place: 3,
    title: 'Get a testimonial',
    says: 'An id from another workspace and an id that does not exist return the same 404.',
    sample: { params },
  },
})

/** What is left out stays. */
const update = z.extend(z.partial(z.extend(factFields, { content: createTestimonial.body.shape.content })), {
  role: editTestimonial.body.shape.role,
  ...organizeTestimonial.body.shape,
})

export const v1UpdateTestimonial = versionedEndpoint('PATCH /api/v1/testimonials/:id', {
  ...write,
  params: idParams,
  body: update,
  response: testimonial,
  about: {
    group,
    place: 4,
    title: 'Update a testimonial',
    says: 'Changes the fields you send. You can change everything about what you created with a key until it is approved. If the customer wrote or confirmed the text, a new text waits for their confirmation, and their name, company, email, rating, date and source can’t be changed. Tags, pin, headline and highlights are always yours.',
    sample: { params, body: { rating: 4, company: null, tags: ['bread'] } },
  },
})

export const v1DeleteTestimonial = versioned('DELETE /api/v1/testimonials/:id', deleteTestimonial, {
  ...write,
  about: {
    group,
    place: 5,
    title: 'Delete a testimonial',
    says: 'Removes it from every list right away and from websites within 60 seconds. You can restore it for 30 days.',
    sample: { params },
  },
})

export const v1RestoreTestimonial = versioned('POST /api/v1/testimonials/:id/restore', restoreTestimonial, {
  ...write,
  about: {
    group,
    place: 6,
    title: 'Restore a testimonial',
    says: 'Brings back what was deleted in the last 30 days, as it was.',
    sample: { params },
  },
})

const action = { ...write, params: idParams, response: testimonial } as const

export const v1ApproveTestimonial = versionedEndpoint('POST /api/v1/testimonials/:id/approve', {
  ...action,
  about: {
    group,
    place: 7,
    title: 'Approve a testimonial',
    says: 'Approves what is pending. Widgets show it within 60 seconds once publishable is true.',
    sample: { params },
    refusals: ['testimonial-already-decided', 'plan-limit-reached'],
  },
})

export const v1RejectTestimonial = versionedEndpoint('POST /api/v1/testimonials/:id/reject', {
  ...action,
  about: {
    group,
    place: 8,
    title: 'Reject a testimonial',
    says: 'Rejects what is pending. The customer is not told.',
    sample: { params },
    refusals: ['testimonial-already-decided'],
  },
})

export const v1MoveToPending = versioned('POST /api/v1/testimonials/:id/move-to-pending', moveToPending, {
  ...write,
  about: {
    group,
    place: 9,
    title: 'Move a rejected testimonial to pending',
    says: 'Makes a rejected testimonial pending again, however long ago it was rejected.',
    sample: { params: { id: placeholders.rejectedId } },
    refusals: ['nothing-to-undo'],
  },
})

export const v1HideTestimonial = versionedEndpoint('POST /api/v1/testimonials/:id/hide', {
  ...action,
  about: {
    group,
    place: 10,
    title: 'Hide a testimonial',
    says: 'Keeps an approved testimonial off your site. Widgets follow within 60 seconds.',
    sample: { params: { id: placeholders.approvedId } },
  },
})

export const v1ShowTestimonial = versionedEndpoint('POST /api/v1/testimonials/:id/show', {
  ...action,
  about: {
    group,
    place: 11,
    title: 'Show a hidden testimonial',
    says: 'Puts a hidden testimonial back on your site.',
    sample: { params: { id: placeholders.approvedId } },
  },
})

export const v1WriteReply = versioned('PUT /api/v1/testimonials/:id/reply', writeReply, {
  ...write,
  about: {
    group,
    place: 12,
    title: 'Reply in public',
    says: 'Writes or replaces your public reply. It appears wherever the testimonial does.',
    sample: { params: { id: placeholders.approvedId }, body: { text: 'Thank you, Ines!' } },
  },
})

export const v1RemoveReply = versioned('DELETE /api/v1/testimonials/:id/reply', removeReply, {
  ...write,
  about: {
    group,
    place: 13,
    title: 'Remove a public reply',
    says: 'Takes your public reply away. Widgets follow within 60 seconds.',
    sample: { params: { id: placeholders.approvedId } },
  },
})
