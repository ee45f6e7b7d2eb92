import { listCustomers } from '#contract/customers/customers.ts'
import * as api from '#contract/texts/texts.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call/api.ts'
import { useBodyCall, useIdCall } from '../../lib/call/use-call.ts'
import { textSendingQuery } from '../queries.ts'

/** Whether a customer may be texted, and with what. */
export const textingQuery = (id: string) =>
  queryOptions({
    queryKey: [api.getCustomerTexting.path, id],
    queryFn: ({ signal }) => call(api.getCustomerTexting, { params: { id } }, { signal }),
  })

export function useGiveTextConsent(id: string) {
  const client = useQueryClient()
  return useBodyCall(api.giveTextConsent, {
    params: { id },
    onSuccess: (texting) => client.setQueryData(textingQuery(id).queryKey, texting),
  })
}

export function useTakeTextConsentBack(id: string) {
  const client = useQueryClient()
  return useIdCall(api.takeTextConsentBack, {
    onSuccess: (texting) => client.setQueryData(textingQuery(id).queryKey, texting),
  })
}

/** Twice in a row, the server refuses the second: a customer is asked once a day. */
export function useAskByText() {
  return useIdCall(api.requestTestimonialByText, {
    refreshes: [[listCustomers.path], [api.getCustomerTexting.path], textSendingQuery.queryKey],
  })
}
