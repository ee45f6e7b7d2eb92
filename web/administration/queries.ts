import { listAuditEntries } from '#contract/administration/audit.ts'
import { getAlerts } from '#contract/administration/alerts.ts'
import { listFailedJobs, listJobQueues } from '#contract/administration/jobs.ts'
import {
  getPlatformStats,
  getRecentActivity,
  getRecentUsers,
  listPlatformDays,
} from '#contract/administration/platform.ts'
import { getPricing } from '#contract/administration/pricing.ts'
import { getPlatformSetup } from '#contract/administration/settings.ts'
import { listShowcase } from '#contract/administration/showcase.ts'
import { getWorkspace, listIndustries, listWorkspaces } from '#contract/administration/workspaces.ts'
import { eventsAtOnce, listBillingChecks, listBillingEvents } from '#contract/billing/operations.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { getStatus } from '#contract/instance/status.ts'
import type { Received } from '#contract/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../lib/call/api.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'

export const platformStatsQuery = endpointQuery(getPlatformStats)
export const platformDaysQuery = endpointQuery(listPlatformDays)
export const recentActivityQuery = endpointQuery(getRecentActivity)
export const recentUsersQuery = endpointQuery(getRecentUsers)
export const alertsQuery = endpointQuery(getAlerts)
export const jobQueuesQuery = endpointQuery(listJobQueues)
export const pricingQuery = endpointQuery(getPricing)
export const showcaseQuery = endpointQuery(listShowcase)
export const statusQuery = endpointQuery(getStatus)
export const platformSetupQuery = endpointQuery(getPlatformSetup)
export const paymentChecksQuery = endpointQuery(listBillingChecks)
export const industriesQuery = endpointQuery(listIndustries)

export const workspaceQuery = (id: string) =>
  queryOptions({
    queryKey: [getWorkspace.path, id],
    queryFn: ({ signal }) => call(getWorkspace, { params: { id } }, { signal }),
  })

/** The audit log, narrowed by `filters`. An entry is told apart by its number. */
export const auditQuery = (filters: Omit<Received<typeof listAuditEntries>['query'], 'limit' | 'cursor'>) =>
  pagedQuery([listAuditEntries.path, filters], async (page, options) => {
    const { items, ...rest } = await callList(listAuditEntries, { query: { ...filters, ...page } }, options)
    return { ...rest, items: items.map((entry) => ({ ...entry, id: String(entry.seq) })) }
  })

/** What the payment provider told; `isWaiting` for what nobody acted on yet. A page ends where the next begins. */
export const paymentEventsQuery = (isWaiting: boolean) =>
  pagedQuery([listBillingEvents.path, isWaiting], async ({ cursor }, options) => {
    const query = { ...(cursor && { before: cursor }), ...(isWaiting && { waiting: 'true' as const }) }
    const items = await call(listBillingEvents, { query }, options)
    const isFull = items.length === eventsAtOnce
    const nextCursor = isFull ? items.at(-1)?.receivedAt : undefined
    return { items, total: items.length, isCounted: !isFull, nextCursor }
  })

/** What shows payments, to be asked for again once an event was replayed or all was compared. */
export const paymentKeys = [[listBillingEvents.path], [listBillingChecks.path], [getAlerts.path]] as const

/** What shows a workspace, to be asked for again once it has changed. */
export const workspaceKeys = [[listWorkspaces.path], [getWorkspace.path]] as const

/** What tells of jobs and alerts, to be asked for again once something was retried. */
export const alertKeys = [[getAlerts.path], [listJobQueues.path], [listFailedJobs.path]] as const

/** What tells of the settings of the instance, its notice included. */
export const settingsKeys = [[getPlatformSetup.path], [getInstance.path]] as const
