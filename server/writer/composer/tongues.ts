import type { CustomerLanguage } from '#contract/languages.ts'
import { english } from './english/grammar.ts'
import { french } from './french/grammar.ts'
import { german } from './german/grammar.ts'
import { portuguese } from './portuguese/grammar.ts'
import { spanish } from './spanish/grammar.ts'
import type { Tongue } from './tongue.ts'

export const tongues: Readonly<Record<CustomerLanguage, Tongue>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
}
