import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'

/** Stops telling that this site uses a renewed key. Sites that were never told of are taken as well. */
export const dismissOutdatedSite = ownerEndpoint('POST /api/outdated-sites/dismiss', {
  body: z.object({ site: z.string({ error: 'site is missing' }).check(z.minLength(1), z.maxLength(255)) }),
  response: z.object({ site: z.string() }),
})
