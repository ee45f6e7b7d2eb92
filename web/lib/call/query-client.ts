import { getDashboard } from '#contract/overview/overview.ts'
import { MutationCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { reach } from './api.ts'
import { problemOf } from './problem.ts'

/**
 * The default loader: GET on the first element of the query key. A 401 is an error, unless it is configured
 * to give an empty result.
 */
export function queryLoader({ on401 }: { on401: 'throw' | 'null' }) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
    const response = await reach(String(queryKey[0]), { signal })
    if (response.status === 401 && on401 === 'null') return null
    if (!response.ok) throw await problemOf(response)
    return response.json()
  }
}

/**
 * No retries, no polling, no refetch when the window gets the focus; data is stale at once. Calls are made even when the
 * browser believes that it is offline: it is often wrong, and what fails is said and tried again.
 */
export function makeQueryClient() {
  const client = new QueryClient({
    // The dashboard counts and tells of everything, and its answer is fresh for a moment: not after a change.
    mutationCache: new MutationCache({
      onSettled: () => client.invalidateQueries({ queryKey: [getDashboard.path], refetchType: 'none' }),
    }),
    defaultOptions: {
      queries: {
        queryFn: queryLoader({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: 0,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
