import { wordTokensOf } from './text.ts'
import type { Lexicon, Piece, Tongue } from './tongue.ts'

/** From here on, words without a known form are taken for a sentence: people write that much only in sentences. */
const longestFragment = 9

const thanks = /^(?:thank|thanks|gracias|merci|danke|vielen dank|obrigad[oa]|great job|well done|bravo)/i

/** What kind of words these are, so that they can become a sentence. */
export function classify(text: string, tongue: Tongue): Piece {
  const { lexicon } = tongue
  const words = wordTokensOf(text)
  const first = words[0] ?? ''
  if (words.length === 0 || thanks.test(text) || tongue.isClause?.(text)) return { form: 'sentence', text }
  const isAmount =
    /^\p{N}/u.test(first) && words.length < 8 && !words.some((word) => lexicon.subjects.has(word))
  if (isAmount) return { form: 'thing', text, phrase: { the: text, isPlural: true }, statement: null }
  if (!lexicon.clauseStarts.has(first)) {
    if (lexicon.myVerbs.has(first) && words.length > 1) {
      return isMine(words, tongue) ? { form: 'action', text, by: 'me' } : { form: 'sentence', text }
    }
    if (lexicon.verbs.has(first) && isDroppedSubject(words, tongue))
      return { form: 'action', text, by: 'them' }
    if (hasVerb(words, tongue)) return { form: 'sentence', text }
  }
  const quality = qualityOf(words, text, tongue)
  if (quality) return quality
  if (words.length > longestFragment && !lexicon.determiners.has(first) && !lexicon.clauseStarts.has(first)) {
    return { form: 'sentence', text }
  }
  return { form: 'thing', text, phrase: tongue.phraseOf(text), statement: tongue.tell(text) }
}

/** "would come back" is the customer's, "would fit better" and "felt cheap" are not: nobody can tell whose they are. */
function isMine(words: readonly string[], { lexicon }: Tongue): boolean {
  const [first = '', ...rest] = words
  const next = rest.find((word) => !lexicon.intensifiers.has(word) && !lexicon.yes.has(word)) ?? ''
  if (lexicon.modals.has(first)) return lexicon.acts.has(next)
  return lexicon.feelings.has(next) || !isAdjective(next, lexicon)
}

/** "saved us an hour" is one, "work" or "offers for students" may be names of things. */
function isDroppedSubject(words: readonly string[], { lexicon }: Tongue): boolean {
  return (
    words.length > 1 &&
    lexicon.needsSubject &&
    !(words[0] ?? '').includes("'") &&
    !lexicon.nouns.has(words[0] ?? '')
  )
}

/** A verb that has its subject: not behind a word such as "that", which makes it a part of a thing. */
function hasVerb(words: readonly string[], { lexicon }: Tongue): boolean {
  const isVerb = (word: string) => lexicon.verbs.has(word) || (lexicon.verbEnding?.test(word) ?? false)
  const at = words.findIndex((word) => lexicon.subjects.has(word) || isVerb(word))
  if (at === -1) return false
  const before = words.slice(0, at)
  return !before.some((word) => lexicon.relatives.has(word) && lexicon.clauseStarts.has(word))
}

function qualityOf(words: readonly string[], text: string, { lexicon, and }: Tongue): Piece | null {
  const joiner = and(['', '']).trim()
  const isPart = (word: string) =>
    isAdjective(word, lexicon) || lexicon.intensifiers.has(word) || word === joiner
  const end = words.findIndex((word) => !isPart(word))
  const head = end === -1 ? words : words.slice(0, end)
  const adjectives = head.filter((word) => isAdjective(word, lexicon))
  const goesOn = end === -1 || lexicon.relatives.has(words[end] ?? '')
  if (adjectives.length === 0 || !goesOn || head.at(-1) === joiner) return null
  if (adjectives.some((word) => lexicon.feelings.has(word))) return { form: 'quality', text, of: 'me' }
  const isPersonal = adjectives.every((word) => lexicon.personal.has(word))
  return { form: 'quality', text, of: isPersonal ? 'them' : 'it' }
}

function isAdjective(word: string, { adjectives, adjectiveEnding, nouns }: Lexicon): boolean {
  return adjectives.has(word) || (adjectiveEnding.test(word) && word.length > 5 && !nouns.has(word))
}
