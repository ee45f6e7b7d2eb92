import {
  connectCrm,
  type CrmAutomation,
  type CrmIntegration,
  disconnectCrm,
  getCrmAutomation,
  listCrmIntegrations,
  saveCrmAutomation,
  syncCrm,
} from '#contract/crm.ts'
import { listCustomers } from '#contract/customers.ts'
import type { Input } from '#contract/endpoint.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

const integrationsKey = [listCrmIntegrations.path] as const
const automationKey = [getCrmAutomation.path] as const

export const integrationsQuery = queryOptions({
  queryKey: integrationsKey,
  queryFn: ({ signal }) => call(listCrmIntegrations, {}, { signal }),
})

export const automationQuery = queryOptions({
  queryKey: automationKey,
  queryFn: ({ signal }) => call(getCrmAutomation, {}, { signal }),
})

export function useConnectCrm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof connectCrm>['body']) => call(connectCrm, { body }),
    onSuccess: (made) =>
      client.setQueryData<CrmIntegration[]>(integrationsKey, (all = []) => [
        ...all.filter(({ id }) => id !== made.id),
        made,
      ]),
  })
}

export function useDisconnectCrm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(disconnectCrm, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: integrationsKey }),
  })
}

export function useSyncCrm() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(syncCrm, { params: { id } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: integrationsKey }),
        client.invalidateQueries({ queryKey: [listCustomers.path] }),
      ]),
  })
}

/** Shows the change at once, and the truth when the server refuses it. */
export function useSaveAutomation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CrmAutomation) => call(saveCrmAutomation, { body }),
    onMutate: (wanted) => {
      const before = client.getQueryData<CrmAutomation>(automationKey)
      client.setQueryData(automationKey, wanted)
      return before
    },
    onError: (_failure, _wanted, before) => client.setQueryData(automationKey, before),
  })
}
