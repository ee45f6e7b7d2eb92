import type { Alignment } from './align.ts'
import type { Clause } from './clauses.ts'
import { lettersAndDigitsOf, type Evidence } from './evidence.ts'

/** A clause with what was found out about it alone. */
export interface CheckedClause {
  readonly clause: Clause
  readonly alignment: Alignment
  readonly missing: readonly string[]
}

/** What no clause shows alone: questions that stay without an answer, causes, quotes. */
export function sentenceConflicts(
  sentence: string,
  checked: readonly CheckedClause[],
  evidence: Evidence,
): string[] {
  const asks = /[?？]\P{L}*$/u.test(sentence)
  return [
    ...(asks ? [] : checked.flatMap(denialConflict)),
    ...(asks ? [] : checked.flatMap((one) => questionAlone(one, checked))),
    ...checked.flatMap((one, at) => causeConflict(one, checked[at - 1] ?? checked[at + 1])),
    ...quotesMissing(sentence, evidence),
  ]
}

/** A question that was answered with no says something only when it is denied. */
function denialConflict({ clause, alignment: { source, asked } }: CheckedClause): string[] {
  const isDenied = clause.claims.some(({ marks }) => marks.has('not') || marks.has('ceased'))
  return source?.isDenied && asked[0] && !isDenied ? [asked[0].claim.token.text] : []
}

/** The words of an open question alone say nothing, unless another clause gives its answer. */
function questionAlone({ alignment }: CheckedClause, all: readonly CheckedClause[]): string[] {
  const { source, pairs, asked, granted } = alignment
  if (!source || pairs.length > 0 || granted > 0 || source.isClosed) return []
  if (all.some((other) => other.alignment.source === source && other.alignment.pairs.length > 0)) return []
  const word = asked.find(({ claim }) => claim.token.role === 'word')
  return word ? [word.claim.token.text] : []
}

/** A cause needs one answer that has both sides, and joins them by a cause or says why. */
function causeConflict({ clause, alignment }: CheckedClause, other: CheckedClause | undefined): string[] {
  if (!clause.cause) return []
  const isThanks = clause.claims.every(({ token }) => token.role === 'word' && /^\p{Lu}/u.test(token.text))
  if (!other && isThanks) return []
  const { source, pairs } = alignment
  const others = other?.alignment.pairs ?? []
  const isOne = source !== undefined && (others.length === 0 || other?.alignment.source === source)
  const isReason = source?.asksWhy === true && others.length === 0
  return isOne && (isReason || sharesCause(alignment, other)) ? [] : [clause.cause.text]

  function sharesCause(own: Alignment, beside: CheckedClause | undefined): boolean {
    const said = [...own.pairs, ...(beside?.alignment.pairs ?? [])].map((pair) => pair.said.clause)
    const causes = new Set(said.filter(({ cause }) => cause).map(({ sentence }) => sentence))
    return pairs.length > 0 && said.every(({ sentence }) => causes.has(sentence))
  }
}

/** Words in quotation marks. */
export const quote = /["“«„]([^"“”«»„]+)["”»“]/g

/** What stands in quotation marks has to stand in an answer word for word. */
function quotesMissing(sentence: string, { verbatim }: Evidence): string[] {
  return [...sentence.matchAll(quote)].flatMap(([, words = '']) => {
    const quoted = lettersAndDigitsOf(words)
    return verbatim.some((answer) => ` ${answer} `.includes(` ${quoted} `)) ? [] : [words]
  })
}
