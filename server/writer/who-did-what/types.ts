import type { Claim } from '../grounding/clauses.ts'
import type { Lexicon } from '../grounding/lexicon/lexicon.ts'
import type { Token } from '../grounding/tokens.ts'
import type { Grammar } from './grammar.ts'

/** A word that says something, and what its place in a sentence says. */
export interface Part {
  readonly token: Token
  /** The same as a claim, with what small words make of it. */
  readonly claim: Claim | undefined
  readonly at: number
  /** Words in a row, without a small one between them. */
  readonly chunk: number
  /** What binds its chunk to the rest: "to", "than", "after"; empty for who acts and what is acted on. */
  readonly governor: string
  readonly owner: 'ours' | 'theirs' | ''
  readonly hasDeterminer: boolean
  readonly isName: boolean
  /** Of time or of manner: it may stand anywhere. */
  readonly isMovable: boolean
}

/** Who acts: the customer, somebody of whom only "they" is said, or who is named; `open` where nobody is. */
export type Subject =
  | { readonly kind: 'first' | 'they' }
  | { readonly kind: 'named' | 'open'; readonly parts: readonly Part[] }

export type Opener = '' | 'and' | 'if' | 'when' | 'relative' | 'that' | 'binding'

export interface Span {
  from: number
  to: number
  readonly opener: Opener
  readonly isBehindStop: boolean
}

/** A part of a sentence that says one thing of one subject. */
export interface Segment {
  readonly from: number
  readonly to: number
  readonly opener: Opener
  readonly parts: readonly Part[]
  readonly own: Subject
  /** Its own subject, or that of the segment before it. */
  readonly subject: Subject
  readonly isInherited: boolean
  readonly hasMe: boolean
  readonly hasThem: boolean
  readonly isNow: boolean
  readonly isBefore: boolean
}

export interface Reading {
  readonly tokens: readonly Token[]
  readonly segments: readonly Segment[]
  /** Where words stand by which somebody says, hopes or promises something. */
  readonly reports: readonly number[]
  readonly grammar: Grammar
  readonly lexicon: Lexicon
}

/** A word of a text and the one of an answer that it repeats. */
export interface PartPair {
  readonly part: Part
  readonly said: Part
  readonly segment: Segment
}

/** A sentence of an answer, and what its question says of it. */
export interface Said {
  readonly reading: Reading
  /** Whether it was asked how it was before. */
  readonly isOfBefore: boolean
  /** Whether a word only carries what the answer says, or is one of the question or of the kind of answer. */
  readonly carries: (token: Token) => boolean
  /** Whether a word is one of the business's or the customer's own name. */
  readonly isOfName: (token: Token) => boolean
}

export interface Context {
  readonly tokens: readonly Token[]
  readonly parts: readonly Part[]
  readonly lexicon: Lexicon
  readonly grammar: Grammar
  readonly before: Segment | undefined
}
