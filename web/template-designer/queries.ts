import { getWidgetHeights } from '#contract/embed/widget-heights.ts'
import * as api from '#contract/widgets/widgets.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { addressOf, call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall, useIdCall, useThen } from '../lib/call/use-call.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'
import type { Draft } from './draft.ts'

export const widgetsQuery = endpointQuery(api.listWidgets)
export const widgetSourcesQuery = endpointQuery(api.listWidgetSources)
export const writtenLanguagesQuery = endpointQuery(api.listWrittenLanguages)

/** How high it will be on a page, as it is saved. */
export function widgetHeightsQuery({ widgetKey, updatedAt }: api.Widget) {
  return queryOptions({
    queryKey: ['widget-heights', widgetKey, updatedAt],
    queryFn: () => call(getWidgetHeights, { query: { widgetKey } }),
  })
}

const refreshes = [widgetsQuery.queryKey]

export function useCreateWidget() {
  return useIdempotentCall(api.createWidget, { refreshes })
}

export function useUpdateWidget() {
  return useMutation({
    mutationFn: ({ id, draft }: { id: string; draft: Draft }) =>
      call(api.updateWidget, { params: { id }, body: draft }),
    ...useThen<typeof api.updateWidget>({ refreshes }),
  })
}

export function usePauseWidget() {
  return useMutation({
    mutationFn: ({ id, isPaused }: { id: string; isPaused: boolean }) =>
      call(api.pauseWidget, { params: { id }, body: { isPaused } }),
    ...useThen<typeof api.pauseWidget>({ refreshes }),
  })
}

export function useDuplicateWidget() {
  return useIdCall(api.duplicateWidget, { refreshes })
}

export function useDeleteWidget() {
  return useIdCall(api.deleteWidget, { refreshes })
}

export function useReadSiteLook() {
  return useBodyCall(api.readSiteLook)
}

/** Where the script of a widget is that is not saved yet. Its own CSS may be longer than an address. */
export function previewAddress({ templateId, settings, filters }: Draft): string {
  const { customCss: _, heightShares: __, ...shown } = settings
  const draft = JSON.stringify({ templateId, settings: shown, filters })
  return addressOf(api.previewWidget, { query: { draft } })
}
