import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { type Piece, clausesIn, sentencesIn, straightQuotes, withoutFillers } from './clauses.ts'
import { clearedFieldOf, fieldStatementOf } from './fields.ts'
import { endedServiceIn } from './known-services.ts'
import { type Mood, isOrder, moodOf } from './moods.ts'
import { correctionOf, serviceStatementOf } from './services.ts'
import { longPattern } from './long-pattern.ts'
import { newNameIn } from './new-name.ts'
import { mended } from './spelling.ts'
import type { Statement } from './statement.ts'
import { pointsBack, typedValueOf } from './typed-values.ts'
import { withoutTail } from './values.ts'

/** One statement of a message: what it says is so, or why it changes nothing. */
export type Read = { readonly text: string } & (
  | { readonly statement: Statement; readonly mood?: undefined }
  | { readonly mood: Mood | 'unclear'; readonly statement?: undefined }
)

/** Longer ones are told, not stated. */
const longestClause = 500

/** What is on file, as far as it helps to understand what is said of it. */
type OnFile = Pick<BusinessProfile, 'businessName' | 'services'>

/** What an owner says about the business, clause by clause, without a model. Anything that is not plain is left alone. */
export function readMessage(message: string, onFile: OnFile = { businessName: '', services: '' }): Read[] {
  if (isOrder(message)) return [{ text: message.trim(), mood: 'order' }]
  let before = ''
  const reads = sentencesIn(message).flatMap((sentence) => {
    const typed = (piece: Piece) => message.slice(piece.at, piece.at + piece.text.length)
    // What makes a business special may hold a comma and an "and".
    const whole = withoutFillers(sentence)
    // "What sets us apart is that we never rush" keeps nothing as it is.
    const mood = moodOf(whole)
    const told = mood && mood !== 'keep' && mood !== 'past' ? undefined : freeText(whole, message)
    const said = told ?? (mood ? undefined : correctionIn(whole, message))
    if (said) return [{ text: typed(sentence), statement: said }]
    const all = clausesIn(sentence).map((clause): Read => {
      const read = { text: typed(clause), ...readClause(clause, { message, before, onFile }) }
      if (!takesBackAll.test(clause.text)) before = clause.text
      return read
    })
    return all.length > 1 ? all.filter(isOfUse) : all
  })
  return withoutRetracted(reads)
}

const takesBack = longPattern(String.raw`
  ^(?:no(?=[,.!:;]|$| wait| sorry| i | it's)|nope|sorry|wait|correction|oops|hold on|i mean|i meant|make (?:it|that)|rather|scratch that|scrap that
  |strike that|forget (?:that|it)|never ?mind|my mistake|that(?:'s| is|'s not| is not| was) (?:wrong|not right|right))
  (?![\w'])`)

/** "Sorry, I meant": what was said just before does not count any more. */
function withoutRetracted(reads: readonly Read[]): Read[] {
  const kept: Read[] = []
  for (const read of reads) {
    const last = kept.findLastIndex(({ statement }) => statement)
    if (last >= 0 && takesBack.test(straightQuotes(read.text)))
      kept[last] = { text: kept[last]!.text, mood: 'keep' }
    kept.push(read)
  }
  return kept
}

/** Of several clauses: not the thanks, and not what only says which field the next one is about. */
function isOfUse({ mood }: Read, at: number, all: readonly Read[]): boolean {
  const next = all[at + 1]
  return mood !== 'thanks' && !(mood === 'unclear' && next?.statement && pointsBack.test(next.text))
}

type Found = { statement: Statement } | { mood: Mood | 'unclear' }

interface Said {
  readonly message: string
  readonly before: string
  readonly onFile: OnFile
}

function readClause(clause: Piece, { message, before, onFile }: Said): Found {
  const bare = withoutFillers(clause)
  if (bare.text.length > longestClause) return { mood: 'unclear' }
  const mood = moodOf(bare)
  // "What we offer: A, B" asks nothing.
  if (mood === 'question' && !bare.isAsked && /^(?:what|where|how|who)\b/iu.test(bare.text)) {
    const told = statementOf(bare, message)
    if (told) return { statement: told }
  }
  if (mood) return { mood }
  const statement =
    typedValueOf(bare, before) ??
    endedIn(bare.text, onFile) ??
    statementOf(bare, message) ??
    newNameIn(bare.text, onFile.businessName)
  if (statement) return { statement }
  const spelled = mended(bare)
  if (!spelled) return { mood: 'unclear' }
  const again = moodOf({ ...bare, text: spelled.text })
  if (again) return { mood: again }
  const piece = { ...bare, text: spelled.text }
  const meant = typedValueOf(piece, before) ?? statementOf(piece, message, spelled.origin)
  return meant ? { statement: meant } : { mood: 'unclear' }
}

function endedIn(text: string, { services }: OnFile): Statement | undefined {
  const list = services.split(',').map((one) => one.trim())
  return endedServiceIn(text, list.filter(Boolean))
}

function statementOf(clause: Piece, message: string, origin?: readonly number[]): Statement | undefined {
  const words = ([from, to]: readonly [number, number]) =>
    withoutTail(message.slice(clause.at + (origin?.[from] ?? from), clause.at + (origin?.[to] ?? to)))
  const read = (text: string) =>
    clearedFieldOf(text) ?? fieldStatementOf(text, words, clause.text) ?? serviceStatementOf(text, words)
  return read(clause.text) ?? read(withoutTail(clause.text))
}

/** Says nothing of its own. */
const takesBackAll = /^(?:no|sorry|wait|oops|correction|hold on|no wait)[\s,!.]*$/iu

const isFree = (statement: Statement | undefined) =>
  statement?.kind === 'set' && (statement.field === 'description' || statement.field === 'uniqueValue')

function correctionIn(sentence: Piece, message: string): Statement | undefined {
  if (sentence.text.length > longestClause) return undefined
  return correctionOf(sentence.text, ([from, to]) =>
    withoutTail(message.slice(sentence.at + from, sentence.at + to)),
  )
}

function freeText(sentence: Piece, message: string): Statement | undefined {
  if (sentence.text.length > longestClause) return undefined
  const words = ([from, to]: readonly [number, number]) => message.slice(sentence.at + from, sentence.at + to)
  const found = fieldStatementOf(sentence.text, words)
  return isFree(found) ? found : undefined
}
