import type { Draft } from '#contract/writer/writer.ts'
import { countWords } from '../text/text.ts'

type Sentences = Draft['sentences']

/** What the owner set for every draft. */
export interface Manner {
  readonly maxWords: number
  readonly withNumbers: boolean
}

export function wordCountOf(sentences: Sentences): number {
  return sentences.reduce((sum, { text }) => sum + countWords(text), 0)
}

/**
 * Leaves out what is too much. First goes, from the end, what rests on answers that others rest on too, so that a
 * criticism is not what is cut. One sentence always remains.
 */
export function fitToManner(sentences: Sentences, { maxWords, withNumbers }: Manner): Sentences {
  const plain = withNumbers ? sentences : sentences.filter(({ text }) => !/\p{N}/u.test(text))
  const remaining = plain.length > 0 ? [...plain] : [...sentences]
  while (remaining.length > 1 && wordCountOf(remaining) > maxWords)
    remaining.splice(leastNeeded(remaining), 1)
  return remaining
}

function leastNeeded(sentences: Sentences): number {
  const answered = (but: number) =>
    new Set(sentences.flatMap(({ grounds }, at) => (at === but ? [] : grounds.map(({ answer }) => answer))))
  const isSpare = ({ grounds }: Sentences[number], at: number) =>
    grounds.every(({ answer }) => answered(at).has(answer))
  const spare = sentences.findLastIndex(isSpare)
  return spare === -1 ? sentences.length - 1 : spare
}
