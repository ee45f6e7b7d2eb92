/** A review written for the demo. */
export interface DemoReview {
  readonly name: string
  readonly company: string
  readonly role?: string
  readonly rating: number
  readonly daysAgo: number
  readonly words: string
  /** What the demo's owner has done with it; nothing yet when absent. */
  readonly decision?: 'approved' | 'rejected'
  /** Agreed to be shown, or sent without a word on it. */
  readonly consents?: boolean
  /** The sharing link it came through; the business's own form when absent. */
  readonly through?: 'campaign' | 'customer'
}
