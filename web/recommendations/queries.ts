import {
  type Recommendations,
  type RecommendationSettings,
  recommendTestimonials,
} from '#contract/recommendations/recommendations.ts'
import { changeSeveral, listTags, organizeTestimonial } from '#contract/testimonials/organizing.ts'
import { createWidget, listWidgets } from '#contract/widgets/widgets.ts'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { businessProfileQuery } from '../accounts/queries.ts'
import { call } from '../lib/call/api.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'
import { changing, refreshAll, useRowChange } from '../testimonials/queries.ts'

const recommendationsKey = [recommendTestimonials.path] as const

/** What fits these settings; the industry is that of the business profile. */
export function useRecommendations(settings: RecommendationSettings) {
  const profile = useQuery(businessProfileQuery)
  const industry = profile.data?.industry
  return useQuery({
    queryKey: [...recommendationsKey, settings, industry],
    // Not given up when the page is drawn anew while it opens: what is under way answers that one too.
    queryFn: (): Promise<Recommendations> =>
      call(recommendTestimonials, { body: { ...settings, ...(industry && { industry }) } }),
    enabled: profile.isFetched,
    placeholderData: keepPreviousData,
  })
}

const tagsQuery = queryOptions({
  queryKey: [listTags.path],
  queryFn: ({ signal }) => call(listTags, {}, { signal }),
})

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: recommendationsKey })
}

/** Pins one, or ends that. */
export function usePin() {
  const refresh = useRefresh()
  return useRowChange(async ({ id, isPinned }: { id: string; isPinned: boolean }) => {
    const row = await call(organizeTestimonial, { params: { id }, body: { isPinned } })
    void refresh()
    return row
  })
}

interface Tagged {
  readonly action: 'tag' | 'untag'
  readonly tag: string
  readonly ids: readonly string[]
}

/** Gives a tag to several, or takes it off them; answers how many were changed. */
export function useTag() {
  const client = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationKey: changing,
    mutationFn: async ({ action, tag, ids }: Tagged) => {
      const { changed } = await call(changeSeveral, { body: { action, tag, ids: [...ids] } })
      return changed.length
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: tagsQuery.queryKey })
      void refresh()
      return refreshAll(client)
    },
  })
}

/** The tags in use, asked for where a new one is chosen. */
export const useTags = () => useQuery(tagsQuery)

export function useCreateWidget() {
  return useIdempotentCall(createWidget, { refreshes: [[listWidgets.path]] })
}
