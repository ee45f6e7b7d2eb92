import type { SmallWords } from './words/word-lists.ts'

/** A sentence that one customer typed, with what was asked. */
export interface Typed {
  readonly question: string
  readonly text: string
  /** Which answer it is of. */
  readonly answer: number
}

export type Wrongly = (one: Typed, others: readonly Typed[], words: SmallWords) => Array<string | undefined>

const piece = /\p{Sc}?[\p{L}\p{N}]+(?:[.,:'’-][\p{L}\p{N}]+)*['’]?%?|[^\s\p{L}\p{N}]+/gu

export interface Phrase {
  readonly from: number
  readonly to: number
}

/** A name, or a determiner with the noun behind it, at most two words of it. */
export function phrasesOf(pieces: readonly string[], words: SmallWords): Phrase[] {
  const found: Phrase[] = []
  for (let at = 0; at < pieces.length; at++) {
    const one = pieces[at] ?? ''
    const next = pieces[at + 1] ?? ''
    const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(one) && words.because !== 'weil'
    if (words.title.test(one) && /^\p{Lu}/u.test(next)) found.push({ from: at, to: ++at + 1 })
    else if (isName) found.push({ from: at, to: at + 1 })
    else if (words.determiners.test(one) && isNoun(next, words)) {
      const isLong =
        words.because !== 'because'
          ? false
          : !words.small.test(pieces[at + 2] ?? '.') &&
            /^\p{L}/u.test(pieces[at + 2] ?? '') &&
            /^(?:the|a|an|my|our)$/i.test(one) &&
            !/(?:ed|s)$/.test(pieces[at + 2] ?? '') &&
            words.small.test(pieces[at + 3] ?? '')
      found.push({ from: at, to: at + (isLong ? 3 : 2) })
      at += isLong ? 2 : 1
    }
  }
  return found
}

export function isNoun(one: string, { small, because }: SmallWords): boolean {
  return (because === 'weil' ? /^\p{Lu}\p{L}+$/u : /^\p{Ll}[\p{L}-]{2,}$/u).test(one) && !small.test(one)
}

export function joined(pieces: readonly string[]): string {
  return sentence(
    pieces
      .join(' ')
      .replace(/ (?=[.,;:!?)…])/gu, '')
      .replace(/(?<=[('’]) /gu, ''),
  )
}

export function sentence(text: string): string {
  const whole = text.replace(/\s+/gu, ' ').replace(/^[\s,;]+|[\s,;]+$/gu, '')
  const first = whole.charAt(0).toUpperCase() + whole.slice(1)
  return /[.!?…]$/u.test(first) ? first : `${first}.`
}

export const piecesOf = (text: string) => text.match(piece) ?? []
export const plain = (text: string) => text.replace(/[.!?…]+$/u, '')
export const uncapped = (text: string, { because }: SmallWords) =>
  /^(?:I\b|\p{Lu}\p{Lu})/u.test(text) || because === 'weil'
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
