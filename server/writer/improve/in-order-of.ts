import type { CustomerLanguage } from '#contract/languages.ts'
import { sentencesIn } from '../text/says-the-same.ts'
import { isHarmless } from './harmless.ts'
import { bareWords, mayComeFirst } from './sentence-changes.ts'
import { isChange, wordDiff } from './word-diff.ts'

const mostSentences = 40

interface InOrder {
  /** The same sentences where the customer has them. */
  readonly written: string
  /** Which of the customer's sentences was put first. */
  readonly first?: number
}

/**
 * What an AI service made of a text, back in the customer's order, when all that it did to the order is to put one of
 * their sentences first. In any other case it is left as it is: then the difference refuses what has moved.
 */
export function inOrderOf(
  text: string,
  written: string,
  language: CustomerLanguage,
  names: readonly string[] = [],
): InOrder {
  const [own, theirs] = [sentencesIn(text), sentencesIn(written)]
  if (text.includes('\n') || own.length !== theirs.length || own.length > mostSentences) return { written }
  const [lead = '', ...others] = theirs
  const first = own.findIndex((sentence) => isSameSentence(sentence, lead, language, names))
  if (first < 1 || !mayComeFirst(own, first, language)) return { written }
  const back = [...others.slice(0, first), lead, ...others.slice(first)]
  const isAll = own.every((sentence, at) => isSameSentence(sentence, back[at] ?? '', language, names))
  return isAll ? { written: back.join(' '), first } : { written }
}

/** One and the same sentence, at most with its spelling corrected. */
function isSameSentence(
  was: string,
  now: string,
  language: CustomerLanguage,
  names: readonly string[],
): boolean {
  if (bareWords(was) === bareWords(now)) return true
  const parts = wordDiff(was, now)
  return parts !== undefined && parts.every((part) => !isChange(part) || isHarmless(part, language, names))
}
