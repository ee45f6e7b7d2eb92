import type { CustomerLanguage } from '#contract/languages.ts'
import { foldOf } from '../fold.ts'
import { stemOf } from '../stem.ts'
import { lexiconEntriesOf, type Entry } from './entries.ts'
import { orders } from './orders.ts'
import { type LexiconSource, lexiconSourceOf } from './source.ts'
import { wordsIn } from './words-in.ts'

/** A language's words, ready to be looked up. */
export interface Lexicon {
  readonly language: CustomerLanguage
  readonly source: LexiconSource
  /** By the folded word, or the folded words of an expression with spaces between. */
  readonly entries: ReadonlyMap<string, Entry>
  /** By stem, for all forms of a word that has synonyms. */
  readonly stems: ReadonlyMap<string, Entry>
  /** First words of expressions. */
  readonly openers: ReadonlySet<string>
  readonly numbers: ReadonlyMap<string, number>
  readonly units: ReadonlySet<string>
  /** Finds what tells a machine what to write. */
  readonly orders: RegExp
  readonly asks: ReadonlySet<string>
  readonly yes: ReadonlySet<string>
  readonly no: ReadonlySet<string>
}

const compiled = new Map<CustomerLanguage, Lexicon>()

export function lexiconOf(language: CustomerLanguage): Lexicon {
  const known = compiled.get(language) ?? compile(language, lexiconSourceOf(language))
  compiled.set(language, known)
  return known
}

function compile(language: CustomerLanguage, source: LexiconSource): Lexicon {
  const words = (list: string) => wordsIn(list, language)
  const { entries, stems } = lexiconEntriesOf(source, language)
  const keyOf = (word: string) => {
    const stem = stemOf(word, language)
    return entries.get(word)?.key ?? stems.get(stem)?.key ?? stem
  }
  const expressions = [...entries.keys()].filter((word) => word.includes(' '))
  return {
    language,
    source,
    entries,
    stems,
    openers: new Set(expressions.map((word) => word.split(' ')[0] ?? '')),
    numbers: new Map([...source.numbers].map(([word, value]) => [foldOf(word, language), value])),
    units: new Set(words(source.units).map(keyOf)),
    orders: orders[language],
    asks: new Set(words(source.asks)),
    yes: new Set(words(source.yes)),
    no: new Set(words(source.no)),
  }
}
