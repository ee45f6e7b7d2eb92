import type { Endpoint, Input } from '#contract/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

/** What an endpoint answers that takes no input. */
export const endpointQuery = <E extends Endpoint>(endpoint: E) =>
  queryOptions({
    queryKey: [endpoint.path] as const,
    // Such an endpoint names none of the three parts of an input.
    queryFn: ({ signal }) => call(endpoint, {} as Input<E>, { signal }),
  })
