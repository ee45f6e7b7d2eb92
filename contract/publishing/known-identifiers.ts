import { z } from 'zod/mini'
import { uploadEndpoint } from '../endpoint.ts'
import { sourcePlatform } from '../review-sources/source-platforms.ts'

const knownPlace = z.object({
  /** By what the platform's public pages know it, such as a Google Place ID. */
  identifier: z.string(),
  name: z.string(),
  address: z.string(),
})

/**
 * What a connected platform says of an identifier. A platform that is not connected, or does not answer, says nothing:
 * this never keeps anybody from going on.
 */
export const getKnownIdentifiers = uploadEndpoint('GET /api/review-sources/:platform/identifiers', {
  params: z.object({ platform: sourcePlatform }),
  query: z.object({ identifier: z.optional(z.string().check(z.maxLength(4000))) }),
  response: z.object({
    /** Whether the platform knows the identifier that was asked for; null when it said nothing. */
    isKnown: z.nullable(z.boolean()),
    /** What the connected account manages, the place whose reviews come home first. */
    places: z.array(knownPlace),
  }),
})
export type KnownPlace = z.infer<typeof knownPlace>
