import { z } from 'zod'
import { askPlatform, isThere, parseMoment, platformText, type ReviewClient } from './review-platform.ts'

const home = 'https://api.yelp.com'

const business = z.object({
  id: z.string().min(1).max(300),
  alias: platformText,
  name: platformText,
  url: platformText,
})
const reviewsAnswer = z.object({
  reviews: z.array(
    z.object({
      id: z.string().min(1).max(300),
      text: platformText,
      rating: z.int().min(1).max(5),
      time_created: z.string().optional(),
      url: platformText,
      user: z.object({ name: platformText }).nullish(),
    }),
  ),
})

/** The three excerpts that Yelp shows to programs (docs.developer.yelp.com). Nobody may keep them longer than a day. */
export function yelp(connection: {
  readonly apiKey: string
  /** Yelp's id of the business, or its alias. */
  readonly business: string
  readonly otherUrl: string | undefined
}): ReviewClient {
  const { apiKey, otherUrl } = connection
  const get = <T>(answer: z.ZodType<T>, path: string) =>
    askPlatform({
      answer,
      url: new URL(path, otherUrl ?? home),
      platform: 'Yelp',
      trustedOrigin: otherUrl,
      headers: { authorization: `Bearer ${apiKey}` },
    })
  const businessOf = (id: string) => get(business, `/v3/businesses/${encodeURIComponent(id)}`)
  return {
    sortsByChange: false,
    has: undefined,
    reply: undefined,
    async places() {
      const { id, alias, name, url } = await businessOf(connection.business)
      return [{ id, name: name ?? id, address: '', url: yelpPage(url), identifier: alias ?? id }]
    },
    knows: (identifier) => isThere(() => businessOf(identifier)),
    async page(placeId) {
      const { reviews } = await get(
        reviewsAnswer,
        `/v3/businesses/${encodeURIComponent(placeId)}/reviews?limit=3&sort_by=yelp_sort`,
      )
      return {
        reviews: reviews.slice(0, 3).map(({ id, text, rating, time_created: at, url, user }) => ({
          externalId: id,
          authorName: user?.name ?? 'A Yelp user',
          rating,
          recommends: null,
          content: text ?? '',
          url: yelpPage(url),
          // In the business's own time zone, which nobody says: the day is what counts.
          postedAt: parseMoment(at && `${at.slice(0, 10)}T12:00:00Z`),
          reply: null,
        })),
        next: undefined,
        total: undefined,
      }
    },
  }
}

/** Without what their links carry to count visits; nothing where it leads elsewhere. */
function yelpPage(url: string | null | undefined): string | null {
  const page = URL.parse(url ?? '')
  return page && page.protocol === 'https:' && /(^|\.)yelp\.[a-z.]{2,6}$/.test(page.hostname)
    ? `${page.origin}${page.pathname}${page.searchParams.has('hrid') ? `?hrid=${encodeURIComponent(page.searchParams.get('hrid')!)}` : ''}`
    : null
}
