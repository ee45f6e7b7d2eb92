import type { WaitingReason } from '#contract/testimonials/testimonial-filters.ts'
import type { RecoveryState, Testimonial, TestimonialStatus } from '#contract/testimonials/testimonials.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'

interface StatusCopy {
  readonly label: string
  readonly tone: 'warning' | 'success' | 'neutral'
}

/** What the statuses are called on every screen. */
export const statusCopy: Record<TestimonialStatus, StatusCopy> = {
  pending: { label: 'Pending Review', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'neutral' },
}

/** How far the team is with private feedback. */
export const recoveryCopy: Record<RecoveryState, StatusCopy> = {
  open: { label: 'Open', tone: 'warning' },
  contacted: { label: 'Contacted', tone: 'neutral' },
  resolved: { label: 'Resolved', tone: 'success' },
}

/** What a list says of an entry beside its text: the status, or that it is private. */
export function standingOf({ status, isPrivate }: Pick<Testimonial, 'status' | 'isPrivate'>) {
  return isPrivate ? ({ label: 'Private feedback', tone: 'private' } as const) : statusCopyOf(status)
}

/** The same for a status that this version does not know: shown raw (DASH-23). */
export function statusCopyOf(status: string): StatusCopy {
  const known: Partial<Record<string, StatusCopy>> = statusCopy
  return known[status] ?? { label: status, tone: 'neutral' }
}

/** What keeps an entry from being shown; silent where the status says it already. */
export const waitingCopy: Record<WaitingReason, string | undefined> = {
  approval: undefined,
  rejected: undefined,
  confirmation: 'Waiting for the customer to confirm',
  consent: 'Missing consent',
  private: 'Private feedback - Internal Use Only',
  hidden: 'Hidden from your site',
  removed: 'No longer on the review site',
  'platform-terms': 'Not shown: the platform’s terms don’t allow it',
  withdrawn: 'Withdrawn by the customer',
}

/** Where the words came from; silent for a customer's own submission, which is the ordinary case. */
export function originCopy({ origin, source }: Pick<Testimonial, 'origin' | 'source'>): string | undefined {
  switch (origin) {
    case 'imported':
      return source ? `Imported from ${source}` : 'Imported'
    case 'api':
      return source && source !== 'API' ? `Imported from ${source}` : 'Received via API'
    case 'owner_ai':
      return 'Drafted with AI'
    case 'owner':
      return 'Added by your team'
    case 'customer':
      return undefined
    default:
      return origin satisfies never
  }
}

/** When it was said, as far as anybody knows: the moment, or the day if nobody knows more. */
export function saidAt({ date, createdAt }: Pick<Testimonial, 'date' | 'createdAt'>): string | null {
  return date !== null && createdAt.endsWith('T00:00:00.000Z') ? date : date && createdAt
}

const sourcesNamed = 3

/** The average rating of a tile: one decimal, and 0.0 when there is none. */
export function averageCopy(average: number | null): string {
  return (average ?? 0).toFixed(1)
}

/** What the average is of, and the averages that are kept apart from it. */
export function ratingNotes({ submissions, otherRatings }: TestimonialStats): string[] {
  const { count, deleted } = submissions
  const deletedNote = deleted > 0 ? `, ${deleted.toLocaleString()} deleted` : ''
  const own = `From ${count.toLocaleString()} ${count === 1 ? 'submission' : 'submissions'}${deletedNote}`
  return [...(count > 0 ? [own] : []), ...otherRatings.slice(0, sourcesNamed).map(({ label }) => label)]
}

/** What stands beside the customer's name: an edit that the customer has not confirmed is not their words. */
export function customersWords({ content, confirmedContent, waitingFor }: Testimonial): string {
  return waitingFor === 'confirmation' ? (confirmedContent ?? content) : content
}
