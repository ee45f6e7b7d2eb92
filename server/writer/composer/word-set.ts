import { unaccented } from './text.ts'

/** Words separated by spaces, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

/** Words by kind, turned around: each with its kind. */
export function kindsOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([kind, list]) =>
      list.split(/\s+/).map((word): [string, string] => [word, kind]),
    ),
  )
}

type Ending = readonly [RegExp, readonly string[]]

/** The forms of adjectives: the first ending that a word has is replaced by each of its own. */
export function inflected(words: string, endings: readonly Ending[]): ReadonlySet<string> {
  return new Set(
    words.split(/\s+/).flatMap((word) => {
      const [ending, forms] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, ['']]
      return [word, ...forms.map((form) => word.replace(ending, form))]
    }),
  )
}

/** Short words are others without their accents: "é" and "e", "está" and "esta". */
function isAmbiguous(word: string): boolean {
  return word.length < 4 || /^est[áã]/.test(word)
}

/** The words, and how they look where nobody bothers with accents. */
export function withPlainSpelling(words: Iterable<string>): ReadonlySet<string> {
  return new Set([...words].flatMap((word) => [word, isAmbiguous(word) ? word : unaccented(word)]))
}
