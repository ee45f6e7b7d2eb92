import type { Quote } from './quotes-of.ts'

/**
 * Whether a quote is a service that was tapped. It says what a text is about, as a tag beside it: people write "They redid
 * our bathroom in 12 days", and not "(Renovations)". An owner's own lead makes words of it that belong to the text.
 */
export function isTag({ answers: [answer], isFragment }: Quote): boolean {
  return answer.kind === 'service' && answer.lead?.isOwn === false && isFragment
}
