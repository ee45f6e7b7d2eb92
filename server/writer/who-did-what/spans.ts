import { type Lexicon } from '../grounding/lexicon/lexicon.ts'
import { type Token } from '../grounding/tokens.ts'
import { type Grammar } from './grammar.ts'
import { type Opener, type Part, type Span } from './types.ts'

export function spansOf(tokens: readonly Token[], grammar: Grammar, lexicon: Lexicon): Span[] {
  const spans: Span[] = []
  let span: Span = { from: 0, to: 0, opener: '', isBehindStop: true }
  for (const [at, token] of tokens.entries()) {
    const isStop = token.role === 'stop'
    const opener = isStop ? undefined : openerAt(tokens, at, span.from, grammar, lexicon)
    if (!isStop && opener === undefined) continue
    if (at > span.from) spans.push({ ...span, to: at })
    span = {
      from: isStop ? at + 1 : at,
      to: at,
      opener: opener ?? '',
      isBehindStop: isStop || tokens[at - 1]?.role === 'stop',
    }
  }
  if (tokens.length > span.from) spans.push({ ...span, to: tokens.length })
  return spans
}

function openerAt(
  tokens: readonly Token[],
  at: number,
  from: number,
  grammar: Grammar,
  { language }: Lexicon,
): Opener | undefined {
  const { fold } = tokens[at] ?? { fold: '' }
  const isCompared = tokens
    .slice(from, at)
    .some(
      ({ marks, role }) =>
        marks.includes('more') ||
        marks.includes('less') ||
        (role === 'free' && marks.includes('little') && language === 'pt'),
    )
  if (grammar.has('and', fold)) return 'and'
  if (
    grammar.has('if', fold) &&
    !(language === 'pt' && at > from && tokens[at - 1]?.role !== 'stop' && isReflexive(tokens, at))
  )
    return 'if'
  if (grammar.has('that', fold) && !(isCompared && language !== 'en')) {
    const isDeterminer =
      language === 'en' &&
      !/^(?:i|we|they|he|she|it|you|the|my|our|a|is|are|was|were)$/.test(tokens[at + 1]?.fold ?? '') &&
      at > from &&
      tokens[at - 1]?.role === 'free'
    return isDeterminer ? undefined : 'that'
  }
  if (grammar.has('when', fold) && !(language === 'de' && isCompared)) return 'when'
  if (grammar.has('relative', fold)) return 'relative'
  if (grammar.has('binding', fold) && startsClause(tokens, at, grammar, language)) return 'binding'
  const isBehindComma = tokens[at - 1]?.text === ','
  const next = tokens[at + 1]
  if (
    language === 'de' &&
    isBehindComma &&
    /^(?:der|die|das|den|dem)$/.test(fold) &&
    next?.role === 'free' &&
    (next.person !== undefined || grammar.has('them', next.fold) || fold === 'auch')
  )
    return 'relative'
  return undefined
}

/** Portuguese "se" before a verb of somebody who does it to themselves is no "if". */
function isReflexive(tokens: readonly Token[], at: number): boolean {
  const isNoun =
    tokens[at - 1]?.role === 'word' && /^(?:o|a|os|as|um|uma|meu|minha)$/.test(tokens[at - 2]?.fold ?? '')
  return isNoun || /^(?:nao|que|ele|ela|eles|elas)$/.test(tokens[at - 1]?.fold ?? '')
}

/** "Before he came" begins something, "before noon" does not. */
function startsClause(tokens: readonly Token[], at: number, grammar: Grammar, language: string): boolean {
  if (grammar.governors.get(tokens[at]?.fold ?? '') === undefined) return true
  const next = tokens[at + 1]
  return (
    next !== undefined &&
    language !== 'fr' &&
    (next.person === 'i' ||
      next.person === 'we' ||
      grammar.has('they', next.fold) ||
      /^(?:anyone|anybody|somebody|someone|nobody)$/.test(next.fold))
  )
}

/** "On a Sunday," belongs to what comes next, and ", after two weeks," to what comes before it. */
export function joinAdverbials(
  spans: readonly Span[],
  parts: readonly Part[],
  tokens: readonly Token[],
  grammar: Grammar,
): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const own = within(parts, span)
    const isBare = isAdverbial(own, span, tokens, grammar) && span.opener === ''
    const wasBare =
      last !== undefined && last.opener === '' && isAdverbial(within(parts, last), last, tokens, grammar)
    if (last && wasBare && joined.length === 1 && span.opener === '') joined[0] = { ...span, from: last.from }
    else if (last && (own.length === 0 || (isBare && span.isBehindStop))) last.to = span.to
    else if (last && wasBare && within(parts, last).length === 0)
      joined[joined.length - 1] = { ...span, from: last.from, opener: last.opener || span.opener }
    else joined.push({ ...span })
  }
  return joined
}

export function within(parts: readonly Part[], { from, to }: Pick<Span, 'from' | 'to'>): Part[] {
  return parts.filter(({ at }) => at >= from && at < to)
}

function isAdverbial(
  own: readonly Part[],
  { from, to }: Span,
  tokens: readonly Token[],
  grammar: Grammar,
): boolean {
  const acts = tokens
    .slice(from, to)
    .some(
      ({ fold, person }) =>
        person === 'i' ||
        person === 'we' ||
        grammar.has('they', fold) ||
        grammar.has('is', fold) ||
        grammar.has('was', fold),
    )
  return !acts && own.every(({ governor, isMovable }) => governor !== '' || isMovable)
}
