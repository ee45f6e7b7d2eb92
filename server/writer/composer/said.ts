import type { Answer } from '../brief.ts'
import { cleanAnswer, hasLink, hasWords, withoutEmoji } from './clean.ts'
import { languageOf } from './language-of.ts'
import { answerSentencesOf } from './sentences.ts'
import { piecesOf } from './pieces.ts'
import { insideName } from './service-names.ts'
import { countWords, unaccented } from './text.ts'
import { topicOf } from './topic.ts'
import { isAboutFaults, type Item, type Piece, type Tongue, type Topic } from './tongue.ts'

/** An answer, taken apart. */
export interface Said {
  readonly answer: Answer
  readonly topic: Topic
  readonly pieces: readonly Item[]
  /** Of a rating or a likelihood: the number and the best one of its scale. */
  readonly score: { readonly value: string; readonly best: string } | null
  readonly isForeign: boolean
}

/** What an answer says, or null when it says nothing. */
export function saidIn(answer: Answer, tongue: Tongue, keepsEmoji: boolean): Said | null {
  const text = cleanAnswer(answer.answer)
  const topic = topicOf(answer)
  const score = scoreOf(answer, text)
  if (score) return { answer, topic, pieces: [], score, isForeign: false }
  const words = keepsEmoji ? text : withoutEmoji(text) || text
  const isSaid = hasWords(words) || (words !== '' && !/^[\s\p{P}]*$/u.test(words))
  if (!isSaid || tongue.lexicon.nothing.has(words.toLowerCase())) return null
  const isForeign = isOtherLanguage(words, tongue)
  if (
    (isInvitation(answer) || isAboutFaults(topic)) &&
    tongue.lexicon.no.has(words.toLowerCase().replace(/\P{L}/gu, ''))
  )
    return null
  const sentences = answerSentencesOf(chosenFromList(answer, words, tongue)).filter((one) => !hasLink(one))
  const pieces = sentences.flatMap((sentence, at) => {
    const list = sentences.slice(0, at).filter((before) => /[.!?…]$/.test(before)).length
    const found: Piece[] =
      isForeign || !hasWords(sentence)
        ? [{ form: 'sentence', text: sentence }]
        : asOneName(piecesOf(sentence, tongue, at === 0), answer)
    return found.map((piece): Item => ({ ...piece, list }))
  })
  return pieces.length === 0 ? null : { answer, topic, pieces, score: null, isForeign }
}

/** What is chosen from a list of services is the name of one, whatever it looks like: "coffee and baked goods". */
function asOneName(pieces: Piece[], { kind, answer }: Answer): Piece[] {
  const isName = kind === 'service' && countWords(answer) < 6 && !/[.!?]$/.test(answer)
  if (!isName) return pieces
  return pieces.map((piece) =>
    piece.form === 'sentence'
      ? {
          form: 'thing',
          text: piece.text.charAt(0).toLowerCase() + piece.text.slice(1),
          phrase: null,
          statement: null,
        }
      : piece,
  )
}

/** What is chosen from a list has a capital for its looks. */
function chosenFromList({ kind, answer }: Answer, text: string, tongue: Tongue): string {
  const { language } = tongue
  if (kind === 'service' && language !== 'de' && countWords(answer) < 12 && !/[.!?]/.test(answer))
    return text
      .split(', ')
      .map((name) => insideName(name, tongue))
      .join(', ')
  const isChosen = (kind === 'service' || kind === 'benefit') && language !== 'de'
  return isChosen
    ? text.replace(/(^|, )(\p{Lu})(?=\p{Ll}+,? \p{Ll})/gu, (found) => found.toLowerCase())
    : text
}

function isOtherLanguage(text: string, { language }: Tongue): boolean {
  if (/[^\P{L}\p{Script=Latin}]/u.test(text) && !/\p{Script=Latin}{4}/u.test(text)) return true
  const found = languageOf(text)
  return found !== null && found !== language
}

function scoreOf({ kind }: Answer, text: string): Said['score'] {
  if (kind !== 'rating' && kind !== 'recommend') return null
  const [, value, best] =
    /^(\d{1,2})(?:\s*(?:\/|of|out of|von|de|sur|sobre|em)\s*(\d{1,2}))?(?:\s*(?:stars?|estrellas?|estrelas?|étoiles?|sterne?))?$/i.exec(
      text,
    ) ?? []
  if (!value)
    return /^★{1,5}☆{0,4}$/.test(text) ? { value: String(text.replace(/☆/g, '').length), best: '5' } : null
  const most = best ?? '5'
  return Number(value) <= Number(most) ? { value, best: most } : null
}

/** "Anything else you would like to add?": a no to it says nothing. */
function isInvitation({ question }: Answer): boolean {
  return /\b(?:else|to add|algo mas|otra cosa|anadir|a ajouter|autre chose|noch etwas|sonst noch|mais alguma coisa|acrescentar)\b/i.test(
    unaccented(question),
  )
}
