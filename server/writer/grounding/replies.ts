import { align } from './align.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { lettersAndDigitsOf, type Evidence, type Source } from './evidence.ts'
import { quote } from './sentence-conflicts.ts'

type Verdict = 'yes' | 'no'

/**
 * A "yes" or "no" that answers a question of the text itself, quoted in its sentence or asked in the one before. It says
 * what the question says, so it has to be the customer's own answer to it. Undefined where it answers none.
 */
export function replyConflict(
  sentence: string,
  before: string | undefined,
  clauses: readonly Clause[],
  evidence: Evidence,
): string[] | undefined {
  const reply = replyIn(clauses, evidence)
  const asked = reply && askedIn(sentence, before, evidence)
  if (!reply || !asked) return undefined
  if (asked.source && lettersAndDigitsOf(sentence).endsWith(lettersAndDigitsOf(asked.source.answer)))
    return []
  return asked.source && sourceVerdictOf(asked.source, evidence) === reply.verdict ? [] : [reply.word]
}

/** The word for yes or no in a sentence that claims nothing else. */
function replyIn(
  clauses: readonly Clause[],
  { lexicon }: Evidence,
): { word: string; verdict: Verdict } | undefined {
  if (clauses.some(({ claims }) => claims.some(({ token }) => token.role === 'word'))) return undefined
  const tokens = clauses.flatMap((clause) => clause.tokens).filter(({ role }) => role !== 'stop')
  for (const { fold, text } of tokens.toReversed()) {
    if (lexicon.no.has(fold)) return { word: text, verdict: 'no' }
    if (lexicon.yes.has(fold)) return { word: text, verdict: 'yes' }
  }
  return undefined
}

function askedIn(
  sentence: string,
  before: string | undefined,
  evidence: Evidence,
): { source: Source | undefined } | undefined {
  for (const [, words = ''] of sentence.matchAll(quote)) {
    const at = evidence.questions.indexOf(lettersAndDigitsOf(words))
    if (at !== -1) return { source: evidence.sources[at] }
  }
  if (!before || !/[?？]\P{L}*$/u.test(before)) return undefined
  const sources = clausesOf(before, evidence.lexicon).map((clause) => align(clause, evidence)[0]?.source)
  return { source: sources.find((source) => source !== undefined) }
}

/** A degree of recommending is a yes or a no as well. */
function sourceVerdictOf({ verdict, granted }: Source, { lexicon }: Evidence): string | undefined {
  const recommends = granted.get(lexicon.source.granted.recommend)
  if (recommends !== undefined) return recommends ? 'yes' : 'no'
  return verdict
}
