import * as changes from '#contract/billing/changes.ts'
import { getSubscription, type SubscriptionBody } from '#contract/billing/subscription.ts'
import type { PriceId } from '#contract/billing/tiers.ts'
import { getUsage } from '#contract/billing/usage.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../../accounts/queries.ts'
import { call } from '../../lib/call/api.ts'
import { endpointQuery } from '../../lib/call/endpoint-query.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'

export const subscriptionQuery = endpointQuery(getSubscription)
export const usageQuery = endpointQuery(getUsage)
export const invoicesQuery = endpointQuery(changes.listInvoices)

export type ChangeTime = (typeof changes.changeTimes)[number]

/** What a change would cost; asked anew whenever the choice is another. */
export const previewQuery = (priceId: PriceId, when: ChangeTime) =>
  queryOptions({
    queryKey: [changes.previewChange.path, priceId, when],
    queryFn: ({ signal }) => call(changes.previewChange, { body: { priceId, when } }, { signal }),
    gcTime: 0,
    retry: false,
  })

/** What follows for the rest of the page from an answer that holds the whole plan. */
function useShowPlan() {
  const client = useQueryClient()
  return (plan: SubscriptionBody) => {
    client.setQueryData(subscriptionQuery.queryKey, plan)
    for (const { queryKey } of [userQuery, usageQuery, invoicesQuery])
      void client.invalidateQueries({ queryKey })
  }
}

export const useChangePlan = () => useBodyCall(changes.changePlan, { onSuccess: useShowPlan() })
export const useCancelPlan = () => useBodyCall(changes.cancelPlan, { onSuccess: useShowPlan() })

export const useResumePlan = () =>
  useMutation({ mutationFn: () => call(changes.resumePlan, {}), onSuccess: useShowPlan() })

/** Asks the provider anew, for whoever comes back from its page. */
export const useRefreshPlan = () =>
  useMutation({ mutationFn: () => call(changes.refreshSubscription, {}), onSuccess: useShowPlan() })

/** Leaves for the provider's page of cards and invoices. */
export const useOpenPortal = () =>
  useMutation({
    mutationFn: () => call(changes.openPortal, {}),
    onSuccess: ({ url }) => location.assign(url),
  })
