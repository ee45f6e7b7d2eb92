import { getFormSettings, saveFormSettings, type FormSettings } from '#contract/collection.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

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
