import type { CopyLanguage } from '#shared/collection/asked-questions.ts'
import { inBrazil } from '../brazilian.ts'

/** One thing to choose, in English, Spanish, French, German and the Portuguese of Portugal: the order of `customerLanguages`. */
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
}

/** Reads a trade as its file states it: words apart by commas, and a line for each label. */
export function tradeFrom(stated: Readonly<Record<keyof Trade, string>>): Trade {
  const { name, sure, hints, services, benefits } = stated
  return {
    name,
    sure: splitAtCommas(sure),
    hints: splitAtCommas(hints),
    services: labelsIn(services),
    benefits: labelsIn(benefits),
  }
}

function splitAtCommas(list: string): string[] {
  return list.split(',').map((word) => word.trim())
}

/** A label a line, its languages apart by `|`. */
export function labelsIn(lines: string): Label[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en, es, fr, de, pt, ...others] = line.split('|').map((one) => one.trim())
      if (!en || !es || !fr || !de || !pt || others.length > 0) throw new Error(`Not five languages: ${line}`)
      return [en, es, fr, de, pt]
    })
}

const place = { en: 0, es: 1, fr: 2, de: 3, pt: 4, 'pt-PT': 4 } as const satisfies Record<
  CopyLanguage,
  number
>

export function inLanguage(label: Label, language: CopyLanguage): string {
  if (language === 'pt') return inBrazil(label[place.pt])
  return label[place[language]]
}
