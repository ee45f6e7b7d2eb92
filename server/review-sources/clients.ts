import { z } from 'zod'
import { sourceNames, type SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import type { Services } from '../context.ts'
import { matches } from '../db/matches.ts'
import { inWorkspace } from '../db/tenant.ts'
import { facebookReviews } from '../integrations/platforms/facebook-reviews.ts'
import { googleReviews } from '../integrations/platforms/google-reviews.ts'
import { PlatformRefusal, type ReviewClient } from '../integrations/platforms/review-platform.ts'
import { trustpilot } from '../integrations/platforms/trustpilot.ts'
import { yelp } from '../integrations/platforms/yelp.ts'
import { reviewSources } from './tables.ts'

export type Source = typeof reviewSources.$inferSelect

const credentials = z.object({
  refreshToken: z.string().optional(),
  accessToken: z.string().optional(),
  expiresAt: z.number().optional(),
  /** Of the chosen page. */
  pageToken: z.string().optional(),
  apiKey: z.string().optional(),
  apiSecret: z.string().optional(),
  businessUserId: z.string().optional(),
  /** The business by what its owner typed. */
  business: z.string().optional(),
  /** The only host that they are sent to, empty for the platform's own. Missing in what was kept before hosts were. */
  host: z.string().optional(),
})
export type Credentials = Omit<z.output<typeof credentials>, 'host'>

const purpose = 'review-source-credentials'

interface OfPlatform {
  readonly workspaceId: string
  readonly platform: SourcePlatform
}

const credentialsPlaceOf = ({ workspaceId, platform }: OfPlatform) => `${workspaceId}/${platform}`

export function sealSourceCredentials(
  { secrets, config }: Services,
  of: OfPlatform,
  plainCredentials: Credentials,
): Buffer {
  const bound = { ...plainCredentials, host: hostOf(config, of) }
  return secrets.seal(purpose, Buffer.from(JSON.stringify(bound)), credentialsPlaceOf(of))
}

const hostOf = ({ reviews }: Services['config'], { platform }: OfPlatform) => reviews.urls[platform] ?? ''

/** A client for what is connected; renewed tokens are kept. */
export function openSource(services: Services, source: Source): ReviewClient {
  const plain = services.secrets.open(purpose, source.credentials, credentialsPlaceOf(source))
  if (!plain)
    throw new PlatformRefusal(
      'expired',
      'The saved credentials can no longer be read. Please disconnect and connect again.',
    )
  const { host, ...plainCredentials } = credentials.parse(JSON.parse(plain.toString()))
  if (host !== undefined && host !== hostOf(services.config, source))
    throw new PlatformRefusal(
      'expired',
      'The platform’s address has changed, so the saved credentials were not sent to it. Please connect again.',
    )
  const { workspaceId, id } = source
  const keep = async (renewed: Credentials) => {
    const sealed = sealSourceCredentials(services, source, renewed)
    await inWorkspace(services.db, workspaceId, (tx) =>
      tx
        .update(reviewSources)
        .set({ credentials: sealed })
        .where(matches(reviewSources, { workspaceId, id })),
    )
  }
  return reviewClientFor(services, source.platform, plainCredentials, keep)
}

/** A client with what an owner has just given us. */
export function reviewClientFor(
  { config, now }: Services,
  platform: SourcePlatform,
  plainCredentials: Credentials,
  keep: (renewed: Credentials) => Promise<void> = () => Promise.resolve(),
): ReviewClient {
  const otherUrl = config.reviews.urls[platform]
  const app = config.reviews.apps[platform]
  const { apiKey = '', business = '', accessToken = '' } = plainCredentials
  if (platform === 'trustpilot') return trustpilot({ ...plainCredentials, apiKey, business, otherUrl })
  if (platform === 'yelp') return yelp({ apiKey, business, otherUrl })
  if (!app) throw notConfigured(platform)
  if (platform === 'facebook') {
    return facebookReviews({
      ...app,
      tokens: { accessToken, pageToken: plainCredentials.pageToken },
      keep,
      otherUrl,
    })
  }
  const { refreshToken = '', expiresAt = 0 } = plainCredentials
  return googleReviews({ ...app, tokens: { refreshToken, accessToken, expiresAt }, keep, now, otherUrl })
}

function notConfigured(platform: SourcePlatform): PlatformRefusal {
  const sentence = `This server isn’t set up for ${sourceNames[platform]} anymore.`
  return new PlatformRefusal('refused', sentence)
}
