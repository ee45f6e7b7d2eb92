import type { CustomerLanguage } from '#contract/languages.ts'
import { generateTestimonial, getDynamicVariables } from '#contract/writer/writer.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { callInParts } from '../lib/call/call-in-parts.ts'
import type { Body } from '../lib/call/use-call.ts'

/** The services and benefits that fit the business profile. */
export const optionsQuery = (language: CustomerLanguage) =>
  queryOptions({
    queryKey: [getDynamicVariables.path, language] as const,
    queryFn: ({ signal }) => call(getDynamicVariables, { query: { language } }, { signal }),
    placeholderData: keepPreviousData,
  })

interface Asked {
  readonly body: Body<typeof generateTestimonial>
  /** Hears each sentence as it arrives, where an AI service writes: the server has checked it. */
  readonly onSentence: (sentence: string) => void
}

/** Asks the writer for a draft; nothing is kept. */
export const useGenerate = () =>
  useMutation({
    mutationFn: ({ body, onSentence }: Asked) =>
      callInParts(generateTestimonial, { body }, ({ text }) => onSentence(text)),
  })
