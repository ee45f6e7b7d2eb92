import type { AssistantQuery, Filters, QuerySpan } from '#contract/assistant/query.ts'
import { addDays } from './calendar.ts'
import type { Draft } from './draft.ts'
import { narrowing, queryOf, querySpan } from './query-of.ts'
import type { Span } from './span.ts'
import { spanBefore } from './spans.ts'

const begins =
  /^(?:and|only|just|but|same|what about|how about|or|now|then|also|instead|ok|okay|why|show|list|of those|of them|by|per|in|with|without|from|for)\b/
const ofThose = /\b(?:of (?:them|those|these)|them|those)\b/
const pointsBack = /\b(?:them|those|these|same|instead)\b/

/** Whether a message changes the last question rather than asking one by itself. */
export function isFollowUp(
  draft: Draft,
  spans: readonly Span[],
  said: string,
  previous: AssistantQuery,
): boolean {
  if (draft.isOneBefore) return previous.span !== undefined
  if (isWhere(draft, said, previous)) return true
  if (draft.subject && draft.subject === previous.subject && ofThose.test(said)) return true
  if (
    draft.subject ||
    (draft.isComparison && (spans.length > 1 || (narrowing(draft)?.versus.length ?? 0) > 0))
  )
    return false
  const isNarrowed = Object.keys(draft.filters).length > 0
  if (draft.measure === 'reasons' && draft.nouns.size === 0 && !isNarrowed) return true
  const goesOn = pointsBack.test(said) || /^(?:and|only|just|of those|of them)\b/.test(said)
  if (goesOn) return true
  // "Performance trends" is a whole question.
  if (/\b(?:performance|trends?)\b/.test(said) && !begins.test(said)) return false
  if (draft.nouns.size > 0 || (draft.group && draft.order)) return false
  if (draft.measure && draft.measure !== 'trend' && (isNarrowed || draft.group)) return false
  const saysSomething =
    spans.length > 0 || draft.group || draft.order || draft.wantsList || draft.measure || isNarrowed
  if (!saysSomething) return false
  return begins.test(said) || !queryOf(draft, spans) || said.split(' ').length <= 4
}

const before = ({ from, to, name }: QuerySpan): Span =>
  spanBefore({ from: new Date(from), until: addDays(new Date(to), 1), name })

/** "Which widget shows this?" is about what was answered last. */
const isWhere = (draft: Draft, said: string, previous: AssistantQuery) =>
  draft.subject === 'widgets' &&
  previous.subject === 'testimonials' &&
  /\b(?:this|that|it|these|those|them)\b/.test(said)

/** The last question, changed by what was said now. */
export function followUp(
  previous: AssistantQuery,
  draft: Draft,
  spans: readonly Span[],
): AssistantQuery | undefined {
  const narrowed = narrowing(draft)
  if (!narrowed) return undefined
  const { filters, versus } = narrowed
  if (draft.subject === 'widgets' && previous.subject === 'testimonials') {
    const { filters, span } = previous
    // Of "my best review" nothing is left that would find it again.
    if (Object.keys(filters).length === 0) return undefined
    return { subject: 'widgets', measure: 'list', filters, ...(span && { span }) }
  }
  if (draft.isOneBefore && previous.span)
    return followUp(previous, { ...draft, isOneBefore: false }, [before(previous.span)])
  const { order: _order, limit: _limit, group: wasBy, versus: wasBeside, ...kept } = previous
  const [first, ...others] = spans
  const isNarrowed = Object.keys(filters).length > 0
  const next: AssistantQuery = {
    ...kept,
    filters: { ...withoutReplaced(kept.filters, filters), ...filters },
    ...(first && others.length === 0 && { span: querySpan(first) }),
    ...(draft.group ? { group: draft.group } : wasBy && !draft.wantsList && { group: wasBy }),
    ...(draft.order && { order: draft.order }),
    ...(draft.limit && { limit: draft.limit }),
    ...(draft.measure && { measure: draft.measure }),
  }
  if (
    draft.group &&
    !draft.measure &&
    (kept.measure === 'list' || kept.measure === 'trend' || kept.measure === 'share')
  )
    return { ...next, measure: 'count' }
  if (others.length > 0) return { ...next, versus: spans.map((span) => ({ span: querySpan(span) })) }
  if (versus.length > 0) return { ...next, versus }
  if (draft.wantsList && !draft.measure) return { ...next, measure: 'list' }
  if (draft.order && !draft.group && !draft.measure) return { ...next, measure: 'list' }
  if (draft.measure === 'reasons' && wasBeside) return { ...next, versus: wasBeside }
  if (first && kept.measure === 'trend') return { ...next, measure: 'count' }
  if (isNarrowed && wasBeside && kept.measure === 'trend') return { ...next, versus: wasBeside }
  return next
}

/** "Only five stars" after "four stars or more" leaves no "four stars or more". */
function withoutReplaced(before: Filters, now: Filters): Filters {
  const kept = { ...before }
  if (now.rating || now.minRating || now.maxRating)
    for (const name of ['rating', 'minRating', 'maxRating'] as const) delete kept[name]
  if (now.status || now.isShown || now.isHidden || now.isPrivate || now.feedback)
    for (const name of ['status', 'isShown', 'isHidden', 'isPrivate', 'feedback', 'waitingFor'] as const)
      delete kept[name]
  return kept
}
