import type { CustomerLanguage } from '#contract/languages.ts'
import { checkGrounding } from '../grounding/check-grounding.ts'
import { sentencesOf } from '../grounding/sentences.ts'

/** The sentences of a text as the check takes them, in order. */
export function sentencesIn(text: string): string[] {
  return sentencesOf(text)
}

/** Whether one text says all that the other says, by the check that every draft passes. */
export function carries(text: string, other: string, locale: CustomerLanguage): boolean {
  const answers = [{ id: 'text', question: '', answer: text, kind: 'text' as const }]
  return checkGrounding(other, { answers, locale }).every(({ isGrounded }) => isGrounded)
}

/** Which of `texts` say nothing that is not in one of `sources`, by the same check. */
export function carriedBy(
  sources: readonly string[],
  texts: readonly string[],
  locale: CustomerLanguage,
): boolean[] {
  const answers = sources.map((answer, at) => ({ id: `${at}`, question: '', answer, kind: 'text' as const }))
  const ground = { answers, locale }
  return texts.map((text) => checkGrounding(text, ground).every(({ isGrounded }) => isGrounded))
}

/** Whether two texts say the same: each carries every sentence of the other. */
export function saySame(one: string, other: string, language: CustomerLanguage): boolean {
  return carries(one, other, language) && carries(other, one, language)
}
