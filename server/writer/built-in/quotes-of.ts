import type { CustomerLanguage } from '#contract/languages.ts'
import type { Answer } from '../briefs/brief.ts'
import { sentencesIn } from '../text/says-the-same.ts'
import { capitalized, countWords, ended, firstWord } from '../text/text.ts'
import { isKnownWord } from '../text/known-words.ts'
import type { Lexicon } from './words/lexicon.ts'
import { cleanAnswer, hasLink } from './clean-answer.ts'
import { joinLines } from './join-lines.ts'
import { beginsAsSentence, isDissatisfied, isReply, isSentence, lexiconFor } from './kind-of-words.ts'
import { needsItsQuestion, saysElsewhere } from './needs-question.ts'
import { asksForFaults } from './questions.ts'
import { languageOf } from './words/language-of.ts'
import { lexicons } from './words/lexicons.ts'

/** In words. */
const longestChoice = 5

/** A sentence of an answer as it stands there, but for its capital, its mark and the lead before it. */
export interface Quote {
  readonly text: string
  readonly typed: string
  /** The first is the answer that it was said in; another is the service that stands before what was tapped of it. */
  readonly answers: readonly [Answer, ...Answer[]]
  /** Whether it cannot be said without its question, or holds a link: then no draft has it. */
  readonly isLeftOut: boolean
  /** Whether it is understood only after the sentence before it. */
  readonly isLeaning: boolean
  readonly isCritical: boolean
  readonly isFragment: boolean
}

/** What an answer says, sentence by sentence; nothing of a rating, which stands beside the text. */
export function quotesOf(answer: Answer, language: CustomerLanguage): Quote[] {
  if (answer.kind === 'rating' || answer.kind === 'recommend') return []
  const clean = cleanAnswer(answer.answer)
  const spoken = languageOf(clean) ?? language
  const lexicon = lexiconFor(clean, language)
  const isPick = answer.kind !== 'text'
  const said = isPick ? joinPicks(clean, spoken) : joinLines(clean, lexicon)
  const sentences = withEmoji(sentencesIn(said)).filter((one) => isSaid.test(one))
  // One sentence that speaks for itself makes the others understood: "The parking. I had to walk for ten minutes."
  const isUnclear = isPick
    ? answer.kind === 'service' && !answer.lead && spoken !== language
    : isReply(said, lexicon) ||
      sentences.every((sentence) => needsItsQuestion(sentence, answer, lexicon, spoken))
  const lead = isUnclear ? undefined : leadOf(sentences, answer, lexicon, spoken)
  // What was tapped, and a name or a time behind its lead, is no sentence, whatever words it has.
  const isLed = answer.lead?.before === 'picks' || (lead !== undefined && answer.lead?.before === 'facts')
  const quotes = sentences.map((sentence, at): Quote => ({
    text:
      lead && at === 0
        ? ended(`${lead} ${behindLead(sentence, answer, spoken)}`)
        : ended(capitalized(sentence)),
    typed: sentence,
    answers: [answer],
    isLeftOut: isUnclear || hasLink(sentence),
    // What a lead says is said of the whole answer.
    isLeaning: at > 0 && (lead !== undefined || lexicon.leaning.has(firstWord(sentence))),
    isCritical: asksForFaults(answer.question) || isDissatisfied(sentence, lexicon),
    isFragment: isLed || !isSentence(sentence, lexicon),
  }))
  return withoutLeanersOn(quotes)
}

const isSaid = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** What follows an emoji behind a sentence belongs to it: "The smell!!! 😍 omg". */
function withEmoji(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const one of sentences) {
    if (joined.length > 0 && /^\p{Extended_Pictographic}/u.test(one)) joined.push(`${joined.pop()} ${one}`)
    else joined.push(one)
  }
  return joined
}

/** What leans on a sentence that no draft has would lean on another one: it is left out with it. */
function withoutLeanersOn(quotes: readonly Quote[]): Quote[] {
  let isOut = false
  return quotes.map((quote) => {
    isOut = quote.isLeftOut || (isOut && quote.isLeaning)
    return { ...quote, isLeftOut: isOut }
  })
}

/** The words before an answer, where they are needed and change no sign: no complaint is listed as a good point. */
function leadOf(
  sentences: readonly string[],
  { lead }: Answer,
  lexicon: Lexicon,
  language: CustomerLanguage,
): string | undefined {
  const [first] = sentences
  if (!lead || lead.text === '' || first === undefined) return undefined
  const isNeeded = {
    picks: () => sentences.length === 1 && isChoice(first) && !isDissatisfied(first, lexicon),
    earlier: () => !saysElsewhere(first, language),
    facts: () => !beginsAsSentence(first, lexicon),
    best: () => true,
    faults: () =>
      sentences.every((one) => !isSentence(one, lexicon)) &&
      (!isDissatisfied(first, lexicon) || lexicon.comparing.test(first)),
  }
  return isNeeded[lead.before]() ? lead.text : undefined
}

/** As short as choices are that say one thing each: a longer one may be a whole sentence, with a "but". */
function isChoice(picked: string): boolean {
  return picked.split(', ').every((one) => countWords(one) <= longestChoice)
}

/** A tapped choice and a thing that is only named go on in small letters; all else stays as it was typed. */
function behindLead(sentence: string, { kind, lead }: Answer, language: CustomerLanguage): string {
  if (lead?.before === 'best') return sentence.charAt(0).toLowerCase() + sentence.slice(1)
  return kind === 'text' ? sentence : uncapitalized(sentence, language)
}

/** Goes on in small letters behind other words, but for names and German nouns. */
export function uncapitalized(text: string, language: CustomerLanguage): string {
  const [, word = ''] = /^(\p{Lu}\p{Ll}+)(?!\p{L})/u.exec(text) ?? []
  return isOrdinary(word, language) ? word.toLowerCase() + text.slice(word.length) : text
}

/** What was chosen from a list has a capital for its looks, which only the first one keeps; names keep theirs. */
function joinPicks(text: string, language: CustomerLanguage): string {
  return text.replace(/, (\p{Lu}\p{Ll}+)(?![\p{L}])/gu, (found, word: string) =>
    isOrdinary(word, language) ? `, ${word.toLowerCase()}` : found,
  )
}

/** Whether a word is one of everybody's, in small letters: no name, and no German noun. */
function isOrdinary(capital: string, language: CustomerLanguage): boolean {
  const word = capital.toLowerCase()
  return language === 'de' ? lexicons.de.adjectives.has(word) : word !== '' && isKnownWord(word, language)
}
