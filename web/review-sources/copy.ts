import type { KeyField } from '../ui/form/key-fields.tsx'
import type { sourceKeysForm, sourceProblems, SourceState } from '#contract/review-sources/review-sources.ts'
import type { SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import type { z } from 'zod/mini'

export const stateCopy: Record<SourceState, { label: string; tone: 'success' | 'neutral' | 'warning' }> = {
  'not-configured': { label: 'Not set up', tone: 'neutral' },
  'not-connected': { label: 'Available', tone: 'neutral' },
  choosing: { label: 'Choose a location', tone: 'warning' },
  ready: { label: 'Connected', tone: 'success' },
  reconnect: { label: 'Reconnect', tone: 'warning' },
}

export const aboutCopy: Record<SourcePlatform, string> = {
  google: 'Every review of your Google Business Profile, and your replies.',
  facebook: 'Recommendations on your Facebook page.',
  trustpilot: 'Reviews of your Trustpilot profile, with your own API key.',
  yelp: 'The excerpts Yelp shows today, with your own API key.',
}

/** What the owner calls the places of this platform. */
export const placeCopy: Record<SourcePlatform, string> = {
  google: 'location',
  facebook: 'page',
  trustpilot: 'business',
  yelp: 'business',
}

type SourceKey = KeyField<keyof z.input<typeof sourceKeysForm>>

/** What a platform that gives out keys asks for. */
export const keyFields: Partial<Record<SourcePlatform, readonly SourceKey[]>> = {
  trustpilot: [
    {
      name: 'place',
      label: 'Trustpilot Business Unit ID',
      hint: 'Or your domain, or the link to your Trustpilot page.',
    },
    { name: 'apiKey', label: 'API key', isSecret: true },
    {
      name: 'apiSecret',
      label: 'API secret',
      hint: 'Only needed to reply from here.',
      isSecret: true,
      isOptional: true,
    },
    {
      name: 'businessUserId',
      label: 'Business user ID',
      hint: 'Only needed to reply from here.',
      isOptional: true,
    },
  ],
  yelp: [
    { name: 'place', label: 'Yelp Business ID', hint: 'Or the link to your Yelp page.' },
    { name: 'apiKey', label: 'API key', isSecret: true },
  ],
}

export const problemCopy: Record<(typeof sourceProblems)[number], string> = {
  canceled: 'You canceled the connection. Nothing was changed.',
  expired: 'The connection took too long or was opened elsewhere. Please try again.',
  'no-access': 'The platform hasn’t granted access yet. Check that your request for API access was approved.',
  failed: 'The platform couldn’t be connected. Please try again in a moment.',
}
