import { unaccented } from './text.ts'
import type { Lexicon } from './tongue.ts'

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

/** How adjectives end, and the endings of all their forms. The first that fits decides. */
export type Endings = ReadonlyArray<readonly [ending: RegExp, forms: readonly string[]]>

/** The forms of an adjective: the first ending that it has is replaced by each of its own. */
function formsOf(word: string, endings: Endings): string[] {
  const [ending, forms] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, ['']]
  return [word, ...forms.map((form) => word.replace(ending, form))]
}

export function inflected(words: string, endings: Endings): ReadonlySet<string> {
  return new Set(words.split(/\s+/).flatMap((word) => formsOf(word, endings)))
}

/** A language's adjectives, behind their kinds: those of feelings, of people, all others, and forms that no ending makes. */
export function adjectivesIn(
  endings: Endings,
  text: string,
  spelled: (words: Iterable<string>) => ReadonlySet<string> = withPlainSpelling,
): Pick<Lexicon, 'feelings' | 'personal' | 'adjectives' | 'baseForms'> {
  const [, ...parts] = text.split(/(?:feelings|personal|others|irregular):/)
  const [feelings = '', personal = '', others = '', irregular = ''] = parts.map((part) => part.trim())
  const all = [feelings, personal, others].join(' ').split(/\s+/)
  return {
    feelings: inflected(feelings, endings),
    personal: inflected(personal, endings),
    adjectives: spelled([...all.flatMap((word) => formsOf(word, endings)), ...irregular.split(/\s+/)]),
    baseForms: new Map(all.flatMap((word) => formsOf(word, endings).map((form) => [form, word]))),
  }
}

/** Short words are others without their accents: "é" and "e", "está" and "esta". */
function isAmbiguous(word: string): boolean {
  return word.length < 4 || /^est[áã]/.test(word)
}

/** The words, and how they look where nobody bothers with accents. */
export function withPlainSpelling(words: Iterable<string>): ReadonlySet<string> {
  return new Set([...words].flatMap((word) => [word, isAmbiguous(word) ? word : unaccented(word)]))
}
