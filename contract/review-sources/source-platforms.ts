import { z } from 'zod/mini'

/** The platforms that reviews are fetched from. */
export const sourcePlatforms = ['google', 'facebook', 'trustpilot', 'yelp'] as const
export const sourcePlatform = z.enum(sourcePlatforms)
export type SourcePlatform = (typeof sourcePlatforms)[number]

/** As outlets and filters name them. */
export const sourceNames: Readonly<Record<SourcePlatform, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  trustpilot: 'Trustpilot',
  yelp: 'Yelp',
}
