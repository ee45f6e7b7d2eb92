import { cancelEmailChange } from '#contract/accounts/address-proof.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '#contract/accounts/api-keys.ts'
import * as settings from '#contract/settings/settings.ts'
import { getWriter, testWriter } from '#contract/writer/writer-state.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'

export const settingsQuery = endpointQuery(settings.getSettings)

export function useSaveProfile() {
  const client = useQueryClient()
  return useBodyCall(settings.saveProfile, {
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
  return useBodyCall(settings.saveNotificationSettings, {
    onSuccess: (notifications) =>
      client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, notifications }),
  })
}

export function useSaveAi() {
  const client = useQueryClient()
  return useBodyCall(settings.saveAiSettings, {
    onSuccess: (ai) => client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, ai }),
  })
}

/** Which engine writes the drafts, and how many of today's are used. */
export const writerQuery = endpointQuery(getWriter)

/** Counts as a draft, and may find out that the engine is away. */
export function useTestWriter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(testWriter, {}),
    onSettled: () => client.invalidateQueries(writerQuery),
  })
}

/** What is saved shows at once, everywhere in the app: the frame wears the user's own look. */
export function useSaveAppearance() {
  const client = useQueryClient()
  return useBodyCall(settings.saveAppearanceSettings, {
    onSuccess: (appearance) => {
      client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, appearance })
      client.setQueryData(userQuery.queryKey, (user) => user && { ...user, appearance })
    },
  })
}

export const keysQuery = endpointQuery(listApiKeys)

/** The answer is the only place where the key itself is ever seen; it is kept nowhere. */
export function useCreateKey() {
  const client = useQueryClient()
  return useIdempotentCall(createApiKey, { onSuccess: () => client.invalidateQueries(keysQuery) })
}

export function useRevokeKey() {
  const client = useQueryClient()
  return useIdCall(revokeApiKey, {
    onSettled: () => client.invalidateQueries(keysQuery),
  })
}
