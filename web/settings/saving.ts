import { cancelEmailChange } from '#contract/accounts/address-proof.ts'
import { saveAiSettings } from '#contract/settings/ai-settings.ts'
import { saveNotificationSettings } from '#contract/settings/notification-settings.ts'
import { saveProfile } from '#contract/settings/profile.ts'
import { testWriter } from '#contract/writer/writer-state.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { call } from '../lib/call/api.ts'
import { useBodyCall } from '../lib/call/use-call.ts'
import { settingsQuery, writerQuery } from './queries.ts'

export function useSaveProfile() {
  const client = useQueryClient()
  return useBodyCall(saveProfile, {
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}

/** Calls off a change of email that nobody has confirmed. */
export function useCancelEmailChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}

export function useSaveNotifications() {
  const client = useQueryClient()
  return useBodyCall(saveNotificationSettings, {
    onSuccess: (notifications) =>
      client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, notifications }),
  })
}

export function useSaveAi() {
  const client = useQueryClient()
  return useBodyCall(saveAiSettings, {
    onSuccess: (ai) => client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, ai }),
  })
}

/** Counts as a draft, and may find out that the engine is away. */
export function useTestWriter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(testWriter, {}),
    onSettled: () => client.invalidateQueries(writerQuery),
  })
}
