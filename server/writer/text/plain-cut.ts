import type { CustomerLanguage } from '#contract/languages.ts'
import { grammarOf } from '../grounding/lexicon/grammar.ts'
import { lexiconOf } from '../grounding/lexicon/lexicon.ts'
import { sentencesOf } from '../grounding/sentences.ts'
import { lineOf } from '../same-words/line.ts'

/**
 * Whether a part of a sentence, word for word, says by itself what it says there: nothing around it denies, doubts, limits,
 * asks or reports. "The best in town" of "not the best in town" does not.
 */
export function cutsPlainly(text: string, part: string, locale: CustomerLanguage): boolean {
  const lexicon = lexiconOf(locale)
  const grammar = grammarOf(locale)
  const foldsOf = (line: ReturnType<typeof lineOf>) => line.words.map(({ token }) => token.fold)
  const wanted = foldsOf(lineOf(part, lexicon))
  if (wanted.length === 0) return false
  return sentencesOf(text).some((sentence) => {
    const line = lineOf(sentence, lexicon)
    const isPlain = line.units.every(({ opener }) => opener === '' || opener === 'and')
    if (line.isCut || !isPlain || /[?¿]/.test(sentence)) return false
    const folds = foldsOf(line)
    const from = folds.findIndex((_, at) => wanted.every((fold, index) => folds[at + index] === fold))
    if (from === -1) return false
    const around = [...line.words.slice(0, from), ...line.words.slice(from + wanted.length)]
    return around.every(({ token }) => token.marks.length === 0 && !grammar.has('reports', token.fold))
  })
}
