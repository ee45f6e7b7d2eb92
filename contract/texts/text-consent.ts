/** Where somebody of the team stated that a customer may be texted: about one, or with a list. */
export const textConsentSources = ['owner', 'import'] as const
export type TextConsentSource = (typeof textConsentSources)[number]

/** What somebody of the team vouches for, word by word as it is kept. */
export function textConsentSentence(businessName: string): string {
  return `They agreed to get text messages from ${businessName} that ask for a testimonial.`
}
