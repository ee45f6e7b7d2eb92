import type { CustomerLanguage } from '#contract/languages.ts'
import { englishAsked } from './english/asked.ts'
import { english } from './english/grammar.ts'
import { englishStatementFrames } from './english/statement-frames.ts'
import { englishWords } from './english/words.ts'
import { frenchAsked } from './french/asked.ts'
import { french } from './french/grammar.ts'
import { frenchStatementFrames } from './french/statement-frames.ts'
import { frenchWords } from './french/words.ts'
import { germanAsked } from './german/asked.ts'
import { german } from './german/grammar.ts'
import { germanStatementFrames } from './german/statement-frames.ts'
import { germanWords } from './german/words.ts'
import { portugueseAsked } from './portuguese/asked.ts'
import { portuguese } from './portuguese/grammar.ts'
import { portugueseStatementFrames } from './portuguese/statement-frames.ts'
import { portugueseWords } from './portuguese/words.ts'
import { spanishAsked } from './spanish/asked.ts'
import { spanish } from './spanish/grammar.ts'
import { spanishStatementFrames } from './spanish/statement-frames.ts'
import { spanishWords } from './spanish/words.ts'
import { smallWords } from './small-words.ts'
import type { Grammar, Lexicon, Tongue } from './tongue.ts'
import { wordingsIn } from './wordings.ts'

export const tongues: Readonly<Record<CustomerLanguage, Tongue>> = {
  en: tongueOf('en', english, englishWords, englishAsked + englishStatementFrames),
  es: tongueOf('es', spanish, spanishWords, spanishAsked + spanishStatementFrames),
  fr: tongueOf('fr', french, frenchWords, frenchAsked + frenchStatementFrames),
  de: tongueOf('de', german, germanWords, germanAsked + germanStatementFrames),
  pt: tongueOf('pt', portuguese, portugueseWords, portugueseAsked + portugueseStatementFrames),
}

function tongueOf(language: CustomerLanguage, grammar: Grammar, lexicon: Lexicon, wordings: string): Tongue {
  return { language, lexicon, ...wordingsIn(wordings), ...smallWords[language], ...grammar }
}
