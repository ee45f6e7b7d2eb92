/** What a webhook can be told of. */
export const webhookEvents = [
  'testimonial.submitted',
  'testimonial.confirmed',
  'testimonial.edited',
  'testimonial.approved',
  'testimonial.rejected',
  'testimonial.withdrawn',
  'testimonial.deleted',
  'feedback.opened',
  'customer.created',
  'campaign.answered',
  'reward.given',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What the test button sends, whatever was chosen. */
export const testEvent = 'webhook.test'

/** `webhook` is any https address that gets signed JSON; the others are chats that get a message. */
export const webhookKinds = ['webhook', 'slack', 'discord', 'teams', 'telegram'] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** How each is called where people read it. */
export const webhookEventNames: Readonly<Record<WebhookEvent, string>> = {
  'testimonial.submitted': 'Testimonial received',
  'testimonial.confirmed': 'Testimonial confirmed by its customer',
  'testimonial.edited': 'Testimonial edited',
  'testimonial.approved': 'Testimonial approved',
  'testimonial.rejected': 'Testimonial rejected',
  'testimonial.withdrawn': 'Testimonial withdrawn by its customer',
  'testimonial.deleted': 'Testimonial deleted',
  'feedback.opened': 'Private feedback received',
  'customer.created': 'Customer added',
  'campaign.answered': 'Campaign answered',
  'reward.given': 'Reward given',
}

/** Where ratings decide whether it is told. */
export const ratedEvents: readonly WebhookEvent[] = [
  'testimonial.submitted',
  'testimonial.confirmed',
  'testimonial.edited',
  'testimonial.approved',
  'testimonial.rejected',
  'feedback.opened',
  'campaign.answered',
]
