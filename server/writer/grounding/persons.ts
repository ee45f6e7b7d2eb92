import type { Alignment } from './align.ts'
import { isActing, namesAnother } from './align.ts'
import type { Clause } from './clauses.ts'
import type { Evidence } from './evidence.ts'
import type { Person } from './lexicon/source.ts'

/** Words for persons that act otherwise in a clause than in the answer that it rests on. */
export function personConflicts(
  clause: Clause,
  { source, pairs, asked }: Alignment,
  evidence: Evidence,
): string[] {
  if (!source) return []
  const near = new Set(pairs.flatMap(({ said }) => [...said.clause.persons]))
  return [
    ...pluralConflict(clause, source.persons, evidence),
    ...actorConflict(clause, near, pairs, evidence),
    ...subjectConflict(
      clause,
      source.asksYou && asked.length > 0 && pairs.length > 0,
      asked.map(({ claim }) => claim.token.key),
    ),
  ]
}

/** "We" for "I". The other way around is true: whoever says "we" is one of them. */
function pluralConflict(clause: Clause, answered: ReadonlySet<Person>, { saysWe }: Evidence): string[] {
  const plural = (['we', 'us', 'our'] as const).filter((person) => clause.persons.has(person))
  if (plural.length === 0 || ['we', 'us', 'our'].some((person) => answered.has(person as Person))) return []
  const saysI = ['i', 'me', 'my'].some((person) => answered.has(person as Person))
  return saysI || !saysWe ? [wordFor(clause, plural[0] ?? 'we')] : []
}

/** "I called them" for "they called me", and "I" for somebody whom the answer names. */
function actorConflict(
  clause: Clause,
  near: ReadonlySet<Person>,
  pairs: Alignment['pairs'],
  evidence: Evidence,
): string[] {
  if (pairs.length === 0) return []
  const [acts, suffers] = [isActing(clause.persons), clause.persons.has('me') || clause.persons.has('us')]
  const [acted, suffered] = [isActing(near), near.has('me') || near.has('us')]
  if (
    acts &&
    !suffers &&
    !acted &&
    (suffered || namesAnother(pairs, evidence) || isTurned(pairs)) &&
    !isPassive(clause)
  ) {
    return [wordFor(clause, clause.persons.has('i') ? 'i' : 'we')]
  }
  const isObject = evidence.lexicon.language !== 'fr' || !clause.persons.has('we')
  if (suffers && !acts && acted && !suffered && isObject)
    return [wordFor(clause, clause.persons.has('me') ? 'me' : 'us')]
  return []
}

/** Whether somebody who acts in the answer comes behind what they did: "I explained it to Rui" for "Rui explained it". */
function isTurned(pairs: Alignment['pairs']): boolean {
  return pairs.some(
    (one) =>
      /^\p{Lu}/u.test(one.said.token.text) &&
      pairs.some(
        (other) =>
          other.said.clause.sentence === one.said.clause.sentence &&
          other.claim.at < one.claim.at &&
          other.said.at > one.said.at,
      ),
  )
}

/** The question was what the customer did, and the sentence has somebody else do it. */
function subjectConflict(clause: Clause, isAboutYou: boolean, askedKeys: readonly string[]): string[] {
  if (
    !isAboutYou ||
    isActing(clause.persons) ||
    clause.persons.has('me') ||
    clause.persons.has('us') ||
    isPassive(clause)
  )
    return []
  const verb = clause.claims.findIndex(({ token }) => askedKeys.includes(token.key))
  const before = clause.claims.slice(0, Math.max(0, verb)).find(({ token }) => token.role === 'word')
  return before && clause.persons.has('my') ? [before.token.text] : []
}

const passive = /^(?:got|get|received|receive|was|were|been|wurde|wurden|été|erhielt|bekam|bekommen)$/

function isPassive({ tokens }: Clause): boolean {
  return tokens.some(
    ({ fold }, at) =>
      passive.test(fold) &&
      /(?:ed|en|got|get|received|t)$/.test(
        tokens
          .slice(at)
          .map((one) => one.fold)
          .find((one) => /(?:ed|en|ee|t)$/.test(one)) ?? '',
      ),
  )
}

function wordFor({ tokens }: Clause, person: Person): string {
  return tokens.find((token) => token.person === person)?.text ?? tokens[0]?.text ?? person
}
