import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { updateFeedback, inviteToSayMore, replyToFeedback } from '../collection/private-feedback.ts'
import { text } from '../fields.ts'
import { paging } from '../lists.ts'
import { getTestimonial, listTestimonials } from '../testimonials/testimonials.ts'
import { versioned } from './versioned.ts'

const feedback = { scope: 'feedback:read' } as const
const answers = { scope: 'feedback:write' } as const
const ofFeedback = { id: placeholders.feedbackId }

export const v1ListFeedback = versioned('GET /api/v1/private-feedback', listTestimonials, {
  ...feedback,
  query: z.object({
    feedback: z.prefault(
      z.enum(['all', 'open', 'contacted', 'resolved'], {
        error: 'feedback must be all, open, contacted or resolved',
      }),
      'all',
    ),
    search: z.optional(text(200)),
    ...paging,
  }),
  about: {
    group: 'private-feedback',
    place: 1,
    title: 'List private feedback',
    says: 'What customers told you in private, and low ratings from review sites, newest first. feedback narrows it to what is open, contacted or resolved.',
    sample: { query: { feedback: 'open', limit: '20' } },
  },
})

export const v1GetFeedback = versioned('GET /api/v1/private-feedback/:id', getTestimonial, {
  ...feedback,
  about: {
    group: 'private-feedback',
    place: 2,
    title: 'Get private feedback',
    says: 'One entry, with its state and your team’s notes.',
    sample: { params: ofFeedback },
  },
})

export const v1UpdateFeedback = versioned('PATCH /api/v1/private-feedback/:id', updateFeedback, {
  ...answers,
  about: {
    group: 'private-feedback',
    place: 3,
    title: 'Update private feedback',
    says: 'Sets how far your team is, and its notes. What you leave out stays.',
    sample: { params: ofFeedback, body: { state: 'contacted', notes: 'Called on Monday.' } },
  },
})

export const v1ReplyToFeedback = versioned('POST /api/v1/private-feedback/:id/reply', replyToFeedback, {
  ...answers,
  about: {
    group: 'private-feedback',
    place: 4,
    title: 'Answer private feedback by email',
    says: 'Emails the customer your message. They reply to the person whose key this is. An open entry becomes contacted.',
    sample: {
      params: ofFeedback,
      body: { message: 'We are sorry about the wait. Your next loaf is on us.' },
    },
  },
})

export const v1InviteToSayMore = versioned('POST /api/v1/private-feedback/:id/invite', inviteToSayMore, {
  ...answers,
  about: {
    group: 'private-feedback',
    place: 5,
    title: 'Invite a customer to say more',
    says: 'Emails the customer the link to their private page, where they can add to what they said. Once a day at most.',
    sample: { params: ofFeedback },
  },
})
