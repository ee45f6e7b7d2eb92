import { getInstance } from '#contract/instance.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

/** What this instance is called and whether it runs in development; it does not change while the page lives. */
export const instanceQuery = queryOptions({
  queryKey: [getInstance.path],
  queryFn: ({ signal }) => call(getInstance, {}, { signal }),
  staleTime: Infinity,
})
