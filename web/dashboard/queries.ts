import { getFormSettings, saveFormSettings, type FormSettings } from '#contract/collection.ts'
import { dismissOutdatedSite } from '#contract/embed.ts'
import { getDashboard } from '#contract/overview.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

/** Everything on the dashboard. `web/app/ask-early.ts` asks for it before this page is there: that answer counts. */
export const dashboardQuery = queryOptions({
  queryKey: [getDashboard.path],
  queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
  staleTime: 2_000,
})

export function useDismissSite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (site: string) => call(dismissOutdatedSite, { body: { site } }),
    onSuccess: () => client.invalidateQueries(dashboardQuery),
  })
}

export const formSettingsQuery = queryOptions({
  queryKey: [getFormSettings.path],
  queryFn: ({ signal }) => call(getFormSettings, {}, { signal }),
})

export function useSaveFormSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: FormSettings) => call(saveFormSettings, { body }),
    onSuccess: (saved) => client.setQueryData(formSettingsQuery.queryKey, saved),
  })
}
