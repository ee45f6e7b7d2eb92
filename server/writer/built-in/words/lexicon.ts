/** Words of a language by kind, in lower case: enough to tell a sentence from a fragment, and dissatisfaction from praise. */
export interface Lexicon {
  readonly adjectives: ReadonlySet<string>
  readonly nouns: ReadonlySet<string>
  readonly determiners: ReadonlySet<string>
  readonly intensifiers: ReadonlySet<string>
  /** Of what somebody wants more, less or better: "faster replies". */
  readonly comparing: RegExp
  /** Words that are subjects wherever they are. */
  readonly subjects: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
  readonly verbEnding?: RegExp
  /** Words that make a part of something of what follows: "how they answered". */
  readonly clauseStarts: ReadonlySet<string>
  /** Yes, no, nothing, and what says as little: understood only behind their question. */
  readonly replies: ReadonlySet<string>
  /** Words that tell of something bad. */
  readonly bad: ReadonlySet<string>
  readonly negations: ReadonlySet<string>
  /** First words that need the sentence before them. */
  readonly leaning: ReadonlySet<string>
  /** Words by which a text is known for this language. */
  readonly common: ReadonlySet<string>
}
