import { getMailAllowance } from '#contract/emails/mail-allowance.ts'
import { getCampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import * as api from '#contract/emails/emails.ts'
import type { EmailDelivery } from '#contract/emails/emails.ts'
import * as ofDomain from '#contract/emails/sending-domain.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callList } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'
import { useBodyCall } from '../lib/call/use-call.ts'
import { notificationsQuery } from '../notifications/queries.ts'

const whileWaitingMs = 30_000

/** How emails do; asked again while some wait. */
export const deliveryQuery = queryOptions({
  ...endpointQuery(api.getEmailDelivery),
  refetchInterval: ({ state: { data } }) => (data && data.waiting > 0 ? whileWaitingMs : false),
})

export const domainQuery = endpointQuery(ofDomain.getSendingDomain)

export const unsettledQuery = pagedQuery([api.listUnsettledEmails.path], (page, options) =>
  callList(api.listUnsettledEmails, { query: page }, options),
)

export const suppressionsQuery = pagedQuery([api.listSuppressions.path], (page, options) =>
  callList(api.listSuppressions, { query: page }, options),
)

const showDelivery = (client: QueryClient) => (delivery: EmailDelivery) =>
  client.setQueryData(deliveryQuery.queryKey, delivery)

export function useSaveEmailSettings() {
  return useBodyCall(api.saveEmailSettings, { onSuccess: showDelivery(useQueryClient()) })
}

/** Lets requests leave again; the bell and the banner above every page hear of it. */
export function useResumeRequests() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.resumeRequests, {}),
    onSuccess: showDelivery(client),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  })
}

export function useDecideEmails() {
  return useBodyCall(api.decideEmails, {
    refreshes: [unsettledQuery.queryKey, deliveryQuery.queryKey, [getCampaignAnalytics.path]],
  })
}

const suppressionsChanged = { refreshes: [suppressionsQuery.queryKey] } as const
export const useAddSuppression = () => useBodyCall(api.addSuppression, suppressionsChanged)
export const useRemoveSuppression = () => useBodyCall(api.removeSuppression, suppressionsChanged)

/** A call that answers with the domain as it is then; the sender's address follows from it. */
function useDomainCall<Sent = void>(
  send: (sent: Sent) => Promise<{ domain: ofDomain.SendingDomain | null }>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      client.setQueryData(domainQuery.queryKey, answer)
      return client.invalidateQueries({ queryKey: deliveryQuery.queryKey })
    },
  })
}

type DomainForm = Parameters<typeof call<typeof ofDomain.setSendingDomain>>[1]['body']

export const useSetSendingDomain = () =>
  useDomainCall((body: DomainForm) => call(ofDomain.setSendingDomain, { body }))
export const useCheckSendingDomain = () => useDomainCall(() => call(ofDomain.checkSendingDomain, {}))
export const useRemoveSendingDomain = () => useDomainCall(() => call(ofDomain.removeSendingDomain, {}))

/** How many emails to people outside the team are left. Read anew wherever it is shown. */
export const allowanceQuery = queryOptions({
  queryKey: [getMailAllowance.path],
  queryFn: ({ signal }) => call(getMailAllowance, {}, { signal }),
})
