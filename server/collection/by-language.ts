import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'

type ByLanguage<T> = Partial<Record<CustomerLanguage, T>>

/** What the owner says in each language: as wanted, else as before. What says nothing is not kept. */
export function mergedByLanguage<T extends Record<keyof T, { readonly length: number }>>(
  before: ByLanguage<T>,
  wanted: ByLanguage<T>,
  clean = (said: T) => said,
): ByLanguage<T> {
  const merged: ByLanguage<T> = {}
  for (const language of customerLanguages) {
    const said = wanted[language] ? clean(wanted[language]) : before[language]
    if (said && Object.values<{ length: number }>(said).some(({ length }) => length > 0))
      merged[language] = said
  }
  return merged
}
