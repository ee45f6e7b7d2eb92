import * as api from '#contract/webhooks/webhooks.ts'
import type { DeliveryState } from '#contract/webhooks/webhooks.ts'
import type { WebhookEvent, WebhookKind } from '#contract/webhooks/webhook-events.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'

export const webhooksQuery = endpointQuery(api.listWebhooks)
const refreshes = [webhooksQuery.queryKey, [api.listDeliveries.path], [api.getDelivery.path]] as const

export const deliveriesQuery = (id: string, state: DeliveryState | undefined) =>
  pagedQuery([api.listDeliveries.path, id, state], (page, options) =>
    callList(api.listDeliveries, { params: { id }, query: { ...(state && { state }), ...page } }, options),
  )

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: [api.getDelivery.path, id],
    queryFn: ({ signal }) => call(api.getDelivery, { params: { id } }, { signal }),
  })

export const previewQuery = (kind: WebhookKind, event: WebhookEvent, quoteLength: number) =>
  queryOptions({
    queryKey: [api.previewWebhook.path, kind, event, quoteLength],
    queryFn: ({ signal }) => call(api.previewWebhook, { body: { kind, event, quoteLength } }, { signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })

export function useCreateWebhook() {
  return useIdempotentCall(api.createWebhook, { refreshes })
}

export function useChangeWebhook(id: string) {
  return useBodyCall(api.changeWebhook, { params: { id }, refreshes })
}

export function useDeleteWebhook() {
  return useIdCall(api.deleteWebhook, { refreshes })
}

export function useTestWebhook() {
  return useIdCall(api.testWebhook, { refreshes })
}

export function useRotateSecret() {
  return useIdCall(api.rotateWebhookSecret, { refreshes })
}

export function useDropOldSecret() {
  return useIdCall(api.dropOldWebhookSecret, { refreshes })
}

export function useReplay() {
  return useIdCall(api.replayDelivery, { refreshes })
}

export function useReplayFailed() {
  return useIdCall(api.replayFailed, { refreshes })
}
