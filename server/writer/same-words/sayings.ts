import type { Token } from '../grounding/tokens.ts'
import { tokensOf } from '../grounding/tokens.ts'
import type { Lexicon } from '../grounding/lexicon/lexicon.ts'

const firstVerb = /^(?:tengo|debo|puedo|quiero|digo|creo|tenho|devo|posso|quero|acho)$/

const modal = /^(?:muss|must|need|kann|darf|dois|devo|tenho)$/

/** "I have to say" claims nothing when it is the customer who says so. */
export function onlySays(words: ReadonlyArray<{ readonly token: Token }>): boolean {
  const isFirst = words.some(
    ({ token }) => token.person === 'i' || token.person === 'we' || firstVerb.test(token.fold),
  )
  return (
    isFirst &&
    words.every(
      ({ token }) =>
        (token.role === 'free' || token.role === 'carrier' || modal.test(token.fold)) &&
        token.marks.length === 0,
    )
  )
}

const that = /(?<!\p{L})(?:that |que |qu['’])/giu

/** A sentence as it stands, and without "I have to say that". */
export function withoutSaying(sentence: string, lexicon: Lexicon): string[] {
  const plain = [...sentence.matchAll(that)].flatMap((found) => {
    const tokens = tokensOf(sentence.slice(0, found.index), lexicon)
    const isSaying = tokens.length > 0 && tokens.length < 8 && onlySays(tokens.map((token) => ({ token })))
    return isSaying ? [sentence.slice(found.index + found[0].length)] : []
  })
  return [sentence, ...plain.slice(-1)]
}
