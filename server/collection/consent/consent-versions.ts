import type { ConsentScope, ConsentWording } from '#contract/collection/collection.ts'
import { consentLanguageOf } from '../../kit/words/consent-language.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { newestConsent } from '#shared/collection/newest-consent.ts'
import { earlierWordings, type Sentences, wordings } from './consent-wordings.ts'

/** What is asked only where there is something to ask. */
const extras = ['company', 'role', 'photo', 'platform', 'feedback'] as const
/** Such as `2026-11.4+company+platform:de`: version, what was asked beside the usual, language. */
const named = /^([\d.-]+)((?:\+(?:company|role|photo|platform|feedback))*):([a-z]{2})$/

/**
 * What is asked now: about company and role where the form asks for them, about the photo where there is or may be one, and
 * about `platform` only where the business wants to be on this instance's own pages. Of private feedback, nobody asks: its
 * customer's own page offers it.
 */
export function currentWording(
  language: CustomerLanguage,
  asked: Partial<Record<(typeof extras)[number], boolean>>,
): ConsentWording {
  const marks = extras.filter((extra) => asked[extra]).map((extra) => `+${extra}`)
  const version = `${newestConsent.version}${marks.join('')}:${language}`
  return { version, scopes: scopesOf(consentSentencesOf(version, '') ?? {}) }
}

/** The sentences of a version, or nothing when there is no such version. */
export function wordingOf(version: string, businessName: string): ConsentWording | undefined {
  const sentences = consentSentencesOf(version, businessName)
  return sentences && { version, scopes: scopesOf(sentences) }
}

function consentSentencesOf(version: string, businessName: string): Sentences | undefined {
  if (Object.hasOwn(earlierWordings, version)) return earlierWordings[version]?.(businessName)
  const [, base = '', marks = ''] = named.exec(version) ?? []
  const language = consentLanguageOf(version)
  if (!Object.hasOwn(wordings, base) || !language) return undefined
  const { name_and_company, name_and_role, name_role_and_company, use_photo, feedback, ...usual } =
    wordings[base]![language]
  const isAsked = (extra: (typeof extras)[number]) => marks.split('+').includes(extra)
  const withName = isAsked('role')
    ? isAsked('company')
      ? name_role_and_company
      : name_and_role
    : isAsked('company') && name_and_company
  return {
    display: (isAsked('feedback') && feedback) || usual.display,
    use_name: withName || usual.use_name,
    ...(isAsked('photo') && use_photo && { use_photo }),
    suggest_posting: usual.suggest_posting,
    ...(isAsked('platform') && { platform: usual.platform }),
  }
}

function scopesOf(sentences: Sentences): ConsentWording['scopes'] {
  return (Object.entries(sentences) as [ConsentScope, string][]).map(([scope, sentence]) => ({
    scope,
    sentence,
  }))
}
