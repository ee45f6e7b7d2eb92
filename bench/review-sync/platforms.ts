import type { SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import type { Credentials } from '../../server/review-sources/clients.ts'
import {
  googleApp,
  googlePlace,
  googleStandIn,
  type StandIn,
} from '../../server/test/stand-ins/google-stand-in.ts'
import * as others from '../../server/test/stand-ins/other-platforms.ts'

/** A platform whose reviews may be stored, with a local stand-in of it. */
export interface Platform {
  readonly platform: SourcePlatform
  readonly standIn: StandIn
  readonly placeId: string
  readonly credentials: Credentials
  /** After so long everything is read again: edits and deletions come through then at the latest. */
  readonly sweepHours: number
}

/** All of them. Yelp gives three excerpts, which are not stored. */
export async function platformsToSync(): Promise<Platform[]> {
  return [
    {
      platform: 'google',
      standIn: await googleStandIn(),
      placeId: googlePlace,
      credentials: { refreshToken: 'the-refresh-token' },
      // Changed reviews come first there, and it says how many there are.
      sweepHours: 0,
    },
    {
      platform: 'facebook',
      standIn: await others.facebookStandIn(),
      placeId: others.facebookPage,
      credentials: { accessToken: 'long' },
      sweepHours: 7,
    },
    {
      platform: 'trustpilot',
      standIn: await others.trustpilotStandIn(),
      placeId: others.trustpilotUnit,
      credentials: { ...others.trustpilotKey, business: others.trustpilotUnit },
      sweepHours: 7,
    },
  ]
}

/** What a server is started with to speak to them. */
export function settingsFor(urls: Readonly<Partial<Record<SourcePlatform, string>>>) {
  return {
    GOOGLE_BUSINESS_URL: urls.google,
    GOOGLE_BUSINESS_CLIENT_ID: googleApp.id,
    GOOGLE_BUSINESS_CLIENT_SECRET: googleApp.secret,
    FACEBOOK_PAGES_URL: urls.facebook,
    FACEBOOK_PAGES_CLIENT_ID: others.facebookApp.id,
    FACEBOOK_PAGES_CLIENT_SECRET: others.facebookApp.secret,
    TRUSTPILOT_URL: urls.trustpilot,
  }
}
