import type { CustomerLanguage } from '#contract/languages.ts'
import { folded } from '#shared/text/folded.ts'
import { english } from '../words/en.ts'
import { french } from '../words/fr.ts'
import { german } from '../words/de.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { portuguese } from '../words/pt.ts'
import { spanish } from '../words/es.ts'
import { formsOf } from './tokens.ts'
import { type OtherWords, type Phrase, type PhraseIndex, indexOf, phrasesIn } from './phrase-index.ts'

/** Praise, criticism, or neither. */
export type Tone = 1 | 0 | -1

/** What a phrase is a mention of, and whether it judges by itself: "overpriced". */
export interface Meant {
  readonly theme: string
  readonly tone: Tone
}

/** What a word does to the tone of others. */
export type Cue = 'praise' | 'criticism' | 'negation' | 'no negation' | 'unsurpassed' | 'excess'

/** The words of a language, ready to be looked up. */
export interface Vocabulary {
  readonly language: CustomerLanguage
  readonly subjects: PhraseIndex<Meant>
  readonly cues: PhraseIndex<Cue>
  readonly turns: PhraseIndex<true>
  readonly joins: ReadonlySet<string>
  readonly determiners: ReadonlySet<string>
  readonly functionWords: ReadonlySet<string>
  readonly emptyNouns: ReadonlySet<string>
}

const words: Readonly<Record<CustomerLanguage, LanguageWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
}
const made = new Map<CustomerLanguage, Vocabulary>()

/** Made once for each language, when its first text is read. */
export function vocabularyOf(language: CustomerLanguage): Vocabulary {
  const known = made.get(language)
  if (known) return known
  const vocabulary = makeVocabulary(language, words[language])
  made.set(language, vocabulary)
  return vocabulary
}

function makeVocabulary(language: CustomerLanguage, stated: LanguageWords): Vocabulary {
  const functionWords = wordsIn(stated.functionWords)
  const stemsOf = (words: readonly string[]) => new Set(words.map((word) => formsOf(word, language).stem))
  const emptyNouns = stemsOf(wordsIn(stated.emptyNouns))
  const words = new Set(functionWords)
  const ofFunctions = stemsOf(functionWords)
  const ofSubjects = { words, stems: new Set([...ofFunctions, ...emptyNouns]) }
  // "Generous" and "generic" have one stem, and must not be taken for each other.
  const praised = stemsOf(wordsIn(stated.praise))
  const ofBoth = [...stemsOf(wordsIn(stated.criticism))].filter((stem) => praised.has(stem))
  const cue = (list: string, meaning: Cue) =>
    plainPhrases(list, language, meaning, { words, stems: new Set([...ofFunctions, ...ofBoth]) })
  return {
    language,
    subjects: indexOf(
      Object.entries(stated.subjects).flatMap(([theme, list]) =>
        subjectPhrases(theme, list, language, ofSubjects),
      ),
    ),
    // What stands first wins where two lists have the same.
    cues: indexOf([
      ...cue(stated.notNegations, 'no negation'),
      ...cue(stated.unsurpassed, 'unsurpassed'),
      ...cue(stated.negations, 'negation'),
      ...cue(stated.excess, 'excess'),
      ...cue(stated.criticism, 'criticism'),
      ...cue(stated.praise, 'praise'),
    ]),
    turns: indexOf(plainPhrases(stated.turns, language, true as const)),
    joins: new Set(wordsIn(stated.joins)),
    determiners: new Set(wordsIn(stated.determiners)),
    functionWords: words,
    emptyNouns,
  }
}

const wordsIn = (list: string) => list.split(',').map((word) => folded(word.trim().toLowerCase()))

function plainPhrases<Meaning>(
  list: string,
  language: CustomerLanguage,
  meaning: Meaning,
  others?: OtherWords,
): Phrase<Meaning>[] {
  return phrasesIn(list, language, (phrase) => ({ words: phrase, meaning }), others)
}

function subjectPhrases(
  theme: string,
  list: string,
  language: CustomerLanguage,
  others: OtherWords,
): Phrase<Meant>[] {
  return phrasesIn(
    list,
    language,
    (phrase) => {
      const tone = phrase.endsWith('+') ? 1 : phrase.endsWith('-') ? -1 : 0
      return { words: tone === 0 ? phrase : phrase.slice(0, -1), meaning: { theme, tone } }
    },
    others,
  )
}
