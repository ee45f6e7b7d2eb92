import { currentUser } from '#contract/accounts/accounts.ts'
import * as api from '#contract/team/team.ts'
import type { TeamRole } from '#contract/team/team.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { showAs } from '../accounts/queries.ts'
import { allowanceQuery } from '../emails/queries.ts'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'

/** Everybody in the workspace, and who was asked to come. */
export const teamQuery = endpointQuery(api.getTeam)

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [api.getInvitation.path, token],
    queryFn: ({ signal }) => call(api.getInvitation, { params: { token } }, { signal }),
    staleTime: Infinity,
  })

export function useInviteMember() {
  const client = useQueryClient()
  const refresh = useRefresh()
  return useIdempotentCall(api.inviteToTeam, {
    onSettled: () => {
      refresh()
      void client.invalidateQueries(allowanceQuery)
    },
  })
}

export function useResend() {
  return useIdCall(api.resendInvitation, { onSettled: useRefresh() })
}

/** Nothing is kept: the link is a secret. */
export function useInvitationLink() {
  return useIdCall(api.getInvitationLink)
}

export function useRevoke() {
  return useIdCall(api.revokeInvitation, { onSettled: useRefresh() })
}

export function useRemoveMember() {
  return useIdCall(api.removeFromTeam, { onSettled: useRefresh() })
}

/** Somebody who changes their own role sees the app change with it. */
export function useChangeRole() {
  const client = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: TeamRole }) =>
      call(api.changeTeamRole, { params: { id }, body: { role } }),
    onSettled: () => {
      refresh()
      void client.invalidateQueries({ queryKey: [currentUser.path] })
    },
  })
}

/** `onLeft` runs before the page of somebody who is no longer here goes away, and whatever was to be said with it. */
export function useLeave(onLeft: (message: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.leaveTeam, {}),
    onSuccess: ({ message }) => {
      onLeft(message)
      showAs(client, null)
    },
  })
}

export function useJoin(token: string) {
  const client = useQueryClient()
  return useBodyCall(api.acceptInvitation, { params: { token }, onSuccess: (user) => showAs(client, user) })
}

/** Not awaited: reading the team again may take away the row that still has something to say. */
function useRefresh() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: teamQuery.queryKey })
  }
}
