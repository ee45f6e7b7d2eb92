import {
  draftReply,
  getPlatformReview,
  resendPlatformReply,
} from '#contract/review-sources/platform-replies.ts'
import { removeReply, writeReply } from '#contract/testimonials/replies.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call/api.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { changing, refreshTestimonials, replaceRow } from '../queries.ts'

export function useWriteReply(id: string) {
  const client = useQueryClient()
  return useBodyCall(writeReply, {
    params: { id },
    mutationKey: changing,
    onSuccess: (row) => {
      replaceRow(client, row)
      return refreshTestimonials(client)
    },
  })
}

export function useRemoveReply(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changing,
    mutationFn: () => call(removeReply, { params: { id } }),
    onSuccess: (row) => {
      replaceRow(client, row)
      return refreshTestimonials(client)
    },
  })
}

const onItsWay = ['queued', 'sending']
const whileSendingMs = 2_000

/** The review behind a testimonial; asked again while a reply is on its way. */
export const platformReviewQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [getPlatformReview.path, id, version],
    queryFn: ({ signal }) => call(getPlatformReview, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.reply && onItsWay.includes(data.reply.state) ? whileSendingMs : false,
  })

export function useResendReply(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(resendPlatformReply, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [getPlatformReview.path, id] }),
  })
}

/** A draft for the person who answers; nothing is kept of it. */
export const useReplyDraft = (id: string) =>
  useMutation({ mutationFn: () => call(draftReply, { params: { id } }) })
