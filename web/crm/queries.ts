import * as api from '#contract/crm/crm.ts'
import type { CrmAutomation, CrmIntegration, CrmType } from '#contract/crm/crm.ts'
import { listCrmFields } from '#contract/crm/crm-fields.ts'
import { authorizeCrm, getCrmOptions } from '#contract/crm/crm-sign-in.ts'
import * as ofMilestones from '#contract/crm/milestones.ts'
import type { MilestoneForm } from '#contract/crm/milestones.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall, useIdCall, useThen } from '../lib/call/use-call.ts'

const integrationsKey = [api.listCrmIntegrations.path] as const
const whileRunningMs = 1_500

/** While a sync is under way, how far it is. */
export const integrationsQuery = queryOptions({
  ...endpointQuery(api.listCrmIntegrations),
  refetchInterval: ({ state: { data } }) => (data?.some(({ running }) => running) ? whileRunningMs : false),
})

export const automationQuery = endpointQuery(api.getCrmAutomation)

export const milestonesQuery = endpointQuery(ofMilestones.listMilestones)

/** What this server can do with CRMs. */
export const crmOptionsQuery = endpointQuery(getCrmOptions)

/** The fields of a CRM, asked there. */
export const fieldsQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: [listCrmFields.path, id],
    queryFn: ({ signal }) => call(listCrmFields, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    staleTime: 300_000,
    retry: false,
  })

/** Makes a milestone, or changes the one with this id. */
export function useSaveMilestone(id: string | undefined) {
  return useMutation({
    mutationFn: (body: MilestoneForm) =>
      id === undefined
        ? call(ofMilestones.createMilestone, { body })
        : call(ofMilestones.changeMilestone, { params: { id }, body }),
    ...useThen<typeof ofMilestones.createMilestone>({ refreshes: [milestonesQuery.queryKey] }),
  })
}

export function usePreviewMilestone() {
  return useBodyCall(ofMilestones.previewMilestone)
}

export function useDeleteMilestone() {
  return useIdCall(ofMilestones.deleteMilestone, { refreshes: [milestonesQuery.queryKey] })
}

export function useConnectCrm() {
  const client = useQueryClient()
  return useBodyCall(api.connectCrm, {
    onSuccess: (made) =>
      client.setQueryData<CrmIntegration[]>(integrationsKey, (all = []) => [
        ...all.filter(({ id, crmType }) => id !== made.id && crmType !== made.crmType),
        made,
      ]),
  })
}

/** Leads to the CRM, where the owner agrees. */
export function useAuthorizeCrm(crmType: CrmType) {
  return useMutation({
    mutationFn: (instanceUrl: string) => call(authorizeCrm, { params: { crmType }, body: { instanceUrl } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}

export function useChangeIntegration(id: string) {
  return useBodyCall(api.changeCrmIntegration, { params: { id }, refreshes: [integrationsKey] })
}

export function useDisconnectCrm() {
  return useIdCall(api.disconnectCrm, { refreshes: [integrationsKey] })
}

export function useSyncCrm() {
  return useIdCall(api.syncCrm, { refreshes: [integrationsKey, [listCustomers.path]] })
}

export function useSyncCrms() {
  return useMutation({
    mutationFn: () => call(api.syncCrms, {}),
    ...useThen<typeof api.syncCrms>({ refreshes: [integrationsKey, [listCustomers.path]] }),
  })
}

/**
 * Shows a change at once, and takes it back when the server refuses it. The server is told one after the other, and each
 * time everything that is wanted by then: two quick changes do not undo each other.
 */
export function useSaveAutomation() {
  const client = useQueryClient()
  const shown = () => client.getQueryData(automationQuery.queryKey)
  return useMutation({
    scope: { id: api.saveCrmAutomation.path },
    mutationFn: async (part: Partial<CrmAutomation>) => {
      const body = shown()
      return body && call(api.saveCrmAutomation, { body: { ...body, ...part } })
    },
    onMutate: (part) => {
      const before = shown()
      if (before) client.setQueryData(automationQuery.queryKey, { ...before, ...part })
      return before
    },
    onError: (_failure, part, before) => {
      const now = shown()
      if (!now || !before) return
      const back = Object.keys(part).map((name) => [name, before[name as keyof CrmAutomation]])
      client.setQueryData(automationQuery.queryKey, { ...now, ...Object.fromEntries(back) })
    },
  })
}
