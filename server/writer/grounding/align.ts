import type { Claim, Clause } from './clauses.ts'
import { agrees, clauseConflicts } from './compare.ts'
import { type Evidence, mostOfOneWord, type Source } from './evidence.ts'
import type { Person } from './lexicon/source.ts'
import { isSimilar } from './similar.ts'

/** A claim of a text, and the one of an answer that it repeats. */
export interface Pair {
  readonly claim: Claim
  readonly said: Claim
}

/** How one clause of a text stands to one answer. */
export interface Alignment {
  readonly source: Source | undefined
  /** What the answer says in its own words. */
  readonly pairs: readonly Pair[]
  /** What its question says. */
  readonly asked: readonly Pair[]
  /** How many claims the kind of answer grants without words. */
  readonly granted: number
  /** Claims of the clause that the answer does not carry. */
  readonly missing: readonly Claim[]
}

/** How a clause stands to each answer that has anything of it, the best first. Never empty. */
export function align(clause: Clause, evidence: Evidence): Alignment[] {
  const claims = clause.claims.filter((claim) => !isOfNames(claim, evidence))
  const missing = claims.filter((claim) => !claimsNothing(claim, evidence))
  const alone: Alignment = { source: undefined, pairs: [], asked: [], granted: 0, missing }
  return evidence.sources
    .map((source) => alignWith(source, claims, evidence))
    .filter((one) => weightOf(one) > 0)
    .concat(alone)
    .toSorted((one, other) => rank(other, one))
    .map((one) => withTopics(one, clause, evidence))
}

function weightOf({ pairs, asked, granted }: Alignment): number {
  return pairs.length + asked.length + granted
}

function rank(one: Alignment, other: Alignment): number {
  return (
    other.missing.length - one.missing.length ||
    one.pairs.length - other.pairs.length ||
    weightOf(one) - weightOf(other)
  )
}

function alignWith(source: Source, claims: readonly Claim[], evidence: Evidence): Alignment {
  const pairs: Pair[] = []
  const asked: Pair[] = []
  const missing: Claim[] = []
  let granted = 0
  const shares = sharesOf(claims, source)
  for (const claim of claims) {
    const said = found(claim, source.said, shares, evidence) ?? similar(claim, source)
    const ofQuestion = found(source.isDenied ? affirmed(claim) : claim, source.asked, shares, evidence)
    if (said && !(ofQuestion && differs(claim, said) && !differs(claim, ofQuestion)))
      pairs.push({ claim, said })
    else if (ofQuestion) asked.push({ claim, said: ofQuestion })
    else if (isGranted(claim, source) || isOnce(claim, source)) granted++
    else if (!claimsNothing(claim, evidence) || isDeniedBy(claim, source)) missing.push(claim)
  }
  return { source, pairs, asked, granted, missing }
}

/** How many of these claims each clause of an answer has. */
function sharesOf(claims: readonly Claim[], { said }: Source): ReadonlyMap<Clause, number> {
  const shares = new Map<Clause, number>()
  for (const { token } of claims) {
    for (const { clause } of said.get(token.key) ?? []) shares.set(clause, (shares.get(clause) ?? 0) + 1)
  }
  return shares
}

/** The question of a "no" is compared without the "not" that its answer adds. */
function affirmed(claim: Claim): Claim {
  return { ...claim, marks: new Set([...claim.marks].filter((mark) => mark !== 'not' && mark !== 'ceased')) }
}

/** Where an answer says the same, best in the clause that says most of the rest. */
function found(
  claim: Claim,
  by: Source['said'],
  shares: ReadonlyMap<Clause, number>,
  evidence: Evidence,
): Claim | undefined {
  let best: { said: Claim; fit: number } | undefined
  for (const said of by.get(claim.token.key) ?? []) {
    if (!agrees(claim, said) || !countsSame(claim, said, evidence)) continue
    const fit = fitOf(claim, said, shares)
    if (!best || fit > best.fit) best = { said, fit }
  }
  return best?.said
}

/** A clause that says it as surely comes first among equals. */
function fitOf(claim: Claim, said: Claim, shares: ReadonlyMap<Clause, number>): number {
  return (shares.get(said.clause) ?? 0) + (differs(claim, said) ? 0 : 0.5)
}

function differs(claim: Claim, said: Claim): boolean {
  return clauseConflicts(claim.clause.marks, said.clause.marks, claim.clause.marks).length > 0
}

/** A number has to count what it counts in the answer; without a word beside it there, it may count anything. */
function countsSame({ token, neighbors }: Claim, said: Claim, { lexicon }: Evidence): boolean {
  if (token.role !== 'number') return true
  const [unit = '', previous = ''] = neighbors
  if (lexicon.units.has(unit) && said.neighbors.some((one) => lexicon.units.has(one)))
    return said.neighbors.includes(unit)
  return (
    said.neighbors.includes(unit) ||
    said.neighbors.includes(previous) ||
    said.neighbors.every((one) => one === '')
  )
}

function similar(claim: Claim, { clauses }: Source): Claim | undefined {
  if (claim.token.role === 'number') return undefined
  let tried = 0
  for (const clause of clauses) {
    for (const said of clause.claims) {
      if (!isSimilar(claim.token, said.token)) continue
      if (agrees(claim, said)) return said
      if (++tried === mostOfOneWord) return undefined
    }
  }
  return undefined
}

/** "One delivery" for "once the delivery". */
function isOnce({ token }: Claim, { clauses }: Source): boolean {
  return token.key === '=1' && clauses.some(({ marks }) => marks.has('once'))
}

function isGranted({ token, marks }: Claim, { granted }: Source): boolean {
  const isAffirmed = granted.get(token.key)
  return (
    isAffirmed !== undefined &&
    token.level <= 1 &&
    isAffirmed !== marks.has('not') &&
    marks.size <= (isAffirmed ? 0 : 1)
  )
}

function isOfNames({ token }: Claim, { names }: Evidence): boolean {
  return names.has(token.fold) || names.has(token.key) || names.has(token.fold.toLowerCase())
}

/** Words that only carry others, unless something is made of them. */
export function claimsNothing(claim: Claim, evidence: Evidence): boolean {
  if (isOfNames(claim, evidence)) return true
  const { token, marks, clause } = claim
  if (token.role !== 'topic' && token.role !== 'carrier') return false
  const isDenialCarried = clause.claims.some(
    (other) => other.token.role === 'word' && (other.marks.has('not') || other.marks.has('ceased')),
  )
  return [...marks].every(
    (mark) => mark === 'beyond' || ((mark === 'not' || mark === 'ceased') && isDenialCarried),
  )
}

/** "I think so" where the answer says "I do not think so". */
function isDeniedBy({ token, marks }: Claim, { said }: Source): boolean {
  return !marks.has('not') && (said.get(token.key)?.every((one) => one.marks.has('not')) ?? false)
}

/**
 * "They are comfortable" may become "The boots are comfortable" when another answer names the boots, but not "The delivery
 * was late" "The bread was late": only a clause that names nothing itself takes a name from elsewhere.
 */
function withTopics(best: Alignment, clause: Clause, evidence: Evidence): Alignment {
  const { source, pairs, missing } = best
  if (!source || pairs.length === 0 || missing.length === 0 || missing.length > 2) return best
  const { lexicon, sources } = evidence
  const first = Math.min(...pairs.map(({ claim }) => claim.at))
  const isElsewhere = missing.every(
    ({ token, marks, at }) =>
      token.role !== 'number' &&
      marks.size === 0 &&
      (lexicon.language === 'de' || at > first || !/^\p{Lu}/u.test(token.text)) &&
      !lexicon.units.has(token.key) &&
      !lexicon.judgments.has(token.key) &&
      sources.some((other) => other !== source && other.said.has(token.key)),
  )
  const isOurs = isActing(clause.persons) || !pairs.some(({ said }) => isActing(said.clause.persons))
  return isElsewhere && isOurs && !namesAnother(pairs, evidence) ? { ...best, missing: [] } : best
}

/** Whether the customer is the one who does something in a clause. */
export function isActing(persons: ReadonlySet<Person>): boolean {
  return persons.has('i') || persons.has('we')
}

/** Whether a clause of an answer has a word before the first that was taken from it. */
export function namesAnother(pairs: readonly Pair[], evidence: Evidence): boolean {
  const taken = new Set(pairs.map(({ said }) => said.at))
  return pairs.some(({ said: { clause } }) => {
    const first = clause.claims.find(
      (claim) => (claim.token.role === 'word' || claim.token.role === 'topic') && !isOfNames(claim, evidence),
    )
    return first !== undefined && !taken.has(first.at)
  })
}
