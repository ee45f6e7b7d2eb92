import type { noTheme, Subject } from './subjects.ts'

/**
 * The words of one language, apart by commas. A word stands for all its forms; `=` before it: for itself alone; `*` at an end: for
 * all that go on there. A `+` behind it: it also praises; a `-`: it also criticizes.
 */
export interface LanguageWords {
  readonly subjects: Readonly<Partial<Record<Subject | typeof noTheme, string>>>
  readonly praise: string
  readonly criticism: string
  /** Turn what follows within a few words. */
  readonly negations: string
  /** Look like a negation and are none: "not only". */
  readonly notNegations: string
  /** "Could not be better": what is compared so is praised. */
  readonly unsurpassed: string
  /** A word of praise or none at all behind them is criticism: "too big". */
  readonly excess: string
  /** Begin a clause of its own: "but". */
  readonly turns: string
  /** Join clauses, where what follows them has a subject of its own. */
  readonly joins: string
  /** Before a noun: articles, possessives and the like. */
  readonly determiners: string
  /** What is no part of a phrase. */
  readonly functionWords: string
  /** Nouns that say nothing by themselves. */
  readonly emptyNouns: string
}
