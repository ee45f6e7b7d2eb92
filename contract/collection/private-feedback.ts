import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { requiredText, text } from '../fields.ts'
import { change, rowAction } from '../row-calls.ts'
import { idParams } from '../shapes.ts'
import { recoveryStates, testimonial } from '../testimonials/testimonials.ts'

export const replyForm = z.object({
  message: requiredText(1, 5000, 'Please write a message'),
})

/** Keeps the state of a recovery case and the team's notes on it. What is left out stays. */
export const updateFeedback = ownerEndpoint('PATCH /api/testimonials/:id/feedback', {
  params: idParams,
  body: z.object({
    state: z.nullish(z.enum(recoveryStates, { error: 'The state must be open, contacted or resolved' })),
    notes: z.nullish(text(5000)),
  }),
  response: testimonial,
})

/** Mails the customer an answer from the business; their answer goes to whoever wrote it. An open case is contacted then. */
export const replyToFeedback = ownerEndpoint(
  'POST /api/testimonials/:id/reply',
  change(replyForm, testimonial),
)

/** Mails the customer the link to their private page, where they can say more; once a day at most. */
export const inviteToSayMore = ownerEndpoint('POST /api/testimonials/:id/invite', rowAction(testimonial))
