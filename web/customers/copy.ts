import type { CustomerRequest, CustomerStatus } from '#contract/customers/customers.ts'
import { undeliveredCopy } from '../lib/copy/undelivered-copy.ts'
import type { BadgeTone } from '../ui/text/badge.tsx'

/** What the statuses are called on every screen. */
export const statusCopy: Record<CustomerStatus, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'warning' },
  responded: { label: 'Responded', tone: 'success' },
}

/** How far a request's email has come. */
export const emailCopy: Record<CustomerRequest['state'], { label: string; tone: BadgeTone }> = {
  queued: { label: 'Queued', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'accent' },
  ...undeliveredCopy,
  suppressed: { label: 'Stopped', tone: 'neutral' },
  bounced: { label: 'Bounced', tone: 'danger' },
}

/** In place of `sent` while no mail server is set up. */
export const outboxWord: { label: string; tone: BadgeTone } = { label: 'In outbox', tone: 'neutral' }

/** The CRMs that customers can come from. */
export const crmNames: Readonly<Record<string, string>> = { hubspot: 'HubSpot', salesforce: 'Salesforce' }
