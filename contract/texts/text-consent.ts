/** Where it was said that a customer may be texted: by the team, about one or with a list, or by the customer. */
export const textConsentSources = ['owner', 'import', 'customer-page'] as const
export type TextConsentSource = (typeof textConsentSources)[number]

/** What somebody of the team vouches for, word by word as it is kept. */
export function textConsentSentence(businessName: string): string {
  return `They agreed to get text messages from ${businessName} that ask for a testimonial.`
}
