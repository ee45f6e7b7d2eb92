import type { Delivery, Webhook } from '#contract/webhooks/webhooks.ts'
import { sampleOf } from './sample.ts'

/** The shop's own server, told of approved testimonials. */
export const aWebhook = sampleOf<Webhook>(() => ({
  id: '0192f3a0-0000-7000-8000-00000000e001',
  kind: 'webhook',
  name: 'Our shop',
  address: 'https://shop.example.com/webhooks',
  events: ['testimonial.approved'],
  lowestRating: null,
  highestRating: null,
  quoteLength: 3000,
  isActive: true,
  offBecause: null,
  createdAt: new Date().toISOString(),
  lastDeliveredAt: null,
  failingSince: null,
  lastError: null,
  oldSecretUntil: null,
}))

/** One that failed once. */
export const aDelivery = sampleOf<Delivery>(() => ({
  id: '0192f3a0-0000-7000-8000-00000000e002',
  messageId: 'msg_0192f3a0000070008000',
  event: 'testimonial.approved',
  state: 'waiting',
  attempts: 1,
  createdAt: new Date().toISOString(),
  nextAt: new Date(Date.now() + 300_000).toISOString(),
  answerStatus: 500,
  error: 'It answered 500. Only 200 to 299 counts as delivered.',
}))
