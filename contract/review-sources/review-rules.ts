import type { SourcePlatform } from './source-platforms.ts'

/** What a platform allows with its reviews, as far as its terms and its interface say. */
export interface ReviewRules {
  /** `kept`: for as long as the business wants; `day`: 24 hours at most, and never in an export. */
  readonly storing: 'kept' | 'day'
  /** Whether widgets, the wall and every other outlet may show them. */
  readonly inOutlets: 'yes' | 'when-accepted' | 'never'
  /** Whether a review has stars. Where it has none, none are made up. */
  readonly hasStars: boolean
  /** Whether replies can be sent from here. */
  readonly replies: 'sent' | 'on-platform'
  /** What must be said beside each of them wherever it appears. */
  readonly attribution: string
  /** For the owner, each one sentence. */
  readonly sentences: readonly string[]
}

const leaves =
  'A review that disappears there leaves your site once a sync notices, within a day. Your copy stays in the export.'

/** The one table of what each platform allows. The server keeps to it, and the page tells it. */
export const reviewRules: Readonly<Record<SourcePlatform, ReviewRules>> = {
  google: {
    storing: 'kept',
    inOutlets: 'yes',
    hasStars: true,
    replies: 'sent',
    attribution: 'Imported from Google',
    sentences: ['Approved reviews can appear in your widgets, marked “Imported from Google.”', leaves],
  },
  facebook: {
    storing: 'kept',
    inOutlets: 'yes',
    hasStars: false,
    replies: 'on-platform',
    attribution: 'Imported from Facebook',
    sentences: [
      'Facebook recommendations have no stars, so they don’t count toward your average.',
      'Approved ones can appear in your widgets, marked “Imported from Facebook.”',
      leaves,
    ],
  },
  trustpilot: {
    storing: 'kept',
    inOutlets: 'when-accepted',
    hasStars: true,
    replies: 'sent',
    attribution: 'Imported from Trustpilot',
    sentences: [
      'Trustpilot restricts showing its reviews outside its own boxes, so they stay out of your widgets unless you take responsibility for it.',
      leaves,
    ],
  },
  yelp: {
    storing: 'day',
    inOutlets: 'never',
    hasStars: true,
    replies: 'on-platform',
    attribution: 'Yelp',
    sentences: [
      'Yelp shares up to three excerpts. They are kept for 24 hours at most and shown on this page only.',
      'They never appear in widgets, exports or your testimonials.',
    ],
  },
}
