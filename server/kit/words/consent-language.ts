import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'

/** The language that somebody answered in, as far as the version of their consent tells. */
export function consentLanguageOf(version: string | undefined): CustomerLanguage | undefined {
  const language = /^[\d.-]+(?:\+[a-z]+)*:([a-z]{2})$/.exec(version ?? '')?.[1]
  return customerLanguages.find((one) => one === language)
}
