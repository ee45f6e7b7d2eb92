import { sql } from 'drizzle-orm'
import { isPrivateRating } from '#contract/collection/collection.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { outletCopy } from '../../kit/outlet-copy.ts'
import type { WaitingReason } from '#contract/testimonials/testimonials.ts'
import type { ListedRow, Row } from '../rows.ts'

// The one place that decides what may be shown, and under which name. Every outlet, the export and the app read it here,
// as SQL or as a function of a row; where both exist they say the same. Columns stand by their names, because the table
// itself is made of these expressions.

/** Where nobody was asked, a customer's own submission may not be shown; what came another way may be, by name. */
const whereUnasked = sql`origin <> 'customer'`
const maySayWhereUnasked = ({ origin }: Pick<Row, 'origin'>): boolean => origin !== 'customer'

const mayBeDisplayed = sql`coalesce(consents_to_display, ${whereUnasked})`

/** What makes a testimonial publishable (ruling 2.3). The column of that name is generated from it. */
export const publishableRule = sql`status = 'approved' and deleted_at is null and withdrawn_at is null and hidden_at is null and platform_hold is null and not is_private and is_confirmed_by_author and ${mayBeDisplayed}`

/** What the business's own outlets show. */
export const isShown = sql<boolean>`publishable`

/** What this instance's own pages may show, where the business wants that too. */
export const isShownOnPlatform = sql<boolean>`publishable and consents_to_platform`

/** What a later import may rely on: words that the customer gave, and did not take back or keep to the business. */
export const isConfirmedForReuse = sql<boolean>`is_confirmed_by_author and withdrawn_at is null and ${mayBeDisplayed}`

/** Whether name and company may stand with it. */
export const mayBeNamed = sql<boolean>`coalesce(consents_to_name, ${whereUnasked})`

/** Whether readers must know that the business's own email asked for the confirmation that it rests on. */
export const showsRequest = sql<boolean>`confirmed_on_request and is_confirmed_by_author and not is_attested_by_owner`

/** As `showsRequest`. `confirmedOnRequest` is about the text that was confirmed; evidence vouches for another. */
export function isConfirmedOnRequest(
  row: Pick<Row, 'confirmedOnRequest' | 'isConfirmedByAuthor' | 'isAttestedByOwner'>,
): boolean {
  return row.confirmedOnRequest && row.isConfirmedByAuthor && !row.isAttestedByOwner
}

/** The name that everybody may read, and the company; as `mayBeNamed`. */
export function shownName(
  row: Pick<Row, 'consentsToName' | 'origin' | 'customerName' | 'company'>,
  language: CustomerLanguage = 'en',
) {
  const isNamed = row.consentsToName ?? maySayWhereUnasked(row)
  return {
    customerName: isNamed ? row.customerName : outletCopy[language].customer,
    customerCompany: isNamed ? row.company : null,
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
