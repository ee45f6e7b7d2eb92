import type { CustomerLanguage } from '#contract/languages.ts'
import { englishAsked } from './english/asked.ts'
import { english } from './english/grammar.ts'
import { englishTold } from './english/told.ts'
import { englishWords } from './english/words.ts'
import { frenchAsked } from './french/asked.ts'
import { french } from './french/grammar.ts'
import { frenchTold } from './french/told.ts'
import { frenchWords } from './french/words.ts'
import { germanAsked } from './german/asked.ts'
import { german } from './german/grammar.ts'
import { germanTold } from './german/told.ts'
import { germanWords } from './german/words.ts'
import { portugueseAsked } from './portuguese/asked.ts'
import { portuguese } from './portuguese/grammar.ts'
import { portugueseTold } from './portuguese/told.ts'
import { portugueseWords } from './portuguese/words.ts'
import { spanishAsked } from './spanish/asked.ts'
import { spanish } from './spanish/grammar.ts'
import { spanishTold } from './spanish/told.ts'
import { spanishWords } from './spanish/words.ts'
import { smallWords } from './small-words.ts'
import type { Grammar, Lexicon, Tongue } from './tongue.ts'
import { wordingsIn } from './wordings.ts'

export const tongues: Readonly<Record<CustomerLanguage, Tongue>> = {
  en: tongueOf('en', english, englishWords, englishAsked + englishTold),
  es: tongueOf('es', spanish, spanishWords, spanishAsked + spanishTold),
  fr: tongueOf('fr', french, frenchWords, frenchAsked + frenchTold),
  de: tongueOf('de', german, germanWords, germanAsked + germanTold),
  pt: tongueOf('pt', portuguese, portugueseWords, portugueseAsked + portugueseTold),
}

function tongueOf(language: CustomerLanguage, grammar: Grammar, lexicon: Lexicon, wordings: string): Tongue {
  return { language, lexicon, ...wordingsIn(wordings), ...smallWords[language], ...grammar }
}
