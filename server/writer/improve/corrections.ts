import type { CustomerLanguage } from '#contract/languages.ts'
import { languageOf } from '../built-in/words/language-of.ts'
import { arranged, type Change } from './arrange.ts'
import { isHarmless } from './harmless.ts'
import { inOrderOf } from './in-order-of.ts'
import { mendText } from './mend.ts'
import { isChange, type Part, wordDiff } from './word-diff.ts'

/** What a text is corrected with. */
export interface ToCorrect {
  readonly text: string
  /** Of the page; a text that is in another language is corrected in its own. */
  readonly language: CustomerLanguage
  /** The names and other words of the business, which stay as they are. */
  readonly names: readonly string[]
}

/** A text as this server corrects it, and how it became that. For a reader thread: it reads a dictionary. */
export function correctedHere({ text, language: ofPage, names }: ToCorrect) {
  const language = languageOf(text) ?? ofPage
  const mended = mendText(text, language, names)
  return { mended, parts: arranged(diffPartsOf(text, mended), language) }
}

/**
 * The same with what an AI service made of the corrected text: each of its changes on its own, when it is one of spelling.
 * For a reader thread.
 */
export function correctedBy({ text, language: ofPage, names }: ToCorrect, written: string): Change[] {
  const language = languageOf(text) ?? ofPage
  const mended = mendText(text, language, names)
  const inOrder = inOrderOf(mended, written.trim(), language, names)
  const taken = diffPartsOf(mended, inOrder.written)
    .map((part) => (isChange(part) && !isHarmless(part, language, names) ? part.was : part.now))
    .join('')
  return arranged(diffPartsOf(text, taken), language, inOrder.first)
}

function diffPartsOf(was: string, now: string): Part[] {
  return wordDiff(was, now) ?? [{ was, now: was }]
}
