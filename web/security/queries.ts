import { changePassword } from '#contract/accounts/password.ts'
import type { Output } from '#contract/endpoint.ts'
import {
  beginTwoFactor,
  cancelDeletion,
  confirmTwoFactor,
  disableTwoFactor,
  endSession,
  getTwoFactor,
  listSessions,
  renewRecoveryCodes,
  requestDeletion,
  signOutOthers,
} from '#contract/accounts/security.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'

const sessionsKey = [listSessions.path] as const
const twoFactorKey = [getTwoFactor.path] as const

export const sessionsQuery = endpointQuery(listSessions)

export const twoFactorQuery = endpointQuery(getTwoFactor)

/** Other devices are signed out by it. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useBodyCall(changePassword, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useEndSession() {
  return useIdCall(endSession, { refreshes: [sessionsKey] })
}

export function useSignOutOthers() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(signOutOthers, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useBeginTwoFactor() {
  return useBodyCall(beginTwoFactor)
}

/** In force from its success on; the card behind the dialog learns of it then. */
export function useConfirmTwoFactor() {
  const queryClient = useQueryClient()
  return useBodyCall(confirmTwoFactor, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: twoFactorKey })
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient()
  return useBodyCall(renewRecoveryCodes, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: twoFactorKey }),
  })
}

export function useDisableTwoFactor() {
  const queryClient = useQueryClient()
  return useBodyCall(disableTwoFactor, {
    onSuccess: (off: Output<typeof disableTwoFactor>) => queryClient.setQueryData(twoFactorKey, off),
  })
}

export function useRequestDeletion() {
  const showDate = useShowDate()
  return useBodyCall(requestDeletion, {
    onSuccess: ({ deletesAt }) => showDate(deletesAt),
  })
}

export function useCancelDeletion() {
  const showDate = useShowDate()
  return useMutation({
    mutationFn: () => call(cancelDeletion, {}),
    onSuccess: ({ deletesAt }) => showDate(deletesAt),
  })
}

/** The date is part of the user, so that every page can say it. */
function useShowDate() {
  const queryClient = useQueryClient()
  return (deletesAt: string | null) =>
    queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, deletesAt })
}
