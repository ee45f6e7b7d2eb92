import * as api from '#contract/review-sources/review-sources.ts'
import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import * as ofMatches from '#contract/review-sources/review-matches.ts'
import type { SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'

const key = [api.listReviewSources.path] as const
const whileRunningMs = 1_000
const whileWaitingMs = 30_000

/** While reviews are being fetched, how far that is. */
export const sourcesQuery = queryOptions({
  ...endpointQuery(api.listReviewSources),
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ running }) => running) ? whileRunningMs : whileWaitingMs,
})

export const matchesQuery = endpointQuery(ofMatches.listReviewMatches)

export const placesQuery = (platform: SourcePlatform) =>
  queryOptions({
    queryKey: [api.listReviewPlaces.path, platform],
    queryFn: ({ signal }) => call(api.listReviewPlaces, { params: { platform } }, { signal }),
    staleTime: 60_000,
    retry: false,
  })

function showSource(client: QueryClient, changed: ReviewSource) {
  client.setQueryData<ReviewSource[]>(key, (all = []) =>
    all.map((one) => (one.platform === changed.platform ? changed : one)),
  )
}

/** A call about one platform that answers how it is from now on. */
function useSourceCall<Sent>(send: (sent: Sent) => Promise<ReviewSource>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      showSource(client, changed)
      return client.invalidateQueries({ queryKey: key })
    },
  })
}

/** Where the owner agrees at the platform. */
export const useAuthorize = (platform: SourcePlatform) =>
  useMutation({
    mutationFn: () => call(api.authorizeReviewSource, { params: { platform } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })

export type SourceKeys = Parameters<typeof call<typeof api.connectReviewSource>>[1]['body']

export const useConnectByKeys = (platform: SourcePlatform) =>
  useSourceCall((body: SourceKeys) => call(api.connectReviewSource, { params: { platform }, body }))

export const useChoosePlace = (platform: SourcePlatform) =>
  useSourceCall((placeId: string) => call(api.chooseReviewPlace, { params: { platform }, body: { placeId } }))

export const useSync = (platform: SourcePlatform) =>
  useSourceCall(() => call(api.syncReviewSource, { params: { platform } }))

export const useAcceptTerms = (platform: SourcePlatform) =>
  useSourceCall((isAccepted: boolean) =>
    call(api.acceptSourceTerms, { params: { platform }, body: { isAccepted } }),
  )

export function useDisconnectSource(platform: SourcePlatform) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.disconnectReviewSource, { params: { platform } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

export function useDecideMatch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isSame }: { id: string; isSame: boolean }) =>
      call(ofMatches.decideReviewMatch, { params: { id }, body: { isSame } }),
    onSettled: () =>
      Promise.all(
        [matchesQuery.queryKey, [listTestimonials.path]].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
