import { getFormSettings, saveFormSettings } from '#contract/collection/collection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../lib/call/endpoint-query.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'

export const formSettingsQuery = endpointQuery(getFormSettings)

export function useSaveFormSettings() {
  const client = useQueryClient()
  return useBodyCall(saveFormSettings, {
    onSuccess: (saved) => client.setQueryData(formSettingsQuery.queryKey, saved),
  })
}
