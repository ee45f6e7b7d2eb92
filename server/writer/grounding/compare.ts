import type { Claim } from './clauses.ts'
import type { Mark } from './lexicon/source.ts'

/** Marks that make another claim whether they are added or left out. */
const decisive: readonly Mark[] = [
  'not',
  'ceased',
  'more',
  'less',
  'most',
  'least',
  'excess',
  'little',
  'almost',
  'barely',
  'about',
  'atLeast',
  'some',
]
/** Marks that may be left out, as "very good" is good, but not added. */
const strengthening: readonly Mark[] = ['very', 'all', 'exactly', 'only']
const decisiveOfClause: readonly Mark[] = [
  'maybe',
  'will',
  'would',
  'could',
  'should',
  'if',
  'sometimes',
  'once',
  'often',
  'mostly',
  'formerly',
]
const strengtheningOfClause: readonly Mark[] = ['always', 'ever', 'surely']

/** The marks by which a claim says something else than an answer. */
export function conflicts(claim: Claim, said: Claim): Mark[] {
  const isEither = isBeyond(claim) || isBeyond(said)
  const found = decisive.filter(
    (mark) => claim.marks.has(mark) !== said.marks.has(mark) && !(isEither && denying.has(mark)),
  )
  const [have, had] = [claim.token.level, said.token.level]
  for (const mark of strengthening) {
    if (claim.marks.has(mark) && !said.marks.has(mark) && !(mark === 'very' && had > have)) found.push(mark)
  }
  if (have > had) found.push('very')
  return found
}

const denying: ReadonlySet<Mark> = new Set(['not', 'ceased'])

function isBeyond({ marks }: Claim): boolean {
  return marks.has('beyond') && !marks.has('not') && !marks.has('ceased')
}

/** The marks of a clause that say something else than the clauses that it rests on. `elsewhere` are those of its whole sentence. */
export function clauseConflicts(
  own: ReadonlySet<Mark>,
  said: ReadonlySet<Mark>,
  elsewhere: ReadonlySet<Mark>,
): Mark[] {
  return [
    ...decisiveOfClause.filter((mark) =>
      own.has(mark) ? !said.has(mark) : said.has(mark) && !elsewhere.has(mark),
    ),
    ...strengtheningOfClause.filter((mark) => own.has(mark) && !said.has(mark)),
  ]
}
