/*
 * What a small word does to the claim beside it, or to its whole clause. A claim with another set of these is another
 * claim: "less scared" is not "no longer scared", and "about 30" is not "30".
 */

/** Marks that make another claim whether they are added or left out. */
export const decisive = [
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
  'atMost',
  'some',
] as const

/** Marks that may be left out, as "very good" is good, but not added. */
export const strengthening = ['very', 'all', 'exactly', 'only'] as const

/** The same of everything that a clause says. */
export const decisiveOfClause = [
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
] as const
export const strengtheningOfClause = ['always', 'ever', 'surely'] as const

const ofClauses = [...decisiveOfClause, ...strengtheningOfClause] as const

/** `beyond` is behind what is denied: "not slow on Mondays" says of Mondays neither this nor that. */
export type Mark =
  | 'beyond'
  | (typeof decisive)[number]
  | (typeof strengthening)[number]
  | (typeof ofClauses)[number]

export const marksOfClauses: ReadonlySet<Mark> = new Set(ofClauses)
