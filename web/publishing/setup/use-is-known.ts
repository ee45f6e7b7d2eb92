import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../lib/use-debounced.ts'
import { knownQuery } from '../queries.ts'

const restMs = 400

/** Whether the connected platform knows this identifier; undefined as long as it has not said so, or will not. */
export function useIsKnown(platform: ReviewPlatform, id: string | undefined): boolean | undefined {
  const rested = useDebounced(id, restMs)
  // A platform that is not connected has no places to tell of, and is asked nothing more.
  const { data: own } = useQuery(knownQuery(platform))
  const isAsked = rested !== undefined && own !== undefined && own.places.length > 0
  const { data } = useQuery({ ...knownQuery(platform, rested), enabled: isAsked })
  return isAsked && id === rested ? (data?.isKnown ?? undefined) : undefined
}

/** What to read where the connected platform does not know the identifier. It is said, and keeps nobody from saving. */
export const unknownCopy: Readonly<Record<ReviewPlatform, string>> = {
  google: 'Your connected Google account has no location with this Place ID. Please check it.',
  yelp: 'Yelp doesn’t know this business. Please check the ID.',
  trustpilot: 'Trustpilot doesn’t know this business. Please check the ID.',
  facebook: 'Your connected Facebook account manages no page with this ID. Please check it.',
  g2: '',
}
