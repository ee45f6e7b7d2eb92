import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'

/** The language that the page speaks: of its address, else the first of the browser's that we write. */
export function languageOfVisit(query: URLSearchParams, accepted: string | undefined): CustomerLanguage {
  const wanted = [query.get('lang') ?? '', ...(accepted ?? '').slice(0, 200).split(',')]
  for (const tag of wanted) {
    const found = customerLanguages.find((language) => tag.trim().toLowerCase().split(/[-;]/)[0] === language)
    if (found) return found
  }
  return customerLanguages[0]
}
