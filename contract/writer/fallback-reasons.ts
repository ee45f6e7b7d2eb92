/**
 * Why the built-in writer wrote although another engine is set up: it did not answer, was slow or busy, refused the key or
 * the request, broke off, or is left alone for a while; the day's drafts are used up; or most of what it wrote is in no
 * answer, or is links and markup.
 */
export const fallbackReasons = [
  'not-answering',
  'slow',
  'busy',
  'refused',
  'unreadable',
  'paused',
  'daily-limit',
  'not-grounded',
  'not-usable',
] as const
export type FallbackReason = (typeof fallbackReasons)[number]
/** Those for which nothing was sent to the AI service. */
export const unaskedReasons: readonly FallbackReason[] = ['paused', 'daily-limit']
