import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { idParams } from '../shapes.ts'
import { testimonial } from './testimonials.ts'

export const decision = z.enum(['approved', 'rejected'], { error: 'The status must be approved or rejected' })

export const decideTestimonial = ownerEndpoint('PATCH /api/testimonials/:id/status', {
  params: idParams,
  body: z.object({ status: decision }),
  response: testimonial,
})

const several = z
  .array(id)
  .check(z.minLength(1, 'Choose at least one testimonial'), z.maxLength(500, 'Choose at most 500 at a time'))

/** Decides those of `ids` that are pending; `decided` names them. */
export const decideTestimonials = ownerEndpoint('POST /api/testimonials/decide', {
  body: z.object({ ids: several, status: decision }),
  response: z.object({ decided: z.array(z.string()) }),
})

/** Puts entries decided in the last 10 minutes back to pending; `undone` names them. */
export const undoDecisions = ownerEndpoint('POST /api/testimonials/undo-decisions', {
  body: z.object({ ids: several }),
  response: z.object({ undone: z.array(z.string()) }),
})

/** How long a decision can be undone. */
export const undoMinutes = 10

/** Brings a rejected one back to pending, however long ago it was rejected. */
export const moveToPending = ownerEndpoint('POST /api/testimonials/:id/move-to-pending', {
  params: idParams,
  response: testimonial,
})

/** The same for those of `ids` that are rejected; `moved` names them. */
export const moveSeveralToPending = ownerEndpoint('POST /api/testimonials/move-to-pending', {
  body: z.object({ ids: several }),
  response: z.object({ moved: z.array(z.string()) }),
})

/**
 * "Hide from site", for approved ones, and "Show again": whether every outlet leaves it out. Status and counts stay.
 * Outlets follow within 60 seconds.
 */
export const hideTestimonial = ownerEndpoint('PUT /api/testimonials/:id/hidden', {
  params: idParams,
  body: z.object({ isHidden: z.boolean() }),
  response: testimonial,
})

/** Brings back what was deleted in the last 30 days. */
export const restoreTestimonial = ownerEndpoint('POST /api/testimonials/:id/restore', {
  params: idParams,
  response: testimonial,
})
