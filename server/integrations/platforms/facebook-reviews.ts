import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  askPlatform,
  parseMoment,
  PlatformAway,
  PlatformRefusal,
  type PlatformReview,
  platformText,
  type ReviewClient,
} from './review-platform.ts'

const version = 'v25.0'
const scope = 'pages_show_list,pages_read_engagement,pages_read_user_content'
const pageSize = 50
const graph = 'https://graph.facebook.com'

/** What Facebook gave us: the owner's token, and that of the chosen page. */
export interface FacebookTokens {
  readonly accessToken: string
  readonly pageToken?: string | undefined
}

interface App {
  readonly clientId: string
  readonly clientSecret: string
  /** In place of Facebook's own addresses. */
  readonly otherUrl: string | undefined
}

interface Connection extends App {
  readonly tokens: FacebookTokens
  /** Keeps the page's token. */
  readonly keep: (tokens: FacebookTokens) => Promise<void>
}

const paging = z
  .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
  .optional()
const pagesAnswer = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), link: platformText })),
  paging,
})
const recommendation = z.object({
  created_time: z.string().optional(),
  recommendation_type: z.enum(['positive', 'negative']).optional().catch(undefined),
  review_text: platformText,
  has_rating: z.boolean().optional(),
  rating: z.int().min(1).max(5).optional().catch(undefined),
  reviewer: z.object({ id: z.string().optional(), name: platformText }).nullish(),
  open_graph_story: z.object({ id: z.string().max(300) }).nullish(),
})
const ratingsAnswer = z.object({ data: z.array(recommendation), paging })
const tokenAnswer = z.object({ access_token: z.string().min(1) })

/** Where the owner agrees. `state` comes back with the code. */
export function facebookConsentUrl(asked: {
  readonly clientId: string
  readonly redirectUrl: string
  readonly state: string
  readonly otherUrl: string | undefined
}): string {
  const url = new URL(`/${version}/dialog/oauth`, asked.otherUrl ?? 'https://www.facebook.com')
  url.search = new URLSearchParams({
    client_id: asked.clientId,
    redirect_uri: asked.redirectUrl,
    response_type: 'code',
    scope,
    state: asked.state,
  }).toString()
  return url.href
}

/** Trades the code of the browser's answer for a token that lasts: those of pages asked for with it have no end. */
export async function facebookTokens(
  app: App,
  answer: { readonly code: string; readonly redirectUrl: string },
): Promise<FacebookTokens> {
  const short = await askFacebookToken(app, { code: answer.code, redirect_uri: answer.redirectUrl })
  return {
    accessToken: await askFacebookToken(app, { grant_type: 'fb_exchange_token', fb_exchange_token: short }),
  }
}

async function askFacebookToken({ clientId, clientSecret, otherUrl }: App, form: Record<string, string>) {
  const answer = await askGraph(otherUrl, tokenAnswer, '/oauth/access_token', {
    form: { ...form, client_id: clientId, client_secret: clientSecret },
  })
  return answer.access_token
}

function askGraph<T>(
  otherUrl: string | undefined,
  answer: z.ZodType<T>,
  path: string,
  more: { readonly form?: Record<string, string>; readonly headers?: Record<string, string> },
): Promise<T> {
  return askPlatform({
    answer,
    url: new URL(`/${version}${path}`, otherUrl ?? graph),
    platform: 'Facebook',
    trustedOrigin: otherUrl,
    explain: graphFailure,
    ...more,
  })
}

const graphError = z.object({ error: z.object({ code: z.number() }) })
const longestError = 10_000
/** Limits of apps, users and pages (Graph API, handling errors). */
const limitCodes = new Set([4, 17, 32, 613, 80_001])

/** Facebook says what went wrong by a number of its own, whatever the status. */
function graphFailure(_status: number, body: string): Error | undefined {
  if (body.length > longestError) return undefined
  let code: number
  try {
    code = graphError.parse(JSON.parse(body)).error.code
  } catch {
    return undefined
  }
  if (code === 190)
    return new PlatformRefusal('expired', 'Facebook no longer accepts this connection. Please reconnect.')
  if (code === 10 || (code >= 200 && code < 300))
    return new PlatformRefusal(
      'no-access',
      'Facebook hasn’t granted access to this page’s recommendations. Check your app’s permissions.',
    )
  if (limitCodes.has(code))
    return new PlatformAway('Facebook is limiting requests.', {
      retryAfterMs: 3_600_000,
      isUntouched: true,
    })
  return undefined
}

/**
 * Recommendations of a Facebook page (Graph API, page ratings). They have no stars since 2018, and none are made up; only
 * older ones still carry those that were given.
 */
export function facebookReviews(connection: Connection): ReviewClient {
  const { otherUrl } = connection
  let { tokens } = connection
  const get = <T>(answer: z.ZodType<T>, path: string, token: string) =>
    askGraph(otherUrl, answer, path, { headers: { authorization: `Bearer ${token}` } })
  const pageToken = async (placeId: string) => {
    if (!tokens.pageToken) {
      const { access_token } = await get(tokenAnswer, `/${placeId}?fields=access_token`, tokens.accessToken)
      tokens = { ...tokens, pageToken: access_token }
      await connection.keep(tokens)
    }
    return tokens.pageToken!
  }
  return {
    sortsByChange: false,
    knows: undefined,
    has: undefined,
    // Whether comments on recommendations are still open to programs is not documented: replies are written there.
    reply: undefined,
    async places() {
      const { data } = await get(
        pagesAnswer,
        '/me/accounts?fields=id,name,link&limit=100',
        tokens.accessToken,
      )
      return data.map(({ id, name, link }) => ({ id, name, address: '', url: link ?? null, identifier: id }))
    },
    async page(placeId, after) {
      const fields =
        'created_time,recommendation_type,review_text,has_rating,rating,reviewer{id,name},open_graph_story{id}'
      const query = new URLSearchParams({ fields, limit: String(pageSize) })
      if (after !== undefined) query.set('after', after)
      const answer = await get(
        ratingsAnswer,
        `/${placeId}/ratings?${query.toString()}`,
        await pageToken(placeId),
      )
      const cursor = answer.paging?.cursors?.after
      return {
        reviews: answer.data.map((one) => facebookReviewOf(placeId, one)),
        next: answer.paging?.next === undefined ? undefined : cursor,
        total: undefined,
      }
    },
  }
}

function facebookReviewOf(placeId: string, found: z.output<typeof recommendation>): PlatformReview {
  const { reviewer, open_graph_story: story, review_text: text, has_rating: hasRating, rating } = found
  const kind = found.recommendation_type
  return {
    externalId: story?.id ?? ownIdOf(found),
    authorName: reviewer?.name ?? 'A Facebook user',
    rating: hasRating && rating ? rating : null,
    recommends: kind === undefined ? null : kind === 'positive',
    content: text ?? '',
    url: story ? `https://www.facebook.com/${encodeURIComponent(story.id)}` : reviewsPageOf(placeId),
    postedAt: parseMoment(found.created_time),
    reply: null,
  }
}

const reviewsPageOf = (placeId: string) => `https://www.facebook.com/${encodeURIComponent(placeId)}/reviews`

/** Older recommendations have no story. Nobody writes two in one second. */
function ownIdOf({ reviewer, created_time: at, review_text: text }: z.output<typeof recommendation>) {
  const parts = reviewer?.id ? [reviewer.id, at] : [reviewer?.name, at, text]
  return `own-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`
}
