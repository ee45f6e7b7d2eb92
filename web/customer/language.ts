import { brand } from '#contract/brand.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import { createContext, use } from 'react'
import de from './copy/de.json'
import en from './copy/en.json'
import es from './copy/es.json'
import fr from './copy/fr.json'
import pt from './copy/pt.json'
import { ptPortugal } from './copy/pt-portugal.ts'
import { copyLanguage } from '../lib/copy/copy-language.ts'
import { formDefaults, formDefaultsOfPortugal } from '../lib/copy/form-defaults.ts'
import { formSlots, type FormCopy, type FormTable } from './copy/copy.ts'
import { copyFrom, inEachLanguage } from '../lib/copy/copy-table.ts'

const place = `${brand.prefix}-language`
const copy = copyFrom<FormTable>({ en, es, fr, de, pt }, formSlots, ptPortugal)
export const formCopyIn = inEachLanguage((language): FormCopy => {
  const { headline, question, thankYou } =
    copyLanguage(language) === 'pt-PT' ? formDefaultsOfPortugal : formDefaults[language]
  return { ...copy[language], headline, question, thanks: thankYou }
})

/** What the customer chose on this device before, else the first language of the browser that we speak. */
export function customerLanguage(preferred: readonly string[] = navigator.languages): CustomerLanguage {
  for (const tag of [storedLanguage(), ...preferred]) {
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

function storedLanguage(): string {
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
export function useFormCopy(): FormCopy {
  return formCopyIn[useLanguage().language]
}
