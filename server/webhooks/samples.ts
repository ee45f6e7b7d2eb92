import type { WebhookEvent } from '#contract/webhooks/webhook-events.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'

const id = '0192f3a1-7c1e-7b2a-9d53-6a1c2b3d4e5f'
const at = '2026-01-15T09:30:00.000Z'

const testimonial: Testimonial = {
  id,
  userId: null,
  formId: null,
  customerName: 'Ines Duarte',
  customerEmail: 'ines@example.com',
  company: 'Duarte Tiles',
  role: 'Managing director',
  content:
    'The rye keeps for a week, and the Saturday order has never been late. Our café would be lost without it.',
  rating: 5,
  ratingGiven: null,
  status: 'approved',
  decidedAt: at,
  hiddenAt: null,
  origin: 'customer',
  isAiGenerated: false,
  isPrivate: false,
  recoveryState: null,
  recoveryNotes: null,
  publishable: true,
  waitingFor: null,
  photoUrl: null,
  companyLogoUrl: null,
  consents: { display: true, name: true, platform: null, askedAt: null, isAsked: false },
  source: null,
  sourceUrl: null,
  platform: null,
  removedAt: null,
  hasEvidence: false,
  isConfirmedOnRequest: false,
  isByTeam: false,
  verifyUrl: null,
  label: null,
  confirmedContent: null,
  isRewarded: false,
  headline: null,
  highlights: [],
  reply: null,
  tags: [],
  isPinned: false,
  version: 2,
  date: '2026-01-15',
  createdAt: at,
  receivedAt: at,
}

const waiting = { status: 'pending', decidedAt: null, publishable: false, waitingFor: 'approval' } as const
const complaint = {
  rating: 2,
  isPrivate: true,
  content: 'The order came an hour late, and nobody called.',
  recoveryState: 'open',
  waitingFor: 'private',
} as const
const gone = { id }

const carried: Readonly<Record<WebhookEvent, object>> = {
  'testimonial.submitted': { ...testimonial, ...waiting },
  'testimonial.confirmed': testimonial,
  'testimonial.edited': testimonial,
  'testimonial.approved': testimonial,
  'testimonial.rejected': { ...testimonial, ...waiting, status: 'rejected', waitingFor: 'rejected' },
  'testimonial.withdrawn': gone,
  'testimonial.deleted': gone,
  'feedback.opened': { ...testimonial, ...waiting, ...complaint },
  'customer.created': {
    id,
    name: 'Ines Duarte',
    email: 'ines@example.com',
    company: 'Duarte Tiles',
    phone: null,
    language: 'en',
    createdAt: at,
  },
  'campaign.answered': { campaignId: id, ...testimonial, ...waiting },
  'reward.given': { testimonialId: id, rewardType: 'discount', trigger: 'on_submission' },
}

/** What an event carries, with a made-up person. */
export function sampleOf(event: WebhookEvent): Record<string, unknown> {
  return { ...carried[event] }
}

export const sampleMoment = at
