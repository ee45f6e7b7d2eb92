import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'

/** What review sites are called. */
export const platformNames: Readonly<Record<ReviewPlatform, string>> = {
  google: 'Google',
  yelp: 'Yelp',
  trustpilot: 'Trustpilot',
  facebook: 'Facebook',
  g2: 'G2',
}
