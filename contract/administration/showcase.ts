import { z } from 'zod/mini'
import { adminEndpoint } from '../endpoint.ts'
import { idParams } from '../shapes.ts'

/** A business whose owner agreed that this instance's public pages show it. */
export const showcased = z.object({
  id: z.string(),
  businessName: z.string(),
  /** On this server; `null` without one: then it is not in the strip of logos. */
  logoUrl: z.nullable(z.string()),
  /** Testimonials whose customers agreed too. */
  testimonials: z.number(),
  /** An administrator keeps it off those pages all the same. */
  isLeftOut: z.boolean(),
})
export type Showcased = z.infer<typeof showcased>

/** Every business that agreed, the newest first; at most 500. */
export const listShowcase = adminEndpoint('GET /api/admin/showcase', { response: z.array(showcased) })

/** Leaves a business out of the front page and the strip of logos, or shows it there again. */
export const setShowcase = adminEndpoint('PUT /api/admin/workspaces/:id/showcase', {
  params: idParams,
  body: z.object({ isLeftOut: z.boolean() }),
  response: z.object({ isLeftOut: z.boolean() }),
})
