import type { ConsentScope, ConsentWording } from '#contract/collection.ts'

type Sentences = Readonly<Record<Exclude<ConsentScope, 'use_photo'>, string>>

/**
 * What customers are asked. A changed sentence gets a new version and the old stays here, because records
 * name the version they were given under.
 */
const wordings: Readonly<Record<string, (business: string) => Sentences>> = {
  '2026-11': (business) => ({
    display: `${business} may show my words and rating on its website and in its other publications.`,
    use_name: `My name and company may stand beside my words.`,
    suggest_posting: `${business} may send me a link on which I can share the same words in public.`,
  }),
  '2026-11.2': () => ({
    display: 'You may show my testimonial and rating on your website and in your marketing.',
    use_name: 'You may show my name and company with it.',
    suggest_posting: 'You may email me a link to post it publicly.',
  }),
}

const current = '2026-11.2'

export function currentWording(businessName: string): ConsentWording {
  return wordingOf(current, businessName)!
}

/** The sentences of a version, or nothing when there is no such version. */
export function wordingOf(version: string, businessName: string): ConsentWording | undefined {
  const sentences = Object.hasOwn(wordings, version) ? wordings[version]?.(businessName) : undefined
  if (!sentences) return undefined
  const scopes = Object.entries(sentences) as [ConsentScope, string][]
  return { version, scopes: scopes.map(([scope, sentence]) => ({ scope, sentence })) }
}
