import { z } from 'zod'
import type { SourcePlatform } from '#contract/review-sources/source-platforms.ts'

/** How this instance is known at a platform where owners agree in the browser. */
export interface ReviewApp {
  readonly clientId: string
  readonly clientSecret: string
}

/** What the operator set up for fetching reviews. */
export interface ReviewSettings {
  readonly apps: Readonly<Partial<Record<SourcePlatform, ReviewApp>>>
  /** Where a platform is asked instead of at its own addresses: a stand-in or a proxy. */
  readonly urls: Readonly<Partial<Record<SourcePlatform, string>>>
}

const part = z.string().max(1000, 'must be at most 1000 characters').optional()

/** The origins that take the place of a platform's own are checked by `origin`, as those of the CRMs are. */
export function reviewSettings<T extends z.ZodType>(origin: (example: string) => T) {
  return {
    GOOGLE_BUSINESS_CLIENT_ID: part,
    GOOGLE_BUSINESS_CLIENT_SECRET: part,
    GOOGLE_BUSINESS_URL: origin('https://mybusiness.googleapis.com').optional(),
    FACEBOOK_PAGES_CLIENT_ID: part,
    FACEBOOK_PAGES_CLIENT_SECRET: part,
    FACEBOOK_PAGES_URL: origin('https://graph.facebook.com').optional(),
    TRUSTPILOT_URL: origin('https://api.trustpilot.com').optional(),
    YELP_URL: origin('https://api.yelp.com').optional(),
  }
}

/** The variables that a platform needs before anybody can connect it. */
const appVariables: Readonly<Partial<Record<SourcePlatform, { id: AppVariable; secret: AppVariable }>>> = {
  google: { id: 'GOOGLE_BUSINESS_CLIENT_ID', secret: 'GOOGLE_BUSINESS_CLIENT_SECRET' },
  facebook: { id: 'FACEBOOK_PAGES_CLIENT_ID', secret: 'FACEBOOK_PAGES_CLIENT_SECRET' },
}
type AppVariable = `${'GOOGLE_BUSINESS' | 'FACEBOOK_PAGES'}_CLIENT_${'ID' | 'SECRET'}`
type Settings = Readonly<
  Partial<
    Record<
      AppVariable | 'GOOGLE_BUSINESS_URL' | 'FACEBOOK_PAGES_URL' | 'TRUSTPILOT_URL' | 'YELP_URL',
      unknown
    >
  >
>

const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : undefined)

export function readReviewSettings(set: Settings): ReviewSettings {
  const apps: Partial<Record<SourcePlatform, ReviewApp>> = {}
  for (const platform of ['google', 'facebook'] as const) {
    const { id, secret } = appVariables[platform]!
    const [clientId, clientSecret] = [textOrNothing(set[id]), textOrNothing(set[secret])]
    if (clientId && clientSecret) apps[platform] = { clientId, clientSecret }
  }
  const [google, facebook] = [textOrNothing(set.GOOGLE_BUSINESS_URL), textOrNothing(set.FACEBOOK_PAGES_URL)]
  const [trustpilot, yelp] = [textOrNothing(set.TRUSTPILOT_URL), textOrNothing(set.YELP_URL)]
  const urls = {
    ...(google && { google }),
    ...(facebook && { facebook }),
    ...(trustpilot && { trustpilot }),
    ...(yelp && { yelp }),
  }
  return { apps, urls }
}

/** What the operator has to set before this platform can be connected. */
export function missingSettings({ apps }: ReviewSettings, platform: SourcePlatform): string[] {
  const needed = appVariables[platform]
  return needed === undefined || apps[platform] ? [] : [needed.id, needed.secret]
}
