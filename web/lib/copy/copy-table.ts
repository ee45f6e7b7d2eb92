import { copyLanguage } from './copy-language.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'

type Say = (...values: never[]) => string
/** A sentence with `{slots}`, or one for each case. */
type Sentence = string | Readonly<Record<string, string>>
type Spoken<Copy> = { [K in keyof Copy]: Copy[K] extends Say ? K : never }[keyof Copy]

/** What the JSON file of a language holds for `Copy`: plain text throughout. */
export type TableOf<Copy> = { readonly [K in keyof Copy]: Copy[K] extends Say ? Sentence : Copy[K] }

/** How the sentences name what they are given, in the order in which it is given. */
export type SlotsOf<Copy> = {
  readonly [K in Spoken<Copy>]: Copy[K] extends (...values: infer G) => string
    ? { readonly [I in keyof G]: string }
    : never
}

/** The slots that choose a case, where a sentence has several. */
const caseOf: Record<string, (value: unknown) => string> = {
  isPrivate: (isPrivate) => (isPrivate === true ? 'private' : 'public'),
  count: (count) => (count === 1 ? 'one' : 'other'),
  by: String,
}

/** One of a kind for each language that customers are spoken to in. */
export function inEachLanguage<T>(make: (language: CustomerLanguage) => T): Record<CustomerLanguage, T> {
  return Object.fromEntries(customerLanguages.map((language) => [language, make(language)])) as Record<
    CustomerLanguage,
    T
  >
}

/**
 * The copy of every language from its table. What is given to a sentence is never read for slots itself. Who reads the
 * Portuguese of Portugal gets what it says otherwise.
 */
export function copyFrom<Copy>(
  tables: Readonly<Record<CustomerLanguage, TableOf<Copy>>>,
  slots: SlotsOf<Copy>,
  ptPortugal: Partial<TableOf<Copy>> = {},
): Record<CustomerLanguage, Copy> {
  return inEachLanguage((language) => {
    const table = copyLanguage(language) === 'pt-PT' ? { ...tables.pt, ...ptPortugal } : tables[language]
    return withSentences(table, slots)
  })
}

function withSentences<Copy>(table: TableOf<Copy>, slots: SlotsOf<Copy>): Copy {
  const held = table as Readonly<Record<string, Sentence>>
  const said = Object.entries<readonly string[]>(slots).map(([key, names]) => [
    key,
    (...values: unknown[]) => fillSentence(held[key] ?? '', names, values),
  ])
  // `SlotsOf` and `TableOf` leave nothing of `Copy` out: what no slot list names is plain text.
  return { ...table, ...Object.fromEntries(said) } as Copy
}

function fillSentence(sentence: Sentence, names: readonly string[], values: readonly unknown[]): string {
  const chosen = typeof sentence === 'string' ? sentence : sentence[sentenceCaseOf(names, values)]
  return (chosen ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[names.indexOf(name)]))
}

function sentenceCaseOf(names: readonly string[], values: readonly unknown[]): string {
  const at = names.findIndex((name) => name in caseOf)
  return caseOf[names[at] ?? '']?.(values[at]) ?? ''
}
