import { z } from 'zod'
import {
  askPlatform,
  isThere,
  parseMoment,
  type PlatformReview,
  platformText,
  type ReviewClient,
} from './review-platform.ts'

const home = 'https://api.trustpilot.com'
const pageSize = 100

interface Connection {
  readonly apiKey: string
  /** With it and a business user, replies can be sent. */
  readonly apiSecret?: string | undefined
  readonly businessUserId?: string | undefined
  /** A domain or the id of a business unit. */
  readonly business: string
  /** In place of Trustpilot's own address. */
  readonly otherUrl: string | undefined
}

const isUnitId = (text: string) => /^[0-9a-f]{24}$/i.test(text)
const unit = z.object({
  id: z.string().regex(/^[0-9a-f]{24}$/),
  displayName: platformText,
  name: z.object({ identifying: platformText }).optional(),
})
const review = z.object({
  id: z.string().min(1).max(300),
  stars: z.int().min(1).max(5),
  title: platformText,
  text: platformText,
  createdAt: z.string().optional(),
  consumer: z.object({ displayName: platformText }).nullish(),
  companyReply: z.object({ text: platformText, createdAt: z.string().nullish() }).nullish(),
})
const reviewsAnswer = z.object({ reviews: z.array(review) })
const tokenAnswer = z.object({ access_token: z.string().min(1) })

/** Reviews of a business unit with the key of the business's own (developers.trustpilot.com: business units, service reviews). */
export function trustpilot(connection: Connection): ReviewClient {
  const { apiKey, business, otherUrl, apiSecret, businessUserId } = connection
  const at: At = (path) => ({
    url: new URL(path, otherUrl ?? home),
    platform: 'Trustpilot',
    trustedOrigin: otherUrl,
  })
  const get = <T>(answer: z.ZodType<T>, path: string) =>
    askPlatform({ answer, ...at(path), headers: { apikey: apiKey } })
  const unitOf = (idOrDomain: string) =>
    get(
      unit,
      isUnitId(idOrDomain)
        ? `/v1/business-units/${idOrDomain.toLowerCase()}`
        : `/v1/business-units/find?name=${encodeURIComponent(idOrDomain)}`,
    )
  return {
    sortsByChange: false,
    async places() {
      const { id, displayName, name } = await unitOf(business)
      const domain = name?.identifying ?? (isUnitId(business) ? '' : business)
      const url = domain ? `https://www.trustpilot.com/review/${encodeURIComponent(domain)}` : null
      return [{ id, name: displayName ?? domain, address: domain, url, identifier: id }]
    },
    knows: (identifier) => isThere(() => unitOf(identifier)),
    async page(placeId, after = '1') {
      const query = new URLSearchParams({
        perPage: String(pageSize),
        page: after,
        orderBy: 'createdat.desc',
      })
      const { reviews } = await get(
        reviewsAnswer,
        `/v1/business-units/${placeId}/reviews?${query.toString()}`,
      )
      return {
        reviews: reviews.map(trustpilotReviewOf),
        next: reviews.length < pageSize ? undefined : String(Number(after) + 1),
        total: undefined,
      }
    },
    has: (_placeId, externalId) =>
      isThere(() => get(z.object({ id: z.string() }), `/v1/reviews/${encodeURIComponent(externalId)}`)),
    reply: apiSecret && businessUserId ? replies(at, { apiKey, apiSecret, businessUserId }) : undefined,
  }
}

type At = (path: string) => { url: URL; platform: string; trustedOrigin: string | undefined }

/** Sends a reply, or deletes it, in the name of a business user. */
function replies(
  at: At,
  { businessUserId, ...keys }: { apiKey: string; apiSecret: string; businessUserId: string },
): ReviewClient['reply'] {
  return async (_placeId, externalId, text) => {
    const token = await askTrustpilotToken(at, keys)
    await askPlatform({
      answer: z.unknown(),
      ...at(`/v1/private/reviews/${encodeURIComponent(externalId)}/reply`),
      headers: { authorization: `Bearer ${token}` },
      ...(text === null
        ? { method: 'DELETE' }
        : { json: { authorBusinessUserId: businessUserId, message: text } }),
    })
  }
}

async function askTrustpilotToken(
  at: At,
  { apiKey, apiSecret }: { apiKey: string; apiSecret: string },
): Promise<string> {
  const basic = Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')
  const headers = { authorization: `Basic ${basic}` }
  const form = { grant_type: 'client_credentials' }
  const path = '/v1/oauth/oauth-business-users-for-applications/accesstoken'
  return (await askPlatform({ answer: tokenAnswer, ...at(path), headers, form })).access_token
}

function trustpilotReviewOf({
  id,
  stars,
  title,
  text,
  createdAt,
  consumer,
  companyReply,
}: z.output<typeof review>) {
  const at = companyReply?.createdAt
  return {
    externalId: id,
    authorName: consumer?.displayName ?? 'A Trustpilot user',
    rating: stars,
    recommends: null,
    title: title ?? '',
    content: text ?? '',
    url: `https://www.trustpilot.com/reviews/${encodeURIComponent(id)}`,
    postedAt: parseMoment(createdAt),
    reply: companyReply?.text ? { text: companyReply.text, at: parseMoment(at) } : null,
  } satisfies PlatformReview
}
