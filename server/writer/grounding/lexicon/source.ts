import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CustomerLanguage } from '#contract/languages.ts'
import { grammarWordsFolder } from '../../../kit/folders.ts'
import type { Mark } from './marks.ts'

/** First person, as it acts, is acted on, or owns. "You" is the customer in a question and the business in an answer. */
export type Person = 'i' | 'me' | 'my' | 'we' | 'us' | 'our' | 'you'

type List =
  | 'free'
  | 'topics'
  | 'carriers'
  | 'joints'
  | 'causes'
  | 'why'
  | 'asks'
  | 'yes'
  | 'no'
  | 'units'
  | 'same'
  | 'scales'
  | 'compared'
type Granted = 'satisfied' | 'good' | 'like' | 'recommend' | 'star' | 'fall' | 'rise'

/** A language's words as they stand in `words/LANGUAGE.txt`; `words/README.md` tells what its sections mean. */
export type LexiconSource = Readonly<Record<List, string>> & {
  readonly marks: ReadonlyMap<Mark, string>
  readonly persons: ReadonlyMap<Person, string>
  readonly fused: ReadonlyMap<string, string>
  readonly grammar: ReadonlyMap<string, string>
  readonly numbers: ReadonlyMap<string, number>
  /** Keys of what an answer from a scale or a list says: see `evidence.ts`. */
  readonly granted: Readonly<Record<Granted, string>>
}

export function lexiconSourceOf(language: CustomerLanguage): LexiconSource {
  const text = readFileSync(path.join(grammarWordsFolder, `${language}.txt`), 'utf8')
  const sections = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n')
        return [section.slice(0, end), section.slice(end + 1).trim()] as const
      }),
  )
  const under = <Name extends string>(kind: string) =>
    new Map(
      [...sections].flatMap(([name, list]) =>
        name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1) as Name, list] as const] : [],
      ),
    )
  const pairs = (name: string) =>
    (sections.get(name) ?? '').split(/\s+/).map((pair) => pair.split('=') as [string, string])
  const lists = Object.fromEntries([...sections].filter(([name]) => !name.includes(' '))) as Record<
    List,
    string
  >
  return {
    ...lists,
    compared: lists.compared ?? '',
    marks: under<Mark>('mark'),
    persons: under<Person>('person'),
    fused: under('fused'),
    grammar: under('grammar'),
    numbers: new Map(pairs('numbers').map(([word, value]) => [word, Number(value)])),
    granted: Object.fromEntries(pairs('granted')) as Record<Granted, string>,
  }
}
