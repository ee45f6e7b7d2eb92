import { isOneSlip } from '../../kit/words/one-slip.ts'
import type { Piece } from './clauses.ts'

/** The words that the patterns turn on, in which people slip. */
const keywords = new Set(
  `longer phone number email website address services service offering offered offer started stopped customers clients
  business called moved changed anymore industry description owner title renamed replace remove instead telephone
  because different available provide company shop clientele audience now doing discontinued dropped added recently currently officially`.split(
    /\s+/,
  ),
)
/** Words of their own that are one letter from one of those. */
const others = new Set('charge charged shopped stepped served servings offers offices moves'.split(' '))

/** The clause with slips in keywords mended, and where each of its letters stood before; undefined without any slip. */
export function mended({ text }: Piece): { text: string; origin: readonly number[] } | undefined {
  const origin: number[] = []
  let made = ''
  let isMended = false
  for (const { 0: word, index } of text.matchAll(/[\p{L}]+|[^\p{L}]+/gu)) {
    const meant = meantBy(word.toLowerCase())
    const taken = meant ?? word
    isMended ||= meant !== undefined
    for (let at = 0; at < taken.length; at++) origin.push(index + Math.min(at, word.length - 1))
    made += taken
  }
  origin.push(text.length)
  return isMended ? { text: made, origin } : undefined
}

function meantBy(word: string): string | undefined {
  if (word.length < 4 || keywords.has(word) || others.has(word)) return undefined
  return [...keywords].find((keyword) => keyword[0] === word[0] && isOneSlip(word, keyword))
}
