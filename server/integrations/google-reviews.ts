import { z } from 'zod'
import { withoutTranslation } from './google-comment.ts'
import {
  askPlatform,
  momentOf,
  PlatformRefusal,
  type PlatformReview,
  platformText,
  type ReviewClient,
  type ReviewPlace,
} from './review-platform.ts'

const scope = 'https://www.googleapis.com/auth/business.manage'
const pageSize = 50
/** Accounts and locations of one owner; more pages than that are no answer. */
const mostPages = 100
/** A token is renewed a little before its end. */
const marginMs = 60_000

/** What Google gave us. */
export interface GoogleTokens {
  readonly refreshToken: string
  readonly accessToken: string
  readonly expiresAt: number
}

interface Connection {
  readonly clientId: string
  readonly clientSecret: string
  readonly tokens: GoogleTokens
  /** Keeps what was renewed. */
  readonly keep: (tokens: GoogleTokens) => Promise<void>
  readonly now: () => Date
  /** In place of Google's own addresses. */
  readonly otherUrl: string | undefined
}

const stars = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 } as const
const next = z.string().min(1).optional()
const accountsAnswer = z.object({
  accounts: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: next,
})
const locationsAnswer = z.object({
  locations: z
    .array(
      z.object({
        name: z.string().regex(/^locations\/[\w-]+$/),
        title: platformText,
        storefrontAddress: z
          .object({ addressLines: z.array(z.string()).optional(), locality: platformText })
          .optional(),
        metadata: z.object({ mapsUri: platformText }).optional(),
      }),
    )
    .default([]),
  nextPageToken: next,
})
const review = z.object({
  name: z.string(),
  reviewId: z.string().min(1).max(300).optional(),
  reviewer: z.object({ displayName: platformText, isAnonymous: z.boolean().optional() }).optional(),
  starRating: z.string().optional(),
  comment: platformText,
  createTime: z.string().optional(),
  reviewReply: z.object({ comment: platformText, updateTime: z.string().optional() }).nullish(),
})
const reviewsAnswer = z.object({
  reviews: z.array(review).default([]),
  totalReviewCount: z.int().min(0).optional(),
  nextPageToken: next,
})
const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().min(1).optional(),
})
const anything = z.unknown()

const hosts = {
  token: 'https://oauth2.googleapis.com',
  accounts: 'https://mybusinessaccountmanagement.googleapis.com',
  locations: 'https://mybusinessbusinessinformation.googleapis.com',
  reviews: 'https://mybusiness.googleapis.com',
} as const

/** Where the owner agrees. `state` comes back with the code. */
export function googleConsentUrl(asked: {
  readonly clientId: string
  readonly redirectUrl: string
  readonly state: string
  readonly challenge: string
  readonly otherUrl: string | undefined
}): string {
  const url = new URL('/o/oauth2/v2/auth', asked.otherUrl ?? 'https://accounts.google.com')
  url.search = new URLSearchParams({
    client_id: asked.clientId,
    redirect_uri: asked.redirectUrl,
    response_type: 'code',
    scope,
    // Without both, Google gives no refresh token to who agreed before.
    access_type: 'offline',
    prompt: 'consent',
    state: asked.state,
    code_challenge: asked.challenge,
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

/** Trades the code of the browser's answer for tokens. */
export async function googleTokens(
  connection: Omit<Connection, 'tokens' | 'keep'>,
  answer: { readonly code: string; readonly verifier: string; readonly redirectUrl: string },
): Promise<GoogleTokens> {
  const token = await askToken(connection, {
    grant_type: 'authorization_code',
    code: answer.code,
    code_verifier: answer.verifier,
    redirect_uri: answer.redirectUrl,
  })
  if (!token.refreshToken)
    throw new PlatformRefusal(
      'refused',
      'Google didn’t allow access while you are away. Please connect again.',
    )
  return { ...token, refreshToken: token.refreshToken }
}

async function askToken(
  { clientId, clientSecret, otherUrl, now }: Omit<Connection, 'tokens' | 'keep'>,
  form: Record<string, string>,
) {
  const answer = await askPlatform({
    answer: tokenAnswer,
    url: new URL('/token', otherUrl ?? hosts.token),
    platform: 'Google',
    trustedOrigin: otherUrl,
    form: { ...form, client_id: clientId, client_secret: clientSecret },
  }).catch((failure: unknown) => {
    // `invalid_grant`: the owner took the access back, or Google ended it.
    if (failure instanceof PlatformRefusal && failure.why === 'refused')
      throw new PlatformRefusal('expired', 'Google no longer accepts this connection. Please reconnect.', {
        cause: failure,
      })
    throw failure
  })
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: now().getTime() + answer.expires_in * 1000,
  }
}

/**
 * Google Business Profile: accounts and locations by the interfaces of version 1, reviews by version 4, which alone has
 * them (developers.google.com/my-business).
 */
export function googleReviews(connection: Connection): ReviewClient {
  const { otherUrl } = connection
  const token = tokenKeeper(connection)
  const ask = async <T>(
    host: keyof typeof hosts,
    path: string,
    answer: z.ZodType<T>,
    change: { method?: 'PUT' | 'DELETE'; json?: object } = {},
  ): Promise<T> => {
    const send = async (accessToken: string) =>
      askPlatform({
        answer,
        url: new URL(path, otherUrl ?? hosts[host]),
        platform: 'Google',
        trustedOrigin: otherUrl,
        headers: { authorization: `Bearer ${accessToken}` },
        ...change,
      })
    return send(await token.current()).catch(async (failure: unknown) => {
      if (!(failure instanceof PlatformRefusal) || failure.why !== 'expired') throw failure
      return send(await token.renewed())
    })
  }
  const reviewPath = (placeId: string, externalId: string) =>
    `/v4/${placeId}/reviews/${encodeURIComponent(externalId)}`

  return {
    sortsByChange: true,
    places: () => placesOf(ask),
    async page(placeId, after) {
      const query = new URLSearchParams({ pageSize: String(pageSize), orderBy: 'updateTime desc' })
      if (after !== undefined) query.set('pageToken', after)
      const answer = await ask('reviews', `/v4/${placeId}/reviews?${query.toString()}`, reviewsAnswer)
      return {
        reviews: answer.reviews.map(toReview),
        next: answer.nextPageToken,
        total: answer.totalReviewCount,
      }
    },
    async has(placeId, externalId) {
      try {
        await ask('reviews', reviewPath(placeId, externalId), z.object({ name: z.string() }))
        return true
      } catch (failure) {
        if (failure instanceof PlatformRefusal && failure.why === 'not-found') return false
        throw failure
      }
    },
    async reply(placeId, externalId, text) {
      const path = `${reviewPath(placeId, externalId)}/reply`
      if (text === null) await ask('reviews', path, anything, { method: 'DELETE' })
      else await ask('reviews', path, anything, { method: 'PUT', json: { comment: text } })
    },
  }
}

function tokenKeeper(connection: Connection) {
  let { tokens } = connection
  const renewed = async () => {
    const form = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken }
    const token = await askToken(connection, form)
    tokens = { ...token, refreshToken: token.refreshToken ?? tokens.refreshToken }
    await connection.keep(tokens)
    return tokens.accessToken
  }
  const isOver = () => tokens.expiresAt - marginMs <= connection.now().getTime()
  return { renewed, current: async () => (isOver() ? renewed() : tokens.accessToken) }
}

type Ask = <T>(host: keyof typeof hosts, path: string, answer: z.ZodType<T>) => Promise<T>

async function placesOf(ask: Ask): Promise<ReviewPlace[]> {
  const places: ReviewPlace[] = []
  const accounts = await allPages(
    (query) => ask('accounts', `/v1/accounts?${query}`, accountsAnswer),
    ({ accounts }) => accounts,
  )
  for (const account of accounts) {
    // Without a mask of fields this interface answers with an error.
    const mask = 'readMask=name,title,storefrontAddress,metadata&pageSize=100'
    const locations = await allPages(
      (query) => ask('locations', `/v1/${account.name}/locations?${mask}&${query}`, locationsAnswer),
      ({ locations }) => locations,
    )
    for (const { name, title, storefrontAddress, metadata } of locations) {
      const lines = [...(storefrontAddress?.addressLines ?? []), storefrontAddress?.locality]
      places.push({
        // Reviews are addressed by both.
        id: `${account.name}/${name}`,
        name: title ?? name,
        address: lines.filter(Boolean).join(', '),
        url: metadata?.mapsUri ?? null,
      })
    }
  }
  return places
}

async function allPages<A extends { nextPageToken?: string | undefined }, T>(
  read: (query: string) => Promise<A>,
  itemsOf: (answer: A) => readonly T[],
): Promise<T[]> {
  const items: T[] = []
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages++) {
    const answer = await read(after === undefined ? '' : `pageToken=${encodeURIComponent(after)}`)
    items.push(...itemsOf(answer))
    after = answer.nextPageToken
    if (after === undefined) break
  }
  return items
}

function toReview(found: z.output<typeof review>): PlatformReview {
  const { name, reviewId, reviewer, starRating, comment, createTime, reviewReply } = found
  const isNamed = reviewer?.displayName && !reviewer.isAnonymous
  return {
    externalId: reviewId ?? name.slice(name.lastIndexOf('/') + 1),
    authorName: isNamed ? reviewer.displayName! : 'A Google user',
    rating: stars[starRating as keyof typeof stars] ?? null,
    recommends: null,
    content: withoutTranslation(comment ?? ''),
    url: null,
    postedAt: momentOf(createTime),
    reply: reviewReply?.comment ? { text: reviewReply.comment, at: momentOf(reviewReply.updateTime) } : null,
  }
}
