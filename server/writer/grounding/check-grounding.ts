import { align, type Alignment, claimsNothing } from './align.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { clauseConflicts } from './compare.ts'
import { lettersAndDigitsOf, type Evidence, evidenceOf, type Source } from './evidence.ts'
import type { Ground, SentenceCheck } from './ground.ts'
import type { Mark } from './lexicon/marks.ts'
import { personConflicts } from './persons.ts'
import { isRatingOf, withoutRating } from './rating.ts'
import { type CheckedClause, quote, sentenceConflicts } from './sentence-conflicts.ts'
import { replyConflict } from './replies.ts'
import { sentencesOf } from './sentences.ts'
import { otherwiseSaid } from '../who-did-what/who-did-what.ts'

export type { Ground, SentenceCheck } from './ground.ts'

const read = new WeakMap<Ground, Evidence>()

/**
 * Says of each sentence of a text whether the answers say all that it says. It looks nothing up and remembers nothing but
 * how it read a ground, so give it the same object for several texts.
 */
export function checkGrounding(text: string, ground: Ground): SentenceCheck[] {
  const evidence = read.get(ground) ?? evidenceOf(ground)
  read.set(ground, evidence)
  // A text may say one thing a thousand times: what is the same, behind the same, is checked once.
  const checked = new Map<string, SentenceCheck>()
  return sentencesOf(text).map((sentence, at, all) => {
    const before = all[at - 1]
    const key = `${before ?? ''}\n${sentence}`
    const known = checked.get(key) ?? checkSentence(sentence, before, evidence)
    checked.set(key, known)
    return known
  })
}

function checkSentence(sentence: string, before: string | undefined, evidence: Evidence): SentenceCheck {
  const words = lettersAndDigitsOf(sentence)
  const copied = words.includes(' ') && evidence.sources.find(({ sentences }) => sentences.has(words))
  if (copied) return { sentence, isGrounded: true, grounds: [citationOf(copied)], missing: [] }
  const clauses = clausesOf(withoutQuestions(sentence, evidence), evidence.lexicon)
  const marks = new Set<string>(clauses.flatMap(marksIn))
  for (const { claims } of clauses) for (const { token } of claims) marks.add(`has ${token.key}`)
  const rated = clauses.map((clause) => withoutRating(clause, evidence))
  const first = rated.map((clause) => checkClause(clause, evidence, marks))
  const answered = new Set(
    first.filter(({ alignment }) => alignment.pairs.length > 0).map(({ alignment }) => alignment.source),
  )
  const checked = first.map((one) =>
    one.alignment.pairs.length > 0 ? one : checkClause(one.clause, evidence, marks, answered),
  )
  const missing = replyConflict(sentence, before, clauses, evidence) ?? [
    ...checked.flatMap((one) => one.missing),
    ...sentenceConflicts(sentence, checked, evidence),
  ]
  const sources = new Set(checked.map(({ alignment }) => alignment.source))
  const isRated = clauses.some((clause) => isRatingOf(clause, evidence))
  if (missing.length === 0)
    missing.push(...otherwiseSaid(withoutQuestions(sentence, evidence), evidence, isRated))
  const grounds = evidence.sources
    .filter((source) => sources.has(source) || (isRated && source.rating !== undefined))
    .map(citationOf)
  return { sentence, isGrounded: missing.length === 0, grounds, missing: [...new Set(missing)] }
}

/** A question that is quoted is no claim; its answer may be. */
function withoutQuestions(sentence: string, { questions }: Evidence): string {
  return sentence.replace(quote, (whole, words: string) =>
    questions.includes(lettersAndDigitsOf(words)) ? ' ' : whole,
  )
}

function citationOf({ question, answer }: Source): SentenceCheck['grounds'][number] {
  return { question, answer }
}

/** "One delivery" is "once a delivery". */
function marksIn({ marks, tokens }: Clause): Mark[] {
  return [...marks, ...(tokens.some(({ key }) => key === '=1') ? (['once'] as const) : [])]
}

/** Against an answer that carries all of it, best one that the sentence rests on already, else against the one that carries most. */
function checkClause(
  clause: Clause,
  evidence: Evidence,
  elsewhere: ReadonlySet<string>,
  preferred: ReadonlySet<Source | undefined> = new Set(),
): CheckedClause {
  const checked: CheckedClause[] = []
  for (const alignment of align(clause, evidence)) {
    const one = { clause, alignment, missing: missingInClause(clause, alignment, evidence, elsewhere) }
    const isPreferred = preferred.size === 0 || preferred.has(alignment.source)
    if (isPreferred && one.missing.length === 0) return one
    checked.push(one)
  }
  const [best] = checked
  if (!best) throw new Error('A clause is compared with nothing')
  return checked.find(({ missing }) => missing.length === 0) ?? best
}

function missingInClause(
  clause: Clause,
  alignment: Alignment,
  evidence: Evidence,
  elsewhere: ReadonlySet<string>,
): string[] {
  const { pairs, asked, missing } = alignment
  const known = new Set([...pairs, ...asked].flatMap(({ said }) => [...said.clause.marks]))
  const { recommend } = evidence.lexicon.source.granted
  const recommends = clause.claims.some(({ token }) => token.key === recommend)
  const changed = clauseConflicts(clause.marks, known, elsewhere).filter(
    (mark) => !recommends || (mark !== 'would' && mark !== 'will'),
  )
  const says = clause.claims.some((claim) => !claimsNothing(claim, evidence)) || clause.marks.has('always')
  return [
    ...missing.map(({ token }) => token.text),
    ...(says ? changed.map((mark) => wordWith(clause, mark)) : []),
    ...withoutTime(clause, alignment, evidence, elsewhere),
    ...personConflicts(clause, alignment, evidence),
  ]
}

/** "Always full on Saturdays" is not "always full". */
function withoutTime(
  clause: Clause,
  { pairs }: Alignment,
  { lexicon }: Evidence,
  elsewhere: ReadonlySet<string>,
): string[] {
  if (!clause.marks.has('always')) return []
  const taken = new Set(pairs.map(({ said }) => said))
  const isLeftOut = pairs.some(({ said }) =>
    said.clause.claims.some(
      (claim) =>
        lexicon.units.has(claim.token.key) && !taken.has(claim) && !elsewhere.has(`has ${claim.token.key}`),
    ),
  )
  return isLeftOut ? [wordWith(clause, 'always')] : []
}

/** The word of a clause that makes another claim of it, or, when it was left out, the first claim that lacks it. */
function wordWith({ tokens, claims }: Clause, mark: Mark): string {
  return tokens.find(({ marks }) => marks.includes(mark))?.text ?? claims[0]?.token.text ?? ''
}
