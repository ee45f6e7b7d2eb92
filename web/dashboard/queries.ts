import { dismissOutdatedSite } from '#contract/embed/outdated-sites.ts'
import { getDashboard, markChecklist } from '#contract/overview/overview.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall } from '../lib/call/use-call.ts'

/** Everything on the dashboard. `web/app/ask-early.ts` asks for it before this page is there: that answer counts. */
export const dashboardQuery = queryOptions({ ...endpointQuery(getDashboard), staleTime: 2_000 })

export function useDismissSite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (site: string) => call(dismissOutdatedSite, { body: { site } }),
    onSuccess: () => client.invalidateQueries(dashboardQuery),
  })
}

/** Notes what a user did about the first steps. */
export function useMarkChecklist() {
  return useBodyCall(markChecklist, { refreshes: [dashboardQuery.queryKey] })
}
