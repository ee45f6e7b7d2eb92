import type { BulkAction, SkipReason } from '#contract/testimonials/organizing.ts'
import type { BulkResult } from '../dialogs/organizing-queries.ts'

/** What its toast says first. */
export const bulkTitles: Record<BulkAction, string> = {
  approve: 'Status Updated',
  reject: 'Status Updated',
  delete: 'Testimonials Deleted',
  restore: 'Testimonials restored',
  tag: 'Tag added',
  untag: 'Tag removed',
  hide: 'Hidden from your site',
  show: 'Shown again',
}
const pastCopy: Record<BulkAction, string> = {
  approve: 'approved',
  reject: 'rejected',
  delete: 'deleted',
  restore: 'restored',
  tag: 'tagged',
  untag: 'changed',
  hide: 'hidden',
  show: 'shown again',
}
const reasonCopy: Record<SkipReason, string> = {
  'already-approved': 'already approved',
  'already-rejected': 'already rejected',
  'private-feedback': 'private feedback',
  'already-tagged': 'already tagged',
  'not-tagged': 'without this tag',
  'too-many-tags': 'with too many tags',
  'not-approved': 'not approved',
  'already-hidden': 'already hidden',
  'not-hidden': 'not hidden',
  'not-found': 'no longer there',
}

/** How many were changed, how many were not, and why. */
export function resultCopy(action: BulkAction, { changed, skipped }: BulkResult): string {
  const count = changed.length
  const said = `${count.toLocaleString()} ${count === 1 ? 'testimonial' : 'testimonials'} ${pastCopy[action]}.`
  const reasons = [...skipped].map(([reason, number]) => `${number.toLocaleString()} ${reasonCopy[reason]}`)
  return reasons.length === 0 ? said : `${said} Skipped: ${reasons.join(', ')}.`
}
