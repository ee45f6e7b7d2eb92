import type { FieldChanges } from '../tables.ts'
import { sameText } from '../files/clean-text.ts'
import { knownFormats, ownFormatId } from '../files/known-formats.ts'
import { namelessCustomer, type Review } from '../reviews/to-review.ts'
import type { testimonials } from '../../testimonials/tables.ts'

/** A review that an earlier import brought, as it is now. `createdAt` is where it stands in lists, also without a date. */
export interface Earlier extends Pick<
  typeof testimonials.$inferSelect,
  | 'id'
  | 'version'
  | 'status'
  | 'customerName'
  | 'customerEmail'
  | 'company'
  | 'role'
  | 'rating'
  | 'ratingGiven'
  | 'createdAt'
  | 'source'
> {
  /** When it was said; null when its file did not say. */
  readonly date: Date | null
  /** The id that its product gave it. */
  readonly externalId: string | null
  readonly importKey: string
  readonly textKey: string
  readonly isDeleted: boolean
}

export interface Correction {
  readonly earlier: Earlier
  readonly changes: FieldChanges
}

/** Below this many letters a text is said by many: "Great service!" */
const longText = 40

const products = new Set(knownFormats.filter(({ id }) => id !== ownFormatId).map(({ name }) => name))

type Compared = 'same' | 'open' | 'different'

/**
 * Whether a review with the text of an earlier one is that one with something corrected: 0 if not, and more the surer.
 * What one of the two does not say speaks neither for it nor against. A short text needs more than a long one, and the
 * same text of another product, or of another id there, is another review.
 */
export function correctionLikeness(review: Review, earlier: Earlier): number {
  if (isElsewhere(review, earlier)) return 0
  const { customerEmail, customerName, content } = review
  if (customerEmail !== null && customerEmail === earlier.customerEmail) return 9
  const name = compareFacts(comparableNameOf(customerName), comparableNameOf(earlier.customerName))
  const rating = compareFacts(review.rating, earlier.rating)
  const date = compareFacts(review.date?.getTime() ?? null, earlier.date?.getTime() ?? null)
  const isAlike =
    sameText(content).length >= longText
      ? isAlikeWhenLong(name, rating, date)
      : isAlikeWhenShort(name, rating, date) && compareFacts(customerEmail, earlier.customerEmail) === 'open'
  return isAlike ? 1 + [name, name, rating, date].filter((one) => one === 'same').length : 0
}

function isAlikeWhenLong(name: Compared, rating: Compared, date: Compared): boolean {
  if (name === 'same') return true
  if (name === 'open') return rating !== 'different' || date !== 'different'
  return date === 'same' || (date === 'open' && rating === 'same')
}

function isAlikeWhenShort(name: Compared, rating: Compared, date: Compared): boolean {
  if (name === 'same') return rating !== 'different' || date !== 'different'
  if (name === 'open') return rating !== 'different' && date !== 'different'
  return date === 'same' && rating !== 'different'
}

function compareFacts(one: string | number | null, other: string | number | null): Compared {
  if (one === null || other === null) return 'open'
  return one === other ? 'same' : 'different'
}

function comparableNameOf(customerName: string): string | null {
  return customerName === namelessCustomer ? null : sameText(customerName)
}

function isElsewhere({ source, externalId }: Review, earlier: Earlier): boolean {
  const isProduct =
    source !== null && products.has(source) && earlier.source !== null && products.has(earlier.source)
  if (!isProduct) return false
  if (source !== earlier.source) return true
  return externalId !== null && earlier.externalId !== null && externalId !== earlier.externalId
}

/** What a file would change about a review. What it leaves empty takes nothing away. */
export function reviewChangesOf(review: Review, earlier: Earlier): FieldChanges {
  const { customerName, customerEmail, company, role, rating, ratingGiven, date, importKey } = review
  const changes: Record<string, FieldChanges[string]> = {}
  const note = (field: string, from: string | number | null, to: string | number | null) => {
    if (to !== null && to !== from) changes[field] = { from, to }
  }
  note('customerName', earlier.customerName, customerName === namelessCustomer ? null : customerName)
  note('customerEmail', earlier.customerEmail, customerEmail)
  note('company', earlier.company, company)
  note('role', earlier.role, role)
  note('rating', earlier.rating, rating)
  if (rating !== null && ratingGiven !== earlier.ratingGiven)
    changes['ratingGiven'] = { from: earlier.ratingGiven, to: ratingGiven }
  if (date?.getTime() !== earlier.date?.getTime()) {
    note('date', earlier.date?.toISOString() ?? null, date?.toISOString() ?? null)
  }
  // A product's own id goes on recognizing its review, whatever else is corrected.
  const hasProductKey = earlier.externalId !== null && products.has(earlier.source ?? '')
  if (Object.keys(changes).length > 0 && !hasProductKey) note('importKey', earlier.importKey, importKey)
  return changes
}
