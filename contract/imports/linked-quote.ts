import { z } from 'zod/mini'
import { uploadEndpoint } from '../endpoint.ts'
import { line } from '../fields.ts'

/** What a page says of the one review or post that it shows: to be looked over before it is imported. */
export const linkedQuote = z.object({
  /** Empty where the page does not say, or is not read. */
  content: z.string(),
  customerName: z.string(),
  company: z.string(),
  /** As the page has it, e.g. `4.5/5`; empty where it has none. */
  rating: z.string(),
  /** The day, e.g. `2026-02-10`; empty where the page does not say. */
  date: z.string(),
  /** The site, e.g. `LinkedIn`. */
  source: z.string(),
  sourceUrl: z.string(),
  /** A sentence on what is missing or has to be checked. */
  note: z.nullable(z.string()),
})
export type LinkedQuote = z.infer<typeof linkedQuote>

/** Reads a page for one testimonial. Stores nothing. */
export const readLinkedQuote = uploadEndpoint('POST /api/testimonials/import/link', {
  body: z.object({ address: line(2000) }),
  response: linkedQuote,
})
