/**
 * What mail servers and providers tell of an email after it has left. `failed`: it came back, though the address exists,
 * such as a mailbox that is full.
 */
export type FeedbackKind = 'delivered' | 'opened' | 'bounced' | 'failed' | 'complained' | 'unsubscribed'

/** One piece of news about one email. */
export interface Feedback {
  readonly emailId: string
  readonly kind: FeedbackKind
  readonly at: Date
  readonly reason?: string | undefined
  /** Tells a piece of news from its repetition. */
  readonly key: string
}
