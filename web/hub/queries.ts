import { getTrends } from '#contract/testimonials/trends.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'

/** Ratings and volume over time, by source. Begins as `listTestimonials.path` does, so every change reads it again. */
export const trendsQuery = queryOptions({
  queryKey: [getTrends.path],
  queryFn: ({ signal }) => call(getTrends, {}, { signal }),
})
