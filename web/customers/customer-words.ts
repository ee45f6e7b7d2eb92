import type { CustomerRequest, CustomerStatus } from '#contract/customers.ts'
import type { ConsentScope } from '#contract/collection.ts'
import type { BadgeTone } from '../ui/badge.tsx'

/** What the statuses are called on every screen. */
export const statusWords: Record<CustomerStatus, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'warning' },
  responded: { label: 'Responded', tone: 'success' },
}

/** What became of a letter. */
export const letterWords: Record<CustomerRequest['state'], { label: string; tone: BadgeTone }> = {
  queued: { label: 'Waiting to leave', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'accent' },
  failed: { label: 'Not sent', tone: 'danger' },
  unknown: { label: 'Perhaps sent', tone: 'warning' },
}

/** In place of `sent` while no mail server is set up. */
export const outboxWord: { label: string; tone: BadgeTone } = { label: 'In the outbox', tone: 'neutral' }

export const scopeWords: Record<ConsentScope, string> = {
  display: 'Show their words',
  use_name: 'Use their name',
  use_photo: 'Use their photo',
  suggest_posting: 'Be sent a link to post in public',
}
