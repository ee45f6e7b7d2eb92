import type { LinkedPlatform } from '#contract/publishing/review-links.ts'

/** What the page for a review site is told. The server decides where it leads. */
interface ReviewAddressInput {
  readonly platform: LinkedPlatform
  readonly businessName: string
  /** By what the platform knows the business. */
  readonly businessId: string
  readonly testimonialId: string
  readonly content: string
  readonly rating?: number | null | undefined
  /** What else stands in the address. */
  readonly also?: Readonly<Record<string, string>>
}

/** Proxies take at least so long an address; a longer text travels behind `#`, which is not sent to any server. */
const longestQuery = 6000

/** The address of the page for a review site, with the documented parameters (PUBL-11). */
export function reviewAddress({
  platform,
  businessName,
  businessId,
  testimonialId,
  content,
  rating,
  also,
}: ReviewAddressInput): string {
  const query = new URLSearchParams({
    testimonial_id: testimonialId,
    business_name: businessName,
    ...(rating && { rating: String(rating) }),
    [platform === 'google' ? 'place_id' : 'business_id']: businessId,
    ...also,
  })
  const text = new URLSearchParams({ review_text: content }).toString()
  const isLong = text.length > longestQuery
  return `/oauth/${platform}/review?${query}${isLong ? '#' : '&'}${text}`
}

/** Beside this page, so that the text stays in sight. False where a browser opens no windows. */
export function openReviewWindow(address: string): boolean {
  const opened = window.open('', '_blank', 'popup,width=800,height=600')
  if (!opened) return false
  opened.opener = null
  opened.location.href = address
  return true
}
