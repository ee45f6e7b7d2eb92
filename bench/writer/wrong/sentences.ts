import { createHash } from 'node:crypto'
import { type CustomerLanguage, customerLanguages } from '../../../contract/languages.ts'
import type { Ground } from '../../../server/writer/grounding/ground.ts'
import { smallWords } from './small-words.ts'
import type { SmallWords } from './words/word-lists.ts'
import { sentence, type Typed } from './phrases.ts'
import { rearranged, ways } from './wrongly.ts'

/** A sentence made of a customer's words: put together wrongly, or only in another order. */
export interface Made {
  readonly language: CustomerLanguage
  readonly ground: Ground
  readonly sentence: string
  readonly way: string
  readonly isTrue: boolean
  /** A fifth that nobody looks at while working on the check. */
  readonly isAside: boolean
}

/** As many of one way and one language at most, so that no way outweighs the others. */
const mostOfWay = 120

/** All sentences that can be made of these grounds, each once. */
export function sentencesMadeOf(grounds: readonly Ground[]): Made[] {
  return customerLanguages.flatMap((language) => {
    const made = grounds.filter((one) => one.locale === language).flatMap((ground) => madeOf(ground))
    const seen = new Set<string>()
    const counts = new Map<string, number>()
    // By hash, so that the ones kept are of all businesses.
    const mixed = made.toSorted((a, b) => hashOf(a.sentence) - hashOf(b.sentence))
    return mixed.filter((one) => {
      const count = counts.get(one.way) ?? 0
      if (seen.has(one.sentence) || count >= mostOfWay) return false
      seen.add(one.sentence)
      counts.set(one.way, count + 1)
      return true
    })
  })
}

function madeOf(ground: Ground): Made[] {
  const words = smallWords[ground.locale]
  const typed = typedIn(ground)
  const wrong = Object.entries(ways).flatMap(([way, wrongly]) =>
    typed.flatMap((one) =>
      wrongly(
        one,
        typed.filter((other) => other !== one),
        words,
      ).flatMap((text) => (text === undefined ? [] : { way, isTrue: false, text })),
    ),
  )
  const moved = typed
    .flatMap((one) => rearranged(one, words) ?? [])
    .map((text) => ({ way: 'moved', isTrue: true, text }))
  const joined = joinedPairs(typed, words).map((text) => ({ way: 'joined', isTrue: true, text }))
  const isSaid = whatIsSaid(typed)
  return [...wrong, ...moved, ...joined]
    .filter(({ way, isTrue, text }) => isTrue || !isSaid(text, way))
    .map(({ way, isTrue, text }) => ({
      language: ground.locale,
      ground,
      sentence: text,
      way,
      isTrue,
      isAside: hashOf(text) % 5 === 0,
    }))
}

/** Two whole sentences of different answers in one, which is as true as they are. */
function joinedPairs(typed: readonly Typed[], words: SmallWords): string[] {
  return typed.flatMap((one, at) => {
    const next = typed.find((other, index) => index > at && other.answer !== one.answer)
    if (!next || !isWhole(one) || !isWhole(next)) return []
    if ([one, next].some(({ text }) => words.conditions.test(text))) return []
    const start = one.text.replace(/[.!?…]+$/u, '')
    return [sentence(`${start}, ${words.and} ${uncapped(next.text, words)}`)]
  })
}

function uncapped(text: string, words: SmallWords): string {
  const [first = ''] = text.split(/[\s’']/u)
  const isSmall = words.small.test(first) || words.determiners.test(first)
  return isSmall && first !== 'I' ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Whether a sentence stands among these words after all. A condition or a speech that was cut off changes what they mean. */
function whatIsSaid(typed: readonly Typed[]): (text: string, way: string) => boolean {
  const said = new Set(typed.map(({ text }) => lettersOf(text)))
  const all = ` ${typed.map(({ text }) => lettersOf(text)).join(' ')} `
  return (text, way) => {
    const letters = lettersOf(text)
    if (said.has(letters)) return true
    return way !== 'condition' && way !== 'speech' && all.includes(` ${letters} `)
  }
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function isWhole({ text }: Typed): boolean {
  const count = text.split(' ').length
  return count > 3 && count < 14 && !/[;:?(]/u.test(text)
}

function typedIn({ answers }: Ground): Typed[] {
  return answers.flatMap(({ question, answer, kind }, at) =>
    kind !== 'text'
      ? []
      : answer
          .split(/(?<=[.!?…])\s+(?=\p{Lu})|\n/u)
          .filter(
            (text) => text.trim().length > 3 && !/ignore|write that|escribe|schreib|écri|escrev/iu.test(text),
          )
          .map((text) => ({ question, text: text.trim(), answer: at })),
  )
}

function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0)
}
