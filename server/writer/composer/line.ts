/** A sentence that a draft may have. */
export interface Line {
  /** The same in several ways; the first is the one to use. */
  readonly texts: readonly string[]
  /** With the question in quotes: for what no sentence can say and must not get lost. */
  readonly spare: readonly string[]
  readonly answerIds: readonly string[]
  /** Which answer it comes from, and where it stands in it. */
  readonly block: number
  readonly at: number
  /** Whether its words are a sentence of the customer's own. */
  readonly isOwn: boolean
  /** Whether it is understood only after the sentence before it. */
  readonly isLeaning: boolean
  readonly isCritical: boolean
  readonly hasSpecifics: boolean
}

/** Whether the answers of a brief say all that a sentence says. */
export type GroundCheck = (sentence: string) => boolean
