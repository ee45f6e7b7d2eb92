import type { Draft } from '#contract/writer/writer.ts'
import type { Brief } from './briefs/brief.ts'
import { restsOn } from './text/fingerprint.ts'
import { checkGrounding } from './grounding/check-grounding.ts'
import { groundOf } from './grounding/ground.ts'
import { sentencesOf } from './grounding/sentences.ts'
import { isPlain, plainModelText } from './text/plain-text.ts'

type Sentence = Draft['sentences'][number]

/** The sentences of a model's text that the answers carry, each with its answers; the rest is left out. */
export function keepGrounded(brief: Brief, rules: string): (written: string) => Sentence[] {
  const ground = groundOf(brief)
  return (written) =>
    checkGrounding(plainModelText(written), ground)
      .filter(({ isGrounded, sentence }) => isGrounded && isPlain(sentence) && !restsOn(sentence, rules))
      .map(({ sentence, grounds }) => ({ text: sentence, grounds: [...grounds] }))
}

/** The same while a text arrives: answers what can be shown since it was last asked. Hears the text in parts. */
export function keepGroundedWhileArriving(
  grounded: (written: string) => Sentence[],
): (part: string) => Sentence[] {
  let written = ''
  let looked = 0
  return (part) => {
    written += part
    if (!/[.!?…。\n]/u.test(part)) return []
    // The last one may still go on.
    const whole = sentencesOf(plainModelText(written)).slice(0, -1)
    const fresh = whole.slice(looked)
    looked = Math.max(looked, whole.length)
    return fresh.flatMap(grounded)
  }
}

/** Whether nothing was left out that makes a weak experience a weak one: then every free answer is in it. */
export function tellsAll(brief: Brief, sentences: readonly Sentence[]): boolean {
  const rating = brief.answers.find(({ kind }) => kind === 'rating')
  if (!rating || Number.parseFloat(rating.answer) > weakRating) return true
  const usedAnswers = new Set(sentences.flatMap(({ grounds }) => grounds.map(({ answer }) => answer)))
  return brief.answers.every(({ kind, answer }) => kind !== 'text' || usedAnswers.has(answer))
}

const weakRating = 3
