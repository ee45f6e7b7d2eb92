import * as api from '#contract/crm/crm.ts'
import type { CrmAutomation, CrmIntegration } from '#contract/crm/crm.ts'
import * as ofMilestones from '#contract/crm/milestones.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'

const integrationsKey = [api.listCrmIntegrations.path] as const

export const integrationsQuery = endpointQuery(api.listCrmIntegrations)

export const automationQuery = endpointQuery(api.getCrmAutomation)

export const milestonesQuery = endpointQuery(ofMilestones.listMilestones)

export function useAddMilestone() {
  return useBodyCall(ofMilestones.createMilestone, { refreshes: [milestonesQuery.queryKey] })
}

export function useDeleteMilestone() {
  return useIdCall(ofMilestones.deleteMilestone, { refreshes: [milestonesQuery.queryKey] })
}

export function useConnectCrm() {
  const client = useQueryClient()
  return useBodyCall(api.connectCrm, {
    onSuccess: (made) =>
      client.setQueryData<CrmIntegration[]>(integrationsKey, (all = []) => [
        ...all.filter(({ id }) => id !== made.id),
        made,
      ]),
  })
}

export function useDisconnectCrm() {
  return useIdCall(api.disconnectCrm, { refreshes: [integrationsKey] })
}

export function useSyncCrm() {
  return useIdCall(api.syncCrm, { refreshes: [integrationsKey, [listCustomers.path]] })
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
