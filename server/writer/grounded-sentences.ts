import type { Draft } from '#contract/writer/writer.ts'
import type { Brief } from './briefs/brief.ts'
import { restsOn } from './text/fingerprint.ts'
import { checkGrounding } from './grounding/check-grounding.ts'
import { groundOf } from './grounding/ground.ts'
import { sentencesOf } from './grounding/sentences.ts'
import { lettersOf } from './text/letters-of.ts'
import { isPlain, plainModelText } from './text/plain-text.ts'
import { countWords } from './text/text.ts'

type Sentence = Draft['sentences'][number]

/** What of a model's text can be shown, and how many words of it cannot. */
export interface Grounded {
  readonly sentences: Sentence[]
  /** Said by no answer. */
  readonly refusedWords: number
  /** With links, addresses or markup, or our own rules told again. */
  readonly unusableWords: number
}

/**
 * The sentences of a model's text that the answers carry, each once and with its answers; the rest is left out. What was
 * `seen` before is a repeat.
 */
export function keepGrounded(brief: Brief, rules: string): (written: string, seen?: Set<string>) => Grounded {
  const ground = groundOf(brief)
  return (written, seen = new Set()) => {
    const sentences: Sentence[] = []
    let [refusedWords, unusableWords] = [0, 0]
    for (const { isGrounded, sentence, grounds } of checkGrounding(plainModelText(written), ground)) {
      const letters = lettersOf(sentence)
      if (seen.has(letters)) continue
      seen.add(letters)
      if (!isPlain(sentence) || restsOn(sentence, rules)) unusableWords += countWords(sentence)
      else if (!isGrounded) refusedWords += countWords(sentence)
      else sentences.push({ text: sentence, grounds: [...grounds] })
    }
    return { sentences, refusedWords, unusableWords }
  }
}

/** The same while a text arrives: answers what can be shown since it was last asked. Hears the text in parts. */
export function keepGroundedWhileArriving(
  grounded: ReturnType<typeof keepGrounded>,
): (part: string) => Sentence[] {
  const seen = new Set<string>()
  let written = ''
  let looked = 0
  return (part) => {
    written += part
    if (!/[.!?…。\n]/u.test(part)) return []
    // The last one may still go on.
    const whole = sentencesOf(plainModelText(written)).slice(0, -1)
    const fresh = whole.slice(looked)
    looked = Math.max(looked, whole.length)
    return fresh.flatMap((sentence) => grounded(sentence, seen).sentences)
  }
}
