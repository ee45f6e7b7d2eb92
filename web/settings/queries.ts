import { getSettings, saveAppearanceSettings } from '#contract/settings/settings.ts'
import { getWriter } from '#contract/writer/writer-state.ts'
import { useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall } from '../lib/call/use-call.ts'

export const settingsQuery = endpointQuery(getSettings)

/** Which engine writes the drafts, and how many of today's are used. */
export const writerQuery = endpointQuery(getWriter)

/** What is saved shows at once, everywhere in the app: the frame wears the user's own look. */
export function useSaveAppearance() {
  const client = useQueryClient()
  return useBodyCall(saveAppearanceSettings, {
    onSuccess: (appearance) => {
      client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, appearance })
      client.setQueryData(userQuery.queryKey, (user) => user && { ...user, appearance })
    },
  })
}
