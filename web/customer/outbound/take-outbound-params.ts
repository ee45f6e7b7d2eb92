import { brand } from '#contract/brand.ts'
import { z } from 'zod/mini'
import { longestTestimonial } from '#contract/limits.ts'

/** `handover`: the signed link to one testimonial; then nothing else of the address is of use. */
const outboundParams = z.object({ formId: z.string(), content: z.string(), handover: z.optional(z.string()) })
export type OutboundParams = z.infer<typeof outboundParams>

const longestToken = 100
const place = `${brand.prefix}-review`

/**
 * What the address says, which is then taken out of it, so that it stays in no history and no screenshot. This tab keeps
 * it with the page, for a reload and for the way back from the review site.
 */
export function takeOutboundParams(): OutboundParams {
  const { search, hash, pathname } = location
  if (search === '' && hash === '') return paramsFromHistory()
  const query = new URLSearchParams(search)
  const text = query.get('review_text') ?? new URLSearchParams(hash.slice(1)).get('review_text') ?? ''
  const taken: OutboundParams = {
    formId: query.get('formId') ?? '',
    content: text.slice(0, longestTestimonial).trim(),
    handover: query.get('handover')?.slice(0, longestToken),
  }
  history.replaceState({ [place]: taken }, '', pathname)
  return taken
}

function paramsFromHistory(): OutboundParams {
  const state: unknown = history.state
  const found = z.object({ [place]: outboundParams }).safeParse(state)
  return found.data?.[place] ?? { formId: '', content: '' }
}
