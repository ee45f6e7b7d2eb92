import type { Claim } from './clauses.ts'
import {
  decisive,
  decisiveOfClause,
  type Mark,
  strengthening,
  strengtheningOfClause,
} from './lexicon/marks.ts'

/** Whether a claim says nothing else than an answer. Asked for every word that both have, of which few have marks. */
export function agrees(claim: Claim, said: Claim): boolean {
  if (claim.marks.size === 0 && said.marks.size === 0) return claim.token.level <= said.token.level
  return conflicts(claim, said).length === 0
}

/** The marks by which a claim says something else than an answer. */
function conflicts(claim: Claim, said: Claim): Mark[] {
  const isEither = isBeyond(claim) || isBeyond(said)
  const found: Mark[] = decisive.filter(
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
  elsewhere: ReadonlySet<string>,
): Mark[] {
  // As most are; this is asked for every word that both have.
  if (own.size === said.size && [...own].every((mark) => said.has(mark))) return []
  return [
    ...decisiveOfClause.filter((mark) =>
      own.has(mark) ? !said.has(mark) : said.has(mark) && !elsewhere.has(mark),
    ),
    ...strengtheningOfClause.filter((mark) => own.has(mark) && !said.has(mark)),
  ]
}
