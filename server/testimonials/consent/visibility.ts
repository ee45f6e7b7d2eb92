import { isPrivateRating } from '#contract/collection/collection.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { outletCopy } from '../../kit/words/outlet-copy.ts'
import type { WaitingReason } from '#contract/testimonials/testimonial-filters.ts'
import type { ListedRow, Row } from '../rows.ts'

// As functions of a row what `visibility-rule.ts` says as SQL: the two are the only places that decide what may be shown, and
// under which name, and say the same.

/** As `whereUnasked` of the rule. */
const maySayWhereUnasked = ({ origin }: Pick<Row, 'origin'>): boolean => origin !== 'customer'

/** As `showsRequest`. `confirmedOnRequest` is about the text that was confirmed; evidence vouches for another. */
export function isConfirmedOnRequest(
  row: Pick<Row, 'confirmedOnRequest' | 'isConfirmedByAuthor' | 'isAttestedByOwner'>,
): boolean {
  return row.confirmedOnRequest && row.isConfirmedByAuthor && !row.isAttestedByOwner
}

/** The name that everybody may read, the company, and the role there; as `mayBeNamed`. */
export function shownName(
  row: Pick<Row, 'consentsToName' | 'origin' | 'customerName' | 'company' | 'role'>,
  language: CustomerLanguage = 'en',
) {
  const isNamed = row.consentsToName ?? maySayWhereUnasked(row)
  return {
    customerName: isNamed ? row.customerName : outletCopy[language].customer,
    customerCompany: isNamed ? row.company : null,
    ...(isNamed && row.role && { customerRole: row.role }),
  }
}

/** What a row without any consent record allows: its author's word on exactly this text allows both. */
export function allowedUnasked(row: Pick<Row, 'origin' | 'isConfirmedByAuthor'>) {
  return row.isConfirmedByAuthor && maySayWhereUnasked(row) ? (['display', 'use_name'] as const) : []
}

/** Whether its customer alone says if it is private: on their page they may allow that it is shown, and take that back. */
export function isCustomersFeedback({
  isPrivate,
  origin,
  rating,
}: Pick<Row, 'isPrivate' | 'origin' | 'rating'>): boolean {
  return isPrivate || (origin === 'customer' && isPrivateRating(rating))
}

/** The first thing that keeps it from being shown, in the order in which it can be helped; null when nothing does. */
export function waitingFor(row: ListedRow): WaitingReason | null {
  // Outlets show the words of before an edit.
  if (row.publishable) return row.suggestedContent === null ? null : 'confirmation'
  if (row.withdrawnAt) return 'withdrawn'
  if (row.isPrivate) return 'private'
  if (row.status === 'rejected') return 'rejected'
  if (row.hiddenAt) return 'hidden'
  if (row.platformHold) return row.platformHold === 'removed' ? 'removed' : 'platform-terms'
  if (!row.isConfirmedByAuthor || row.suggestedContent !== null) return 'confirmation'
  if (!(row.consentsToDisplay ?? maySayWhereUnasked(row))) return 'consent'
  return 'approval'
}
