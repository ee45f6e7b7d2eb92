import type { Tx } from '../db/database.ts'
import type { Span } from './spans.ts'

/** What is known of a question, and where its answer is read. */
export interface Asked {
  readonly tx: Tx
  readonly workspaceId: string
  readonly now: Date
  /** Of the one who asks. */
  readonly timeZone: string
  /** The one that is named; questions about several are answered one by one. */
  readonly span: Span | undefined
  /** Words of the question. */
  readonly text: string
}

/** A kind of question. To answer another kind, add a row to `topics`. */
export interface Topic {
  readonly name: string
  readonly asks: RegExp
  /** Further words that such a question may hold: with any other, it asks for something else. */
  readonly words: string
  readonly answer: (asked: Asked) => Promise<string>
  /** Only as of now: what it counts has no date. */
  readonly isOfNow?: true
  /** How a comparison of two spans is answered. */
  readonly compare?: (asked: Asked, spans: readonly [Span, Span]) => Promise<string>
}
