import type { Mark } from './marks.ts'

/** First person, as it acts, is acted on, or owns. "You" is the customer in a question and the business in an answer. */
export type Person = 'i' | 'me' | 'my' | 'we' | 'us' | 'our' | 'you'

/** A language's small words, written out: words apart by spaces, words of one expression joined by `_`. */
export interface LexiconSource {
  /** Words that claim nothing. */
  readonly free: string
  /** Words for the business and for what it sells, which may stand for "they" and "it". */
  readonly topics: string
  /** Words that only carry what somebody says: "I have to say that", "my experience with". */
  readonly carriers: string
  /** Where a new clause begins. */
  readonly joints: string
  readonly causes: string
  readonly why: string
  readonly marks: Readonly<Partial<Record<Mark, string>>>
  readonly persons: Readonly<Partial<Record<Person, string>>>
  /** Words that are a claim and a mark in one: "everybody", "nothing", "better". */
  readonly fused: Readonly<Record<string, string>>
  /** Words that say what a number counts, times of day and week among them. */
  readonly units: string
  /** Verbs whose first person no ending shows. */
  readonly firstPerson?: string
  /** Question words: a question without one is answered by yes or no. */
  readonly asks: string
  readonly yes: string
  readonly no: string
  /** Words of one meaning in a row, the forms that no rule finds among them; rows apart by commas. */
  readonly same: string
  /** The same from weak to strong, steps apart by `<`: a text may say less than an answer, never more. */
  readonly scales: string
  /** Adjectives whose own ending compares, as in "faster". */
  readonly compared?: string
  readonly numbers: Readonly<Record<string, number>>
  /**
   * What a question is about, and in other words: an answer to "What could be better?" is room for improvement. A line
   * each, `asked; or asked = said; or said`.
   */
  readonly intents: string
  /** Keys of what an answer from a scale or a list says: see `evidence.ts`. */
  readonly granted: Readonly<
    Record<'satisfied' | 'good' | 'like' | 'recommend' | 'star' | 'fall' | 'rise', string>
  >
  /** An answer that tells a machine what to write says nothing about the business. */
  readonly instructions: RegExp
}
