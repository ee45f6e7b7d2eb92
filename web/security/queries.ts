import { changePassword } from '#contract/accounts.ts'
import type { Input, Output } from '#contract/endpoint.ts'
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
} from '#contract/security.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { call } from '../lib/api.ts'

const sessionsKey = [listSessions.path] as const
const twoFactorKey = [getTwoFactor.path] as const

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
})

export const twoFactorQuery = queryOptions({
  queryKey: twoFactorKey,
  queryFn: ({ signal }) => call(getTwoFactor, {}, { signal }),
})

/** Other devices are signed out by it. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof changePassword>['body']) => call(changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useSignOutOthers() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(signOutOthers, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export function useBeginTwoFactor() {
  return useMutation({
    mutationFn: (body: Input<typeof beginTwoFactor>['body']) => call(beginTwoFactor, { body }),
  })
}

/** In force from its success on; the card behind the dialog learns of it then. */
export function useConfirmTwoFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof confirmTwoFactor>['body']) => call(confirmTwoFactor, { body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: twoFactorKey })
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}

export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof renewRecoveryCodes>['body']) => call(renewRecoveryCodes, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: twoFactorKey }),
  })
}

export function useDisableTwoFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof disableTwoFactor>['body']) => call(disableTwoFactor, { body }),
    onSuccess: (off: Output<typeof disableTwoFactor>) => queryClient.setQueryData(twoFactorKey, off),
  })
}

export function useRequestDeletion() {
  const showDate = useShowDate()
  return useMutation({
    mutationFn: (body: Input<typeof requestDeletion>['body']) => call(requestDeletion, { body }),
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
