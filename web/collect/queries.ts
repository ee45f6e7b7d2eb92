import type { CardDesign } from '#contract/collection/card-design.ts'
import { getFormSettings } from '#contract/collection/collection.ts'
import { getFormTexts, saveFormTexts } from '#contract/collection/form-texts.ts'
import {
  getQuestionnaire,
  noQuestions,
  type QuestionName,
  saveQuestionnaire,
} from '#contract/collection/questionnaire.ts'
import * as api from '#contract/collection/sharing.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callList } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'

const linksKey = [api.listSharingLinks.path] as const

/** The open links, newest first. */
export const linksQuery = pagedQuery(
  linksKey,
  (page, options) => callList(api.listSharingLinks, { query: { limit: 50, ...page } }, options),
  // Without filters there is one list, which two pages show.
  5 * 60_000,
)

export function useCreateSharingLink() {
  return useIdempotentCall(api.createSharingLink, { refreshes: [linksKey] })
}

export function useCloseLink() {
  return useIdCall(api.closeSharingLink, { refreshes: [linksKey] })
}

export function useReopenLink() {
  return useIdCall(api.reopenSharingLink, { refreshes: [linksKey] })
}

export function useSetExpiry(id: string) {
  return useBodyCall(api.setLinkExpiry, { params: { id }, refreshes: [linksKey] })
}

/** The card of a link as it was last designed; null before that. */
export const designQuery = (linkId: string) =>
  queryOptions({
    queryKey: [api.getCardDesign.path, linkId],
    queryFn: async ({ signal }) => {
      const { design } = await call(api.getCardDesign, { params: { id: linkId } }, { signal })
      return design
    },
    staleTime: Infinity,
  })

export function useSaveDesign(linkId: string) {
  const client = useQueryClient()
  return async (design: CardDesign, { isLeaving }: { isLeaving: boolean }) => {
    // Whoever comes back before the answer sees what they chose.
    client.setQueryData(designQuery(linkId).queryKey, design)
    await call(api.saveCardDesign, { params: { id: linkId }, body: design }, { keepalive: isLeaving })
  }
}

/** Which review sites are connected, and whether customers see them. */
export const formSettingsQuery = endpointQuery(getFormSettings)

export const formTextsQuery = endpointQuery(getFormTexts)

export function useSaveFormTexts() {
  const client = useQueryClient()
  return useBodyCall(saveFormTexts, {
    onSuccess: (saved) => client.setQueryData(formTextsQuery.queryKey, saved),
  })
}

export const questionnaireQuery = endpointQuery(getQuestionnaire)

export function useSaveQuestionnaire() {
  const client = useQueryClient()
  return useBodyCall(saveQuestionnaire, {
    onSuccess: (saved) => client.setQueryData(questionnaireQuery.queryKey, saved),
  })
}

interface TakenQuestion {
  readonly asks: QuestionName
  readonly text: string
}

/** Puts these questions into the questionnaire of one language; what else it asks stays. */
export function useTakeQuestions() {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({
      language,
      questions,
    }: {
      language: CustomerLanguage
      questions: readonly TakenQuestion[]
    }) {
      const before = await call(getQuestionnaire, {})
      const taken = Object.fromEntries(questions.map(({ asks, text }) => [asks, text]))
      return call(saveQuestionnaire, {
        body: { [language]: { ...noQuestions, ...before[language], ...taken } },
      })
    },
    onSuccess: (saved) => client.setQueryData(questionnaireQuery.queryKey, saved),
  })
}
