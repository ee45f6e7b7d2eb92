import type { CustomerLanguage } from '#contract/languages.ts'

/** One thing to choose, in English, Spanish, French, German and Portuguese: the order of `customerLanguages`. */
export type Label = readonly [en: string, es: string, fr: string, de: string, pt: string]

/** What is usually sold and praised. */
export interface Preset {
  readonly services: readonly Label[]
  readonly benefits: readonly Label[]
}

/** A preset with the words that businesses of its kind use of themselves, in any of the languages and without accents. */
export interface Trade extends Preset {
  readonly name: string
  /** Words that hardly anybody else uses. `*` stands for any letters. */
  readonly sure: readonly string[]
  /** Words that fit, and that other trades use too. */
  readonly hints: readonly string[]
  /** To whom it usually sells. */
  readonly audience: string
}

const place = { en: 0, es: 1, fr: 2, de: 3, pt: 4 } as const satisfies Record<CustomerLanguage, number>

export function inLanguage(label: Label, language: CustomerLanguage): string {
  return label[place[language]]
}
