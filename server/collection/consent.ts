import type { ConsentScope, ConsentWording } from '#contract/collection.ts'

/**
 * What customers are asked. A changed sentence gets a new version and the old stays here, because records
 * name the version they were given under.
 */
const wordings = {
  '2026-11': (business: string): Record<Exclude<ConsentScope, 'use_photo'>, string> => ({
    display: `${business} may show my words and rating on its website and in its other publications.`,
    use_name: `My name and company may stand beside my words.`,
    suggest_posting: `${business} may send me a link on which I can share the same words in public.`,
  }),
}

const current = '2026-11'

export function currentWording(businessName: string): ConsentWording {
  return wordingOf(current, businessName)!
}

/** The sentences of a version, or nothing when there is no such version. */
export function wordingOf(version: string, businessName: string): ConsentWording | undefined {
  if (!Object.hasOwn(wordings, version)) return undefined
  const sentences = wordings[version as keyof typeof wordings](businessName)
  const scopes = Object.entries(sentences) as [ConsentScope, string][]
  return { version, scopes: scopes.map(([scope, sentence]) => ({ scope, sentence })) }
}
