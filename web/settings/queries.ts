import { cancelEmailChange } from '#contract/address-proof.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '#contract/api-keys.ts'
import type { Input } from '#contract/endpoint.ts'
import {
  getSettings,
  saveAiSettings,
  saveAppearanceSettings,
  saveNotificationSettings,
  saveProfile,
} from '#contract/settings.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { call } from '../lib/api.ts'

export const settingsQuery = queryOptions({
  queryKey: [getSettings.path],
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
})

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof saveProfile>['body']) => call(saveProfile, { body }),
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
  return useMutation({
    mutationFn: (body: Input<typeof saveNotificationSettings>['body']) =>
      call(saveNotificationSettings, { body }),
    onSuccess: (notifications) =>
      client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, notifications }),
  })
}

export function useSaveAi() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof saveAiSettings>['body']) => call(saveAiSettings, { body }),
    onSuccess: (ai) => client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, ai }),
  })
}

/** What is saved shows at once, everywhere in the app: the frame wears the user's own look. */
export function useSaveAppearance() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof saveAppearanceSettings>['body']) =>
      call(saveAppearanceSettings, { body }),
    onSuccess: (appearance) => {
      client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, appearance })
      client.setQueryData(userQuery.queryKey, (user) => user && { ...user, appearance })
    },
  })
}

export const keysQuery = queryOptions({
  queryKey: [listApiKeys.path],
  queryFn: ({ signal }) => call(listApiKeys, {}, { signal }),
})

/** The answer is the only place where the key itself is ever seen; it is kept nowhere. */
export function useCreateKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof createApiKey>['body']) => call(createApiKey, { body }),
    onSuccess: () => client.invalidateQueries(keysQuery),
  })
}

export function useRevokeKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(revokeApiKey, { params: { id } }),
    onSettled: () => client.invalidateQueries(keysQuery),
  })
}
