import { reviewPlatforms } from '#contract/business/business.ts'
import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import { platformNames } from '../../lib/copy/platform-names.ts'

interface CatalogPlatform {
  readonly platform: ReviewPlatform
  readonly name: string
  readonly description: string
  /** Where to look for the identifier. */
  readonly whereToFind: string
}

const described: Readonly<Record<ReviewPlatform, Pick<CatalogPlatform, 'description' | 'whereToFind'>>> = {
  google: {
    description: 'What people see first when they search for you, and on the map.',
    whereToFind: 'Paste the address of your page on Google Maps, or your review link.',
  },
  yelp: {
    description: 'Where people in North America look for local businesses.',
    whereToFind: 'Paste the address of your Yelp page. Its last part is the ID.',
  },
  trustpilot: {
    description: 'Well known in Europe, for shops and services online.',
    whereToFind: 'Paste the address of your Trustpilot page, or the ID from Trustpilot Business.',
  },
  facebook: {
    description: 'Recommendations that friends of your customers see.',
    whereToFind: 'Paste the address of your Facebook page.',
  },
  g2: {
    description: 'Where companies compare software.',
    whereToFind: 'Paste the address of your product on G2.',
  },
}

/** The review sites that the product knows, in the order of its pages. */
export const platformCatalog: readonly CatalogPlatform[] = reviewPlatforms.map((platform) => ({
  platform,
  name: platformNames[platform],
  ...described[platform],
}))
