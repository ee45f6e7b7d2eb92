import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'

/** The first language of the browser that we speak. */
export function customerLanguage(preferred: readonly string[] = navigator.languages): CustomerLanguage {
  for (const tag of preferred) {
    const found = customerLanguages.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return customerLanguages[0]
}
