import type { Input } from '#contract/endpoint.ts'
import { generateTestimonial, getDynamicVariables, wordsOf } from '#contract/writer.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { endpointQuery } from '../lib/endpoint-query.ts'

/** The services and benefits that fit the business profile. */
export const optionsQuery = endpointQuery(getDynamicVariables)

/** Asks the writer for a draft; nothing is kept. Answers its words. */
export function useGenerate() {
  return useMutation({
    mutationFn: async (body: Input<typeof generateTestimonial>['body']) =>
      wordsOf(await call(generateTestimonial, { body })),
  })
}
