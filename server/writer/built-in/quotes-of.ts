import type { CustomerLanguage } from '#contract/languages.ts'
import type { Answer } from '../briefs/brief.ts'
import { sentencesIn } from '../text/says-the-same.ts'
import { capitalized, ended, firstWord, wordTokensOf } from '../text/text.ts'
import { isKnownWord } from '../text/known-words.ts'
import type { Lexicon } from './words/lexicon.ts'
import { cleanAnswer, hasLink } from './clean-answer.ts'
import { isDissatisfied, isReply, isSentence, lexiconFor } from './kind-of-words.ts'
import { asksForFaults, needsItsQuestion } from './needs-question.ts'

/** A sentence of an answer as it stands there, but for its capital and its mark. */
export interface Quote {
  readonly text: string
  readonly typed: string
  readonly answer: Answer
  /** Whether it cannot be said without its question, or holds a link: then no draft has it. */
  readonly isLeftOut: boolean
  /** Whether it is understood only after the sentence before it. */
  readonly isLeaning: boolean
  readonly isCritical: boolean
  readonly isFragment: boolean
}

const bullet = /^(?:[-–—*•·▪◦‣]|\(?\d{1,2}[.)]|[a-h]\))\s+/
const hasEnd = /[.!?…。！？][”»“"')\]]*$/u

/** What an answer says, sentence by sentence; nothing of a rating, which stands beside the text. */
export function quotesOf(answer: Answer, language: CustomerLanguage): Quote[] {
  if (answer.kind === 'rating' || answer.kind === 'recommend') return []
  const clean = cleanAnswer(answer.answer)
  const lexicon = lexiconFor(clean, language)
  const isPick = answer.kind !== 'text'
  const said = isPick ? joinPicks(clean, language, lexicon) : joinLines(clean, lexicon)
  const sentences = sentencesIn(said).filter((one) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(one))
  // One sentence that speaks for itself makes the others understood: "The parking. I had to walk for ten minutes."
  const isUnclear =
    !isPick &&
    (isReply(said, lexicon) || sentences.every((sentence) => needsItsQuestion(sentence, answer, lexicon)))
  return sentences.map((sentence, at) => ({
    text: ended(capitalized(sentence)),
    typed: sentence,
    answer,
    isLeftOut: isUnclear || hasLink(sentence),
    isLeaning: at > 0 && lexicon.leaning.has(firstWord(sentence)),
    isCritical: asksForFaults(answer.question) || isDissatisfied(sentence, lexicon),
    isFragment: !isSentence(sentence, lexicon),
  }))
}

/** Lines of a list become one line, "Quick response, tidy work", and so does a line that was merely wrapped. */
function joinLines(text: string, lexicon: Lexicon): string {
  const lines: string[] = []
  for (const raw of text.split('\n')) {
    const line = raw.replace(bullet, '')
    const last = lines.at(-1)
    if (last === undefined || hasEnd.test(last)) lines.push(line)
    else if (last.length > 60 && /[\p{Ll},]$/u.test(last) && /^\p{Ll}/u.test(line))
      lines[lines.length - 1] = `${last} ${line}`
    else if (line !== '' && last !== '' && [last, line].every((one) => !isSentence(one, lexicon)))
      lines[lines.length - 1] = `${last.replace(/,$/, '')}, ${line}`
    else lines.push(line)
  }
  return lines.join('\n')
}

/** What was chosen from a list has a capital for its looks, which only the first one keeps; names keep theirs. */
function joinPicks(text: string, language: CustomerLanguage, { adjectives }: Lexicon): string {
  return text.replace(/, (\p{Lu})(\p{Ll}+)(?![\p{L}])/gu, (found, capital: string, rest: string) => {
    const word = (capital + rest).toLowerCase()
    const isOrdinary = language === 'de' ? adjectives.has(word) : isKnownWord(word, language)
    return isOrdinary ? `, ${word}` : found
  })
}

/** How much a sentence tells: numbers, names and what is not alike weigh more than being long. */
export function weightOf({ text, isFragment }: Quote): number {
  const names = text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)?.length ?? 0
  const numbers = text.match(/\p{N}+/gu)?.length ?? 0
  return (
    (isFragment ? 0 : 4) +
    2 * Math.min(3, numbers) +
    Math.min(3, names) +
    Math.min(20, wordTokensOf(text).length) / 10
  )
}
