import type { Lexicon } from './lexicon/lexicon.ts'
import type { Person } from './lexicon/source.ts'
import { type Mark, marksOfClauses } from './lexicon/marks.ts'
import { personsOf } from './persons-of.ts'
import { sentencesOf } from './sentences.ts'
import { tenseOf } from './tense.ts'
import { isClaim, type Token, tokensOf } from './tokens.ts'
import { wordMarksOf } from './word-marks.ts'

/** A word that claims something, with all that its neighbors make of it. */
export interface Claim {
  readonly token: Token
  readonly marks: ReadonlySet<Mark>
  /** Where it stands in its text, small words counted. */
  readonly at: number
  readonly clause: Clause
  /** The words beside a number that may say what it counts. */
  readonly neighbors: readonly string[]
}

/** A part of a sentence that says one thing. */
export interface Clause {
  readonly tokens: readonly Token[]
  readonly claims: readonly Claim[]
  /** Marks of the whole clause. */
  readonly marks: ReadonlySet<Mark>
  readonly persons: ReadonlySet<Person>
  /** A word for a cause that binds it to another clause of its sentence. */
  readonly cause: Token | undefined
  readonly sentence: number
}

/** Reads all clauses of a text. */
export function clausesOf(text: string, lexicon: Lexicon): Clause[] {
  return sentencesOf(text).flatMap((sentence, index) => clausesOfSentence(sentence, index, lexicon))
}

function clausesOfSentence(text: string, sentence: number, lexicon: Lexicon): Clause[] {
  const tokens = tokensOf(text, lexicon)
  const neighbors = neighborsOf(tokens)
  const clauses: Clause[] = []
  for (const [from, to] of spansOf(tokens)) {
    clauses.push(clauseOf(tokens, from, to, { sentence, lexicon, neighbors }))
  }
  return clauses
}

/**
 * In words. People end a clause long before; what goes on for longer is cut, because every word of a clause may change
 * what every other one says.
 */
export const longestClause = 100

/** From the first to behind the last token of each clause. */
function spansOf(tokens: readonly Token[]): [number, number][] {
  const spans: [number, number][] = []
  let from = 0
  for (const [at, { role, marks }] of tokens.entries()) {
    const begins =
      role === 'joint' ||
      role === 'cause' ||
      (marks.includes('if') && role === 'free') ||
      at - from === longestClause
    if (role !== 'stop' && !begins) continue
    if (at > from) spans.push([from, at])
    from = role === 'stop' ? at + 1 : at
  }
  if (tokens.length > from) spans.push([from, tokens.length])
  return withoutEmpty(spans, tokens)
}

/** A part that claims nothing, such as ", mostly,", belongs to the one before it, and an opening one to the next. */
function withoutEmpty(spans: readonly [number, number][], tokens: readonly Token[]): [number, number][] {
  const whole: [number, number][] = []
  for (const [from, to] of spans) {
    const last = whole.at(-1)
    const isEmpty = !tokens.slice(from, to).some(isClaim)
    const wasEmpty = last && !tokens.slice(...last).some(isClaim)
    if (last && (isEmpty || wasEmpty) && to - last[0] <= longestClause) last[1] = to
    else whole.push([from, to])
  }
  return whole
}

interface Context {
  readonly sentence: number
  readonly lexicon: Lexicon
  readonly neighbors: readonly (readonly string[])[]
}

function clauseOf(
  all: readonly Token[],
  from: number,
  to: number,
  { sentence, lexicon, neighbors }: Context,
): Clause {
  const tokens = all.slice(from, to)
  const marksAt = wordMarksOf(tokens, lexicon)
  const clause = {
    tokens,
    claims: [] as Claim[],
    marks: new Set(
      tokens.flatMap((token, at) => [
        ...token.marks.filter((mark) => marksOfClauses.has(mark)),
        ...tenseOf(token, tokens[at - 1], lexicon.language),
      ]),
    ),
    persons: new Set(tokens.flatMap((token, at) => personsOf(token, tokens[at - 1], lexicon))),
    cause: tokens.find(({ role }) => role === 'cause'),
    sentence,
  }
  for (const [at, token] of tokens.entries()) {
    if (!isClaim(token) || isOneOfThem(token, tokens[at + 1])) continue
    clause.claims.push({
      token,
      marks: marksAt[at] ?? new Set(),
      at: from + at,
      clause,
      neighbors: neighbors[from + at] ?? [],
    })
  }
  return clause
}

/** "One thing" counts nothing. */
function isOneOfThem({ key, text }: Token, next: Token | undefined): boolean {
  return (
    key === '=1' &&
    text !== '1' &&
    next?.role !== 'word' &&
    (next !== undefined || text.toLowerCase() === 'one')
  )
}

/** What each number may count: the word behind it, or before it, other numbers passed over. */
function neighborsOf(tokens: readonly Token[]): string[][] {
  const previous = wordsBefore(tokens)
  const next = wordsBefore(tokens.toReversed()).toReversed()
  return tokens.map(({ role }, at) => (role === 'number' ? [next[at] ?? '', previous[at] ?? ''] : []))
}

/** The key of the last word before each token. */
function wordsBefore(tokens: readonly Token[]): string[] {
  let last = ''
  return tokens.map((token) => {
    const before = last
    if (token.role === 'stop') last = ''
    if (isWord(token)) last = token.key
    return before
  })
}

function isWord({ role }: Token): boolean {
  return role === 'word' || role === 'topic' || role === 'carrier'
}
