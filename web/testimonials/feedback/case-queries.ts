import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { inviteToSayMore, replyToFeedback, updateFeedback } from '#contract/collection/private-feedback.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call/api.ts'
import { useBodyCall, useIdCall } from '../../lib/call/use-call.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { refreshTestimonials, useShownAt } from '../queries.ts'

/** What happened to it; read again whenever it has changed. */
export const historyQuery = ({ id, version }: Testimonial) =>
  queryOptions({
    queryKey: [getTestimonialHistory.path, id, version],
    queryFn: ({ signal }) => call(getTestimonialHistory, { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Keeps the state of a recovery case, or the notes on it. */
export function useUpdateFeedback(id: string) {
  return useBodyCall(updateFeedback, useCounted(id))
}

export function useReply(id: string) {
  return useIdempotentCall(replyToFeedback, useCounted(id))
}

export function useInviteToSayMore(id: string) {
  const { params: _, ...then } = useShownAt(id)
  return useIdCall(inviteToSayMore, then)
}

/** As `useShownAt`, where the numbers change too. */
function useCounted(id: string) {
  const client = useQueryClient()
  return { ...useShownAt(id), onSettled: () => refreshTestimonials(client) }
}
