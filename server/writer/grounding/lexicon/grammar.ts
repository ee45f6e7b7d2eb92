import type { CustomerLanguage } from '#contract/languages.ts'
import { lexiconOf } from './lexicon.ts'
import { wordsIn } from './words-in.ts'

/**
 * The small words of a language that say who did what to whom, where, and when; those of an expression are joined by `_`.
 * `governors` bind a noun to the rest, and those of one class say the same. `they` acts, `them` is acted on, `it` is a thing
 * that is; `has` and `had` say, as `is` and `was`, whether it is now. Behind `reports`, something is said, hoped or promised
 * and not yet so; those of `says` claim nothing when it is the customer who says so: "I have to say that".
 */
type Kind =
  | 'determiners'
  | 'theirs'
  | 'they'
  | 'them'
  | 'it'
  | 'is'
  | 'was'
  | 'has'
  | 'had'
  | 'and'
  | 'if'
  | 'when'
  | 'relative'
  | 'that'
  | 'binding'
  | 'reports'
  | 'says'
  | 'now'
  | 'before'
  | 'titles'

export interface Grammar {
  /** The class of each governor. */
  readonly governors: ReadonlyMap<string, string>
  has(kind: Kind, fold: string): boolean
}

const ready = new Map<CustomerLanguage, Grammar>()

export function grammarOf(language: CustomerLanguage): Grammar {
  const known = ready.get(language) ?? prepare(lexiconOf(language).source.grammar, language)
  ready.set(language, known)
  return known
}

function prepare(lists: ReadonlyMap<string, string>, language: CustomerLanguage): Grammar {
  const sets = new Map([...lists].map(([kind, list]) => [kind, new Set(wordsIn(list, language))]))
  const classes = [...(lists.get('governors') ?? '').matchAll(/(\w+)=(\S+)/g)]
  return {
    governors: new Map(
      classes.flatMap(([, name = '', words = '']) =>
        wordsIn(words.replaceAll(',', ' '), language).map((word) => [word, name] as const),
      ),
    ),
    has: (kind, fold) => sets.get(kind)?.has(fold) ?? false,
  }
}
