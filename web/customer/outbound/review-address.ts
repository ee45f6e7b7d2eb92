import type { PublicForm } from '#contract/collection.ts'

/** What was sent, as far as the page for a review site is told of it. */
export interface Written {
  readonly formId: string
  readonly testimonialId: string
  readonly content: string
  readonly rating: number | undefined
}

/** Proxies take at least so long an address; a longer text travels behind `#`, which is not sent to any server. */
const longestQuery = 6000

/**
 * The address of the page for a review site, with the documented parameters. Only `formId` decides where that page leads,
 * and only `review_text` is shown there. The customer's email address is of no use to it and stays out.
 */
export function reviewAddress(
  businessName: string,
  { platform, id }: PublicForm['publicLinks'][number],
  { formId, testimonialId, content, rating }: Written,
): string {
  const query = new URLSearchParams({
    testimonial_id: testimonialId,
    formId,
    business_name: businessName,
    ...(rating && { rating: String(rating) }),
    [platform === 'google' ? 'place_id' : 'business_id']: id,
  })
  const text = new URLSearchParams({ review_text: content }).toString()
  const isLong = text.length > longestQuery
  return `/oauth/${platform}/review?${query}${isLong ? '#' : '&'}${text}`
}
