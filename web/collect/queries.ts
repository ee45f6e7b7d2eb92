import { getFormTexts, saveFormTexts } from '#contract/form-texts.ts'
import {
  closeSharingLink,
  createSharingLink,
  listSharingLinks,
  reopenSharingLink,
} from '#contract/sharing.ts'
import { useQueryClient } from '@tanstack/react-query'
import { callList } from '../lib/api.ts'
import { endpointQuery } from '../lib/endpoint-query.ts'
import { useBodyCall, useIdCall } from '../lib/use-call.ts'
import { useIdempotentCall } from '../lib/use-idempotent-call.ts'
import { pagedQuery } from '../lib/paged-query.ts'

const linksKey = [listSharingLinks.path] as const

/** The open links, newest first. */
export const linksQuery = pagedQuery(
  linksKey,
  (page, options) => callList(listSharingLinks, { query: { limit: 50, ...page } }, options),
  // Without filters there is one list, which two pages show.
  5 * 60_000,
)

export function useCreateLink() {
  return useIdempotentCall(createSharingLink, { refreshes: [linksKey] })
}

export function useCloseLink() {
  return useIdCall(closeSharingLink, { refreshes: [linksKey] })
}

export function useReopenLink() {
  return useIdCall(reopenSharingLink, { refreshes: [linksKey] })
}

export const formTextsQuery = endpointQuery(getFormTexts)

export function useSaveFormTexts() {
  const client = useQueryClient()
  return useBodyCall(saveFormTexts, {
    onSuccess: (saved) => client.setQueryData(formTextsQuery.queryKey, saved),
  })
}
