import type { CustomerLanguage } from '#contract/languages.ts'
import { generateTestimonial, getDynamicVariables } from '#contract/writer.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { useBodyCall } from '../lib/use-call.ts'

/** The services and benefits that fit the business profile. */
export const optionsQuery = (language: CustomerLanguage) =>
  queryOptions({
    queryKey: [getDynamicVariables.path, language] as const,
    queryFn: ({ signal }) => call(getDynamicVariables, { query: { language } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Asks the writer for a draft; nothing is kept. */
export const useGenerate = () => useBodyCall(generateTestimonial)
