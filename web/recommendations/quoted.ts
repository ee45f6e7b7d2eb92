import type { Recommendation } from '#contract/recommendations/recommendations.ts'

/** What stands where sentences were left out. */
export const cutMark = '[…]'

/** A quote as it is given away: letter for letter, with a mark wherever it was cut. */
export function markedQuote({ text, isCutBefore, isCutAfter }: Recommendation['quote']): string {
  return [isCutBefore ? cutMark : '', text, isCutAfter ? cutMark : ''].filter(Boolean).join(' ')
}

/** Who said it, as outlets show it. */
export function saidBy({ customerName, company }: Pick<Recommendation, 'customerName' | 'company'>): string {
  return company ? `${customerName}, ${company}` : customerName
}

/** One as text: the quote, who said it, and what readers must know. */
export function quotedText(recommendation: Recommendation): string {
  const { label } = recommendation.testimonial
  return [
    `“${markedQuote(recommendation.quote)}”`,
    `– ${saidBy(recommendation)}`,
    ...(label ? [label] : []),
  ].join('\n')
}

/** Several as text. */
export function quotedTexts(recommendations: readonly Recommendation[]): string {
  return recommendations.map(quotedText).join('\n\n')
}
