import { getNotifications, seeNotifications, type Notifications } from '#contract/overview/overview.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'

const everyMs = 60_000

/** What happened lately. Looked up every minute while the page is in front, and whenever it comes to the front. */
export const notificationsQuery = queryOptions({
  ...endpointQuery(getNotifications),
  refetchInterval: everyMs,
  refetchOnWindowFocus: 'always',
})

/** What keeps emails from leaving, as the bell heard last; it asks by itself for nothing. */
export const useKnownEmailTrouble = () =>
  useQuery({ ...notificationsQuery, enabled: false, select: ({ email }) => email }).data

/** Says on the server that everything up to a moment was seen; the count on the bell is gone at once. */
export function useSeeNotifications() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (until: string) => call(seeNotifications, { body: { until } }),
    onMutate: async () => {
      await client.cancelQueries(notificationsQuery)
      client.setQueryData(notificationsQuery.queryKey, (now: Notifications | undefined) =>
        now ? { ...now, unread: 0 } : now,
      )
    },
    // Not seen after all: the next look brings the number back.
    onError: () => client.invalidateQueries(notificationsQuery),
  })
}
