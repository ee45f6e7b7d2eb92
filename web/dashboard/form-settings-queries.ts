import { getFormSettings, saveFormSettings } from '#contract/collection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../lib/endpoint-query.ts'
import { useBodyCall } from '../lib/use-call.ts'

export const formSettingsQuery = endpointQuery(getFormSettings)

export function useSaveFormSettings() {
  const client = useQueryClient()
  return useBodyCall(saveFormSettings, {
    onSuccess: (saved) => client.setQueryData(formSettingsQuery.queryKey, saved),
  })
}
