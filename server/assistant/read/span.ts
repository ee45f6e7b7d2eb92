/** A span of time that a question names, by the clock of the one who asks; see `wall-time.ts`. */
export interface Span {
  readonly from: Date
  /** The first moment after it. */
  readonly until: Date
  /** As it stands in a sentence: "in March 2026", "last week". */
  readonly name: string
}
