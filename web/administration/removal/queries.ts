import {
  deleteAccount,
  deleteWorkspace,
  keepAccount,
  keepWorkspace,
  suspendWorkspace,
} from '#contract/administration/removal.ts'
import { listAccounts } from '#contract/administration/accounts.ts'
import { listUsers } from '#contract/administration/users.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call/api.ts'
import { useBodyCall, useIdCall, useThen } from '../../lib/call/use-call.ts'
import { workspaceKeys } from '../queries.ts'

const refreshes = [...workspaceKeys, [listAccounts.path], [listUsers.path]] as const

export const useDeleteWorkspace = (id: string) => useBodyCall(deleteWorkspace, { params: { id }, refreshes })

export const useDeleteAccount = (userId: string) =>
  useBodyCall(deleteAccount, { params: { userId }, refreshes })

export const useKeepWorkspace = () => useIdCall(keepWorkspace, { refreshes })

export const useKeepAccount = () =>
  useMutation({
    mutationFn: (userId: string) => call(keepAccount, { params: { userId } }),
    ...useThen<typeof keepAccount>({ refreshes }),
  })

export const useSuspendWorkspace = (id: string) =>
  useBodyCall(suspendWorkspace, { params: { id }, refreshes })
