import { brand } from '#contract/brand.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { createContext, use } from 'react'
import { de } from './copy/de.ts'
import { en } from './copy/en.ts'
import { es } from './copy/es.ts'
import { fr } from './copy/fr.ts'
import { pt } from './copy/pt.ts'
import type { FormCopy } from './copy/copy.ts'

const place = `${brand.prefix}-language`
export const wordsIn: Record<CustomerLanguage, FormCopy> = { en, es, fr, de, pt }

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
export function useWords(): FormCopy {
  return wordsIn[useLanguage().language]
}
