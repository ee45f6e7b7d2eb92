import { brand } from '#contract/brand.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { createContext, use } from 'react'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { pt } from './words/pt.ts'
import type { FormWords } from './words/words.ts'

const place = `${brand.prefix}-language`
const wordsIn: Record<CustomerLanguage, FormWords> = { en, es, fr, de, pt }

/** What the customer chose on this device before, else the first language of the browser that we speak. */
export function customerLanguage(preferred: readonly string[] = navigator.languages): CustomerLanguage {
  for (const tag of [keptLanguage(), ...preferred]) {
    const found = customerLanguages.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return customerLanguages[0]
}

export function keepLanguage(language: CustomerLanguage): void {
  try {
    localStorage.setItem(place, language)
  } catch {
    // The choice then lasts as long as the page.
  }
}

function keptLanguage(): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

interface Speaking {
  readonly language: CustomerLanguage
  readonly speak: (language: CustomerLanguage) => void
}

export const LanguageContext = createContext<Speaking>({ language: 'en', speak: () => undefined })

export function useLanguage(): Speaking {
  return use(LanguageContext)
}

/** The sentences of the form in the customer's language. */
export function useWords(): FormWords {
  return wordsIn[useLanguage().language]
}
