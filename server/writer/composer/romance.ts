import { capitalized } from './text.ts'
import type { Lexicon } from './tongue.ts'
import type { Endings } from './word-set.ts'

/** Kinds of nouns: singular in lower case, plural in upper case. */
export type Kind = 'm' | 'f' | 'M' | 'F'

/** How most adjectives change in Spanish and Portuguese. */
export const iberianEndings: Endings = [
  [/o$/, ['o', 'a', 'os', 'as']],
  [/e$/, ['e', 'es']],
  [/dor$/, ['dor', 'dora', 'dores', 'doras']],
]

interface Nouns {
  readonly lexicon: Lexicon
  /** Of nouns that no list has, by their ending. */
  readonly endings: ReadonlyArray<readonly [Kind, RegExp]>
  /** Adjectives that stand before their noun, as they are behind a verb. */
  readonly placedBefore: ReadonlyMap<string, string>
  /** The noun with its article and the verb for how it was, or null when its gender is not known. */
  readonly was: (noun: string, adjective: string, kind: Kind | undefined) => Subject | null
}

type Subject = readonly [subject: string, verb: string]

/** What Spanish, French and Portuguese have in common. */
export function nounsOf({ lexicon, endings, placedBefore, was }: Nouns): {
  kindOf: (noun: string) => Kind | undefined
  headOf: (words: readonly string[]) => string
  tell: (thing: string) => string | null
} {
  const { nouns, adjectives, intensifiers } = lexicon
  const kindOf = (noun: string) =>
    (nouns.get(noun) as Kind | undefined) ?? endings.find(([, ending]) => ending.test(noun))?.[0]
  return {
    kindOf,
    headOf: (words) => words.find((word) => !adjectives.has(word) && !intensifiers.has(word)) ?? '',
    tell(thing) {
      const [first = '', ...others] = thing.split(' ')
      const placed = placedBefore.get(first)
      const [noun = '', ...rest] = placed === undefined ? [first, ...others] : [...others, placed]
      const adjective = rest.at(-1) ?? ''
      const isPlain =
        (rest.length === 1 || rest.length === 2) &&
        adjectives.has(adjective) &&
        rest.slice(0, -1).every((word) => intensifiers.has(word))
      if (!isPlain || adjectives.has(noun)) return null
      const subject = was(noun, adjective, kindOf(noun))
      return subject && capitalized(`${subject.join(' ')} ${rest.join(' ')}.`)
    },
  }
}

export function isPlural(kind: Kind | undefined): boolean {
  return kind === 'M' || kind === 'F'
}

/** Words, each as itself: adjectives that are the same before a noun and behind a verb. */
export function unchanged(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(' ').map((word) => [word, word]))
}

interface Past {
  readonly articles: Readonly<Record<Kind, string>>
  /** Nouns of what happens once. */
  readonly events: ReadonlySet<string>
  /** What such a noun was, what any other was, and what several were. */
  readonly once: string
  readonly lasting: string
  readonly several: string
}

/** How things were in a language that tells what happened once from what lasted: "fue" and "era". */
export function pastSubjectOf({ articles, events, once, lasting, several }: Past) {
  return (noun: string, _adjective: string, kind: Kind | undefined): Subject | null => {
    const verb = isPlural(kind) ? several : events.has(noun) ? once : lasting
    return kind ? [`${articles[kind]} ${noun}`, verb] : null
  }
}

interface Statements {
  /** A question that has the order of a statement: its subject, its verb and the rest. */
  readonly asked: RegExp
  readonly not: string
  /** A verb that has the customer's form too, and words that make another person of it. */
  readonly mine: RegExp
  readonly others: RegExp
}

/** A question in the order of a statement with its yes or no: "El profesor no era puntual." */
export function declaredBy({ asked, not, mine, others }: Statements) {
  return (question: string, isYes: boolean): string | null => {
    const [, subject = '', verb = '', rest = ''] = asked.exec(question.trim()) ?? []
    const isMine = subject === '' && mine.test(verb) && !others.test(rest)
    if (verb === '' || (subject === '' && !isMine)) return null
    return capitalized(`${subject}${isYes ? '' : `${not} `}${verb.toLowerCase()}${rest}.`)
  }
}
