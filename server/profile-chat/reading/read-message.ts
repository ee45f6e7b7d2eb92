import { type Piece, clausesIn, sentencesIn, withoutFillers } from './clauses.ts'
import { clearedFieldOf, fieldStatementOf } from './fields.ts'
import { type Mood, isOrder, moodOf } from './moods.ts'
import { serviceStatementOf } from './services.ts'
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

/** What an owner says about the business, clause by clause, without a model. Anything that is not plain is left alone. */
export function readMessage(message: string): Read[] {
  if (isOrder(message)) return [{ text: message.trim(), mood: 'order' }]
  let before = ''
  return sentencesIn(message).flatMap((sentence) => {
    const typed = (piece: Piece) => message.slice(piece.at, piece.at + piece.text.length)
    // What makes a business special may hold a comma and an "and".
    const whole = withoutFillers(sentence)
    // "What sets us apart is that we never rush" keeps nothing as it is.
    const mood = moodOf(whole)
    const told = mood && mood !== 'keep' ? undefined : freeText(whole, message)
    if (told) return [{ text: typed(sentence), statement: told }]
    const all = clausesIn(sentence).map((clause): Read => {
      const read = { text: typed(clause), ...readClause(clause, message, before) }
      before = clause.text
      return read
    })
    return all.length > 1 ? all.filter(isOfUse) : all
  })
}

/** Of several clauses: not the thanks, and not what only says which field the next one is about. */
function isOfUse({ mood }: Read, at: number, all: readonly Read[]): boolean {
  const next = all[at + 1]
  return mood !== 'thanks' && !(mood === 'unclear' && next?.statement && pointsBack.test(next.text))
}

type Found = { statement: Statement } | { mood: Mood | 'unclear' }

function readClause(clause: Piece, message: string, before: string): Found {
  const bare = withoutFillers(clause)
  if (bare.text.length > longestClause) return { mood: 'unclear' }
  const mood = moodOf(bare)
  if (mood) return { mood }
  const statement = typedValueOf(bare, before) ?? statementOf(bare, message)
  if (statement) return { statement }
  const spelled = mended(bare)
  if (!spelled) return { mood: 'unclear' }
  const again = moodOf({ ...bare, text: spelled.text })
  if (again) return { mood: again }
  const piece = { ...bare, text: spelled.text }
  const meant = typedValueOf(piece, before) ?? statementOf(piece, message, spelled.origin)
  return meant ? { statement: meant } : { mood: 'unclear' }
}

function statementOf(clause: Piece, message: string, origin?: readonly number[]): Statement | undefined {
  const words = ([from, to]: readonly [number, number]) =>
    withoutTail(message.slice(clause.at + (origin?.[from] ?? from), clause.at + (origin?.[to] ?? to)))
  const read = (text: string) =>
    clearedFieldOf(text) ?? fieldStatementOf(text, words) ?? serviceStatementOf(text, words)
  return read(clause.text) ?? read(withoutTail(clause.text))
}

const isFree = (statement: Statement | undefined) =>
  statement?.kind === 'set' && (statement.field === 'description' || statement.field === 'uniqueValue')

function freeText(sentence: Piece, message: string): Statement | undefined {
  if (sentence.text.length > longestClause) return undefined
  const words = ([from, to]: readonly [number, number]) => message.slice(sentence.at + from, sentence.at + to)
  const found = fieldStatementOf(sentence.text, words)
  return isFree(found) ? found : undefined
}
