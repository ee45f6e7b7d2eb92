/** Words separated by spaces, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** How adjectives end, and the endings of all their forms. The first that fits decides. */
export type Endings = ReadonlyArray<readonly [ending: RegExp, forms: readonly string[]]>

/** How adjectives end in Spanish and Portuguese. */
export const iberianEndings: Endings = [
  [/o$/, ['o', 'a', 'os', 'as']],
  [/e$/, ['e', 'es']],
  [/dor$/, ['dor', 'dora', 'dores', 'doras']],
]

/** Adjectives in all their forms. */
export function inflected(words: string, endings: Endings): ReadonlySet<string> {
  return new Set([...wordSet(words)].flatMap((word) => formsOf(word, endings)))
}

/** The forms of an adjective: the first ending that it has is replaced by each of its own. */
function formsOf(word: string, endings: Endings): string[] {
  const [ending, forms] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, ['']]
  return [word, ...forms.map((form) => word.replace(ending, form))]
}

/** Short words are others without their accents: "é" and "e", "está" and "esta". */
function isAmbiguous(word: string): boolean {
  return word.length < 4 || /^est[áã]/.test(word)
}

/** The words, and how they look where nobody bothers with accents. */
export function withPlainSpelling(words: Iterable<string>): ReadonlySet<string> {
  return new Set(
    [...words].flatMap((word) => [
      word,
      isAmbiguous(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, ''),
    ]),
  )
}
