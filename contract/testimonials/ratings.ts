import { z } from 'zod/mini'

/** Ratings that came in another way than through the workspace's own links. They enter no average but this one. */
export const otherRatings = z.object({
  /** Where they were imported from, e.g. `Google`; null where nobody said, and for what the business added itself. */
  source: z.nullable(z.string()),
  /** They are fetched from the platform itself. */
  isSynced: z.boolean(),
  count: z.number(),
  /** Over those with a rating, one decimal; null when none has one. */
  average: z.nullable(z.number()),
  /** In words, with the source's name: `4.8 from 50 imported from Google`. */
  label: z.string(),
  /** The same without the average: `50 imported from Google`. */
  counted: z.string(),
})
export type OtherRatings = z.infer<typeof otherRatings>
