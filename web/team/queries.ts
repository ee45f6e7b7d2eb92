import { currentUser } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import * as api from '#contract/team.ts'
import type { TeamRole } from '#contract/team.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { allowanceQuery, showAs } from '../accounts/queries.ts'
import { call } from '../lib/api.ts'
import { endpointQuery } from '../lib/endpoint-query.ts'

/** Everybody in the workspace, and who was asked to come. */
export const teamQuery = endpointQuery(api.getTeam)

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [api.getInvitation.path, token],
    queryFn: ({ signal }) => call(api.getInvitation, { params: { token } }, { signal }),
    staleTime: Infinity,
  })

export function useInvite() {
  const client = useQueryClient()
  return useTeamChange(
    (input: { body: Input<typeof api.inviteToTeam>['body']; idempotencyKey: string }) =>
      call(api.inviteToTeam, { body: input.body }, { idempotencyKey: input.idempotencyKey }),
    () => client.invalidateQueries(allowanceQuery),
  )
}

export function useResend() {
  return useTeamChange((id: string) => call(api.resendInvitation, { params: { id } }))
}

export function useRevoke() {
  return useTeamChange((id: string) => call(api.revokeInvitation, { params: { id } }))
}

export function useRemoveMember() {
  return useTeamChange((id: string) => call(api.removeFromTeam, { params: { id } }))
}

/** Somebody who changes their own role sees the app change with it. */
export function useChangeRole() {
  const client = useQueryClient()
  return useTeamChange(
    ({ id, role }: { id: string; role: TeamRole }) =>
      call(api.changeTeamRole, { params: { id }, body: { role } }),
    () => client.invalidateQueries({ queryKey: [currentUser.path] }),
  )
}

/** `onLeft` runs first, so that the page has changed before the guard of the old one notices. */
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
  return useMutation({
    mutationFn: (body: Input<typeof api.acceptInvitation>['body']) =>
      call(api.acceptInvitation, { params: { token }, body }),
    onSuccess: (user) => showAs(client, user),
  })
}

function useTeamChange<Variables, Answer>(
  change: (variables: Variables) => Promise<Answer>,
  also: () => Promise<void> = () => Promise.resolve(),
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Not awaited: reading the team again may take away the row that still has something to say.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: teamQuery.queryKey })
      void also()
    },
  })
}
