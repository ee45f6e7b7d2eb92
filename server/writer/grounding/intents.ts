import { type Clause, clausesOf } from './clauses.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Mark } from './lexicon/marks.ts'

interface Intent {
  readonly when: readonly Clause[]
  readonly says: readonly Clause[]
}

const read = new WeakMap<Lexicon, readonly Intent[]>()
/** Marks that make another question of it: what somebody liked, and what not; what changed, and what should. */
const telling: readonly Mark[] = ['not', 'would', 'could', 'more', 'most']

/** What a question says in other words. */
export function otherWordsFor(question: readonly Clause[], lexicon: Lexicon): Clause[] {
  const keys = new Map(question.flatMap(({ claims }) => claims).map((claim) => [claim.token.key, claim]))
  return intentsOf(lexicon)
    .filter(({ when }) =>
      when.some(
        ({ claims }) =>
          claims.length > 0 &&
          claims.every((claim) => {
            const asked = keys.get(claim.token.key)
            return (
              asked !== undefined &&
              telling.every((mark) =>
                hasMark(claim, mark) ? hasMark(asked, mark) : mark !== 'not' || !hasMark(asked, mark),
              )
            )
          }),
      ),
    )
    .flatMap(({ says }) => says)
}

function hasMark({ marks, clause }: Clause['claims'][number], mark: Mark): boolean {
  return marks.has(mark) || clause.marks.has(mark)
}

function intentsOf(lexicon: Lexicon): readonly Intent[] {
  const known = read.get(lexicon)
  if (known) return known
  const intents = lexicon.source.intents
    .trim()
    .split('\n')
    .map((line) => {
      const [when = '', says = ''] = line.split('=')
      return { when: clausesOf(when, lexicon), says: clausesOf(says, lexicon) }
    })
  read.set(lexicon, intents)
  return intents
}
