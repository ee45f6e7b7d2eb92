import { getPlatformStats } from '#contract/administration/platform.ts'
import { getWorkspace, listIndustries, listWorkspaces } from '#contract/administration/workspaces.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'

export const platformStatsQuery = endpointQuery(getPlatformStats)
export const industriesQuery = endpointQuery(listIndustries)

export const workspaceQuery = (id: string) =>
  queryOptions({
    queryKey: [getWorkspace.path, id],
    queryFn: ({ signal }) => call(getWorkspace, { params: { id } }, { signal }),
  })

/** What shows a workspace, to be asked for again once it has changed. */
export const workspaceKeys = [[listWorkspaces.path], [getWorkspace.path]] as const
