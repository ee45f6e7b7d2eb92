import type { PublishedStatus } from '#contract/publishing/hand-over.ts'
import type { PublishedReview } from '#contract/publishing/publishing.ts'
import { platformNames } from '../lib/copy/platform-names.ts'

/** What each status is called, and how its badge looks. */
export const statusCopy: Readonly<
  Record<PublishedStatus, { readonly label: string; readonly look: 'success' | 'warning' | 'outline' }>
> = {
  published: { label: 'Published', look: 'success' },
  pending: { label: 'Pending', look: 'warning' },
  declined: { label: 'Declined', look: 'outline' },
  removed: { label: 'Removed', look: 'outline' },
}

const emailCopy: Readonly<Record<NonNullable<PublishedReview['email']>, string>> = {
  'on-its-way': 'Email sending',
  sent: 'Email sent',
  bounced: 'Email bounced',
  suppressed: 'Email not sent: they unsubscribed or can’t be reached',
  failed: 'Email failed',
  unknown: 'Email may not have arrived',
}

const sourceCopy: Readonly<Record<NonNullable<PublishedReview['publishedBy']>, (site: string) => string>> = {
  customer: () => 'The customer says they posted it',
  link: () => 'Marked as posted from your link',
  platform: (site) => `Found on ${site}`,
  owner: () => 'Matched by your team',
}

/** How it got to its customer, and how anybody knows where it is. */
export function howCopy(review: PublishedReview, isMailConfigured: boolean): string {
  const { status, publishedBy, platform, email, remindedAt } = review
  const site = platformNames[platform]
  if (status === 'published') return sourceCopy[publishedBy ?? 'link'](site)
  if (status === 'removed') return `No longer on ${site}`
  if (status === 'declined') return 'The customer would rather not post it'
  if (email === null) return 'By link'
  const mailed = email === 'sent' && !isMailConfigured ? 'Email in the outbox, not sent' : emailCopy[email]
  return remindedAt ? `${mailed}, one reminder` : mailed
}
