import type { Said } from './said.ts'
import { wordTokensOf } from './text.ts'
import { isAboutFaults, type Lexicon } from './tongue.ts'

/** Whether a sentence tells of something bad, as far as its words show. It must not get lost. */
export function isCritical(
  text: string,
  { topic, answer, pieces }: Pick<Said, 'topic' | 'answer' | 'pieces'>,
  lexicon: Lexicon,
): boolean {
  const isAskedFor = isAboutFaults(topic)
  const saysNothing = pieces.length === 1 && pieces[0]?.form === 'no'
  if (isAskedFor) return !saysNothing
  if (pieces.length === 1 && saysNothing && topic === 'recommend') return true
  const words = wordTokensOf(text)
  const isBad = words.some((word, at) => lexicon.bad.has(word) && !isNegated(words, at, lexicon))
  const isDenied = words.some(
    (word, at) =>
      lexicon.negations.has(word) && !words.slice(at, at + 4).some((next) => lexicon.bad.has(next)),
  )
  return isBad || isDenied || (answer.kind === 'rating' && /^[12]$/.test(answer.answer.trim()))
}

/** "no problems", "never late". */
function isNegated(words: readonly string[], at: number, { negations }: Lexicon): boolean {
  return words.slice(Math.max(0, at - 3), at).some((word) => negations.has(word))
}
