import { changePassword } from '#contract/accounts/password.ts'
import type { Output } from '#contract/endpoint.ts'
import * as api from '#contract/accounts/security.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'

const sessionsKey = [api.listSessions.path] as const
const twoFactorKey = [api.getTwoFactor.path] as const

export const sessionsQuery = endpointQuery(api.listSessions)

export const twoFactorQuery = endpointQuery(api.getTwoFactor)

/** Other devices are signed out by it. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useBodyCall(changePassword, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useEndSession() {
  return useIdCall(api.endSession, { refreshes: [sessionsKey] })
}

export function useSignOutOthers() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.signOutOthers, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useBeginTwoFactor() {
  return useBodyCall(api.beginTwoFactor)
}

/** In force from its success on; the card behind the dialog learns of it then. */
export function useConfirmTwoFactor() {
  const queryClient = useQueryClient()
  return useBodyCall(api.confirmTwoFactor, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: twoFactorKey })
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient()
  return useBodyCall(api.renewRecoveryCodes, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: twoFactorKey }),
  })
}

export function useDisableTwoFactor() {
  const queryClient = useQueryClient()
  return useBodyCall(api.disableTwoFactor, {
    onSuccess: (off: Output<typeof api.disableTwoFactor>) => queryClient.setQueryData(twoFactorKey, off),
  })
}

export function useRequestDeletion() {
  const showDate = useShowDate()
  return useBodyCall(api.requestDeletion, {
    onSuccess: ({ deletesAt }) => showDate(deletesAt),
  })
}

export function useCancelDeletion() {
  const showDate = useShowDate()
  return useMutation({
    mutationFn: () => call(api.cancelDeletion, {}),
    onSuccess: ({ deletesAt }) => showDate(deletesAt),
  })
}

/** One's own account, in a workspace that stays. */
export function useKeepOwnAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.keepOwnAccount, {}),
    onSuccess: (kept) => queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...kept }),
  })
}

/** The date is part of the user, so that every page can say it. */
function useShowDate() {
  const queryClient = useQueryClient()
  return (deletesAt: string | null) =>
    queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, deletesAt })
}
