import { saveReviewPreferences } from '#contract/business/business.ts'
import { type BusinessProfile } from '#contract/business/business-profile.ts'
import { getFormSettings } from '#contract/collection/collection.ts'
import { askForConsent } from '#contract/collection/consent-request.ts'
import { getKnownIdentifiers } from '#contract/publishing/known-identifiers.ts'
import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import type { PublishedStatus } from '#contract/publishing/hand-over.ts'
import * as api from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { type SourcePlatform, sourcePlatforms } from '#contract/review-sources/source-platforms.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { businessProfileQuery } from '../accounts/queries.ts'
import { call, callList } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'
import { useBodyCall } from '../lib/call/use-call.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'

export const connectionsQuery = endpointQuery(api.listPlatformConnections)

/** What the connected account manages there, and whether the platform knows this identifier. */
export const knownQuery = (platform: ReviewPlatform, identifier?: string) =>
  queryOptions({
    queryKey: [getKnownIdentifiers.path, platform, identifier ?? null],
    queryFn: ({ signal }) =>
      call(
        getKnownIdentifiers,
        { params: { platform: platform as SourcePlatform }, query: identifier ? { identifier } : {} },
        { signal },
      ),
    enabled: sourcePlatforms.some((one) => one === platform),
    staleTime: 60_000,
    retry: false,
  })

/** Whom the review links are shown to. */
export const linksShownQuery = endpointQuery(getFormSettings)

const reviewsKey = [api.listPublishedReviews.path] as const

export interface ReviewFilters {
  status?: PublishedStatus
}

/** What was handed over, newest first. */
export const reviewsQuery = (filters: ReviewFilters) =>
  pagedQuery([...reviewsKey, filters], (page, options) =>
    callList(api.listPublishedReviews, { query: { ...filters, ...page } }, options),
  )

/** How many there are of a status. */
export const countQuery = (status: PublishedStatus) =>
  queryOptions({
    queryKey: [...reviewsKey, 'count', status],
    queryFn: async ({ signal }) => {
      const page = await callList(api.listPublishedReviews, { query: { status, limit: 1 } }, { signal })
      return page.total
    },
  })

/** Approved testimonials to make links for. */
export const approvedQuery = (search: string) =>
  pagedQuery([listTestimonials.path, 'to-hand-over', search], (page, options) =>
    callList(
      listTestimonials,
      { query: { status: 'approved', limit: 50, ...(search && { search }), ...page } },
      options,
    ),
  )

export const previewQuery = (id: string, platform: LinkedPlatform) =>
  queryOptions({
    queryKey: [api.previewPublishing.path, id, platform],
    queryFn: ({ signal }) => call(api.previewPublishing, { params: { id, platform } }, { signal }),
  })

export function useConnect() {
  const client = useQueryClient()
  return useBodyCall(api.connectPlatforms, {
    onSuccess: (connections) => client.setQueryData(connectionsQuery.queryKey, connections),
    refreshes: [linksShownQuery.queryKey, [api.previewPublishing.path]],
  })
}

export function useDisconnectPlatform() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (platform: ReviewPlatform) => call(api.disconnectPlatform, { params: { platform } }),
    onSuccess: (connections) => {
      client.setQueryData(connectionsQuery.queryKey, connections)
      return client.invalidateQueries({ queryKey: linksShownQuery.queryKey })
    },
  })
}

type Preferences = Pick<BusinessProfile, 'primaryReviewPlatform' | 'reviewPromptEnabled'>

/** Shown at once; what was not saved visibly goes back. */
export function useSavePreferences() {
  const client = useQueryClient()
  const show = (preferences: Preferences) =>
    client.setQueryData(businessProfileQuery.queryKey, (profile) => profile && { ...profile, ...preferences })
  return useMutation({
    mutationFn: ({ primaryReviewPlatform, reviewPromptEnabled }: Preferences) =>
      call(saveReviewPreferences, {
        body: {
          primaryReviewPlatform: primaryReviewPlatform as ReviewPlatform | null,
          reviewPromptEnabled,
        },
      }),
    onMutate: (wanted) => {
      const before = client.getQueryData(businessProfileQuery.queryKey)
      show(wanted)
      return before
    },
    onSuccess: (profile) => client.setQueryData(businessProfileQuery.queryKey, profile),
    onError: (_failure, _wanted, before) => before && show(before),
    onSettled: () => client.invalidateQueries({ queryKey: linksShownQuery.queryKey }),
  })
}

const refreshes = [reviewsKey, [api.previewPublishing.path]] as const

export const usePublish = () => useIdempotentCall(api.publishReview, { refreshes })

export const useCreateReviewLinks = () =>
  useIdempotentCall(api.createReviewLinks, { refreshes: [reviewsKey] })

/** Asks the customer whether they may be emailed a link. */
export const useAskForPosting = (id: string) => useBodyCall(askForConsent, { params: { id }, refreshes })
