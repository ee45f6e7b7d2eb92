import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { CallOptions, Page } from './api.ts'

/**
 * A list of the server, read page by page: `read` gets the part of the query that names the page. While the next
 * filters are answered the list stays. By default it is kept only while on screen, so that coming back starts fresh.
 */
export const pagedQuery = <Item>(
  queryKey: readonly unknown[],
  read: (page: { cursor?: string }, options: CallOptions) => Promise<Page<Item>>,
  cacheMs = 0,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    gcTime: cacheMs,
  })
