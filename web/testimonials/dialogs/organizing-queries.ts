import * as api from '#contract/testimonials/organizing.ts'
import type { BulkAction, SkipReason } from '#contract/testimonials/organizing.ts'
import type { TestimonialFilters } from '#contract/testimonials/testimonial-filters.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call/api.ts'
import { useBodyCall, useIdCall } from '../../lib/call/use-call.ts'
import { changing, splitIds, refreshTestimonials, refreshAll, replaceRow } from '../queries.ts'

export const tagsQuery = queryOptions({
  queryKey: [api.listTags.path],
  queryFn: ({ signal }) => call(api.listTags, {}, { signal }),
})

export const viewsQuery = queryOptions({
  queryKey: [api.listViews.path],
  queryFn: ({ signal }) => call(api.listViews, {}, { signal }),
})

export function useSaveView() {
  return useBodyCall(api.saveView, { refreshes: [viewsQuery.queryKey] })
}

export function useDeleteView() {
  return useIdCall(api.deleteView, { refreshes: [viewsQuery.queryKey] })
}

/** Tags, pin and headline of one testimonial. */
export function useOrganize(id: string) {
  const client = useQueryClient()
  return useBodyCall(api.organizeTestimonial, {
    params: { id },
    mutationKey: changing,
    onSuccess: (row) => {
      replaceRow(client, row)
      void client.invalidateQueries({ queryKey: tagsQuery.queryKey })
      return refreshTestimonials(client)
    },
  })
}

/** Renames a tag everywhere, or removes it where there is no new name. */
export function useReplaceTag() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changing,
    mutationFn: async ({ name, newName }: { name: string; newName?: string }) => {
      let isDone = false
      while (!isDone) {
        const answer = newName
          ? await call(api.renameTag, { body: { name, newName } })
          : await call(api.removeTag, { body: { name } })
        isDone = answer.isDone
      }
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: tagsQuery.queryKey })
      return refreshAll(client)
    },
  })
}

export interface BulkResult {
  readonly changed: readonly string[]
  readonly skipped: ReadonlyMap<SkipReason, number>
}

interface Asked {
  readonly action: BulkAction
  readonly tag?: string
  /** Those, or everything that matches. */
  readonly of: readonly string[] | TestimonialFilters
  readonly onProgress?: (changed: number) => void
}

/** Asks batch after batch, until all of it is done. Asked again after a failure, it changes nothing twice. */
export function useChangeSeveral() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changing,
    mutationFn: async ({ of, onProgress, ...what }: Asked): Promise<BulkResult> => {
      const changed: string[] = []
      const skipped = new Map<SkipReason, number>()
      async function ask(body: Parameters<typeof call<typeof api.changeSeveral>>[1]['body']) {
        const answer = await call(api.changeSeveral, { body })
        changed.push(...answer.changed)
        for (const { reason, count } of answer.skipped)
          skipped.set(reason, (skipped.get(reason) ?? 0) + count)
        onProgress?.(changed.length)
        return answer
      }
      if (isIds(of)) for (const ids of splitIds(of)) await ask({ ...what, ids })
      else {
        let { next: cursor, until } = await ask({ ...what, ids: [], filters: of })
        while (cursor) ({ next: cursor, until } = await ask({ ...what, ids: [], filters: of, cursor, until }))
      }
      return { changed, skipped }
    },
    onSettled: (_answer, _failure, { action }) => {
      if (action === 'tag' || action === 'untag')
        void client.invalidateQueries({ queryKey: tagsQuery.queryKey })
      return refreshAll(client)
    },
  })
}

function isIds(of: Asked['of']): of is readonly string[] {
  return Array.isArray(of)
}
