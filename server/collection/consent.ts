import type { ConsentScope, ConsentWording } from '#contract/collection.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { earlierWordings, type Sentences, wordings } from './consent-wordings.ts'

const current = '2026-11.3'
/** Such as `2026-11.3+platform:de`: version, whether `platform` was asked as well, language. */
const named = /^([\d.-]+)(\+platform)?:([a-z]{2})$/

/** What is asked now. `platform` is asked only where the business wants to be on this instance's own pages. */
export function currentWording(language: CustomerLanguage, asksForPlatform: boolean): ConsentWording {
  const version = `${current}${asksForPlatform ? '+platform' : ''}:${language}`
  return { version, scopes: listed(sentencesOf(version, '') ?? {}) }
}

/** The sentences of a version, or nothing when there is no such version. */
export function wordingOf(version: string, businessName: string): ConsentWording | undefined {
  const sentences = sentencesOf(version, businessName)
  return sentences && { version, scopes: listed(sentences) }
}

/** The language that somebody answered in, as far as the version of their consent tells. */
export function languageOf(version: string | undefined): CustomerLanguage | undefined {
  const language = named.exec(version ?? '')?.[3]
  return customerLanguages.find((one) => one === language)
}

function sentencesOf(version: string, businessName: string): Sentences | undefined {
  if (Object.hasOwn(earlierWordings, version)) return earlierWordings[version]?.(businessName)
  const [, base = '', platform] = named.exec(version) ?? []
  const language = languageOf(version)
  if (!Object.hasOwn(wordings, base) || !language) return undefined
  const { platform: ofPlatform, ...always } = wordings[base]![language]
  return platform && ofPlatform ? { ...always, platform: ofPlatform } : always
}

function listed(sentences: Sentences): ConsentWording['scopes'] {
  return (Object.entries(sentences) as [ConsentScope, string][]).map(([scope, sentence]) => ({
    scope,
    sentence,
  }))
}
