import { sentenceOf } from '../call/problem.ts'

/** `sentenceOf` where another sentence follows: what the server says of a field ends without a period. */
export function fullSentenceOf(failure: unknown, otherwise: string): string {
  const sentence = sentenceOf(failure, otherwise)
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}
