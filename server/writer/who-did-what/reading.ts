import { clausesOf } from '../grounding/clauses.ts'
import { type Lexicon } from '../grounding/lexicon/lexicon.ts'
import { isClaim, tokensOf, type Token } from '../grounding/tokens.ts'
import { grammarOf, type Grammar } from './grammar.ts'
import { withoutCleft } from './cleft.ts'
import { partsOf } from './parts.ts'
import { joinAdverbials, spansOf, within } from './spans.ts'
import { subjectOf } from './subject.ts'
import { type Context, type Part, type Reading, type Segment, type Span } from './types.ts'

/** Reads one sentence. */
export function readSentence(sentence: string, lexicon: Lexicon): Reading {
  const grammar = grammarOf(lexicon.language)
  const text = withoutCleft(sentence, lexicon.language)
  const tokens = tokensOf(text, lexicon)
  const claims = new Map(
    clausesOf(text, lexicon).flatMap((clause) => clause.claims.map((claim) => [claim.at, claim] as const)),
  )
  const parts = partsOf(tokens, lexicon, grammar)
    .map((part) => ({ ...part, claim: claims.get(part.at) }))
    .filter(({ claim }) => claim !== undefined)
  const spans = joinAdverbials(spansOf(tokens, grammar, lexicon), parts, tokens, grammar)
  const segments: Segment[] = []
  for (const span of spans)
    segments.push(segmentOf(span, { tokens, parts, lexicon, grammar, before: segments.at(-1) }))
  const reports = [...tokens.keys()].filter((at) => {
    const fold = tokens[at]?.fold ?? ''
    const segment = segments.find(({ from, to }) => at >= from && at < to)
    const kind = segment?.subject.kind
    const isEmpty = !segment?.parts.some(({ token }) => token.role === 'word')
    return grammar.has('reports', fold) && !(grammar.has('says', fold) && (kind === 'first' || isEmpty))
  })
  return { tokens, segments, reports, grammar, lexicon }
}

function segmentOf(span: Span, context: Context): Segment {
  const { tokens, parts, grammar, before } = context
  const own = within(parts, span)
  const inside = tokens.slice(span.from, span.to)
  const subject = subjectOf(span, own, context)
  const isAnybody =
    /^(?:es|pt)$/.test(context.lexicon.language) &&
    /(?:ía|aba|ava|ia)$/u.test(inside.find(({ role }) => role !== 'joint')?.text ?? '')
  const inherits =
    subject.kind === 'open' &&
    !isAnybody &&
    before !== undefined &&
    span.opener === 'and' &&
    !isPhrase(own, inside)
  return {
    ...span,
    parts: own,
    own: subject,
    subject: inherits ? before.subject : subject,
    isInherited: inherits,
    hasMe: inside.some(
      ({ person }, at) =>
        person === 'me' ||
        person === 'us' ||
        /^(?:ma|mo)$/.test(inside[at]?.fold ?? '') ||
        isUs(inside, at, grammar),
    ),
    hasThem: inside.some(({ fold }) => grammar.has('them', fold)),
    isNow: inside.some(({ fold }) => grammar.has('now', fold)),
    isBefore: inside.some(({ fold }, at) => grammar.has('before', fold) && isAlone(inside, at, grammar)),
  }
}

/** French "nous" between who acts and the verb: "ils nous ont dit". */
function isUs(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.fold !== 'nous' || !before || !next || before.role === 'stop' || before.role === 'joint')
    return false
  if (grammar.governors.has(before.fold)) return false
  return (
    /^(?:l'|le|la|les|en|y)$/.test(next.fold) ||
    (['has', 'had', 'is', 'was'] as const).some((kind) => grammar.has(kind, next.fold)) ||
    isClaim(next)
  )
}

/** "And more plugs in the room" has no verb, as far as one can see, and nobody who acts. */
function isPhrase(own: readonly Part[], inside: readonly Token[]): boolean {
  const first = own.find(({ governor, isMovable }) => governor === '' && !isMovable)
  if (!first) return true
  return (
    first.hasDeterminer ||
    first.token.role === 'number' ||
    /^(?:more|fewer|less|plus|moins|mas|menos|mais|mehr|weniger)/.test(
      inside.find(({ role }) => role !== 'joint')?.fold ?? '',
    )
  )
}

/** "Before, we ..." and "before that" tell when; "before noon" and "before he came" say before what. */
function isAlone(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const next = tokens[at + 1]
  if (/^(?:que|than|qu'|als)$/.test(tokens[at - 1]?.fold ?? '')) return false
  if (grammar.governors.get(tokens[at]?.fold ?? '') !== 'before')
    return !/^(?:de|del|do|da|que)$/.test(next?.fold ?? '')
  if (next === undefined || next.role === 'stop') return true
  return /^(?:that|this|nobody)$/.test(next.fold) || (at === 0 && /^(?:i|we|it|the)$/.test(next.fold))
}
