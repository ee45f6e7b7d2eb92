import type { AssistantQuery, Filters, Measure, QuerySpan, Subject } from '#contract/assistant/query.ts'
import { addDays, addMonths, dayOf } from './calendar.ts'
import type { Draft, Versus } from './draft.ts'
import type { Span } from './span.ts'
import { spanBefore } from './spans.ts'

export function querySpan({ from, until, name }: Span): QuerySpan {
  return { from: dayOf(from), to: dayOf(addDays(until, -1)), name }
}

/** What a question asks as a whole; nothing when it does not say enough. */
export function queryOf(draft: Draft, spans: readonly Span[]): AssistantQuery | undefined {
  const subject = draft.subject ?? subjectOf(draft)
  const measure = draft.measure ?? measureOf(draft, subject, spans)
  if (!subject || !measure) return undefined
  const narrowed = narrowing(draft)
  if (!narrowed) return undefined
  const { filters, versus } = narrowed
  const base = {
    subject: measure === 'rate' || measure === 'time' ? ('requests' as const) : subject,
    measure,
    filters,
    // "Which customers" names them, and divides nothing.
    ...(draft.group && !(subject === 'customers' && draft.group === 'customer') && { group: draft.group }),
    ...(draft.order && { order: draft.order }),
    ...(draft.limit && { limit: draft.limit }),
  }
  return fits({ ...base, ...spanOf(draft, spans, { measure: base.measure, versus }) })
}

/** A comparison of what has no numbers to compare, or two kinds of comparisons at once, is none that can be answered. */
function fits(query: AssistantQuery | undefined): AssistantQuery | undefined {
  if (!query) return undefined
  if (query.versus && (query.group || query.measure === 'share')) return undefined
  // Texts do not stand beside each other: how many there are does.
  if (query.versus && query.measure === 'list') return { ...query, measure: 'count' }
  return query
}

function spanOf(
  draft: Draft,
  spans: readonly Span[],
  { measure, versus }: { measure: Measure; versus: Versus },
): Pick<AssistantQuery, 'span' | 'versus'> {
  const [first, ...others] = spans
  if (versus.length > 0) return { versus, ...(first && others.length === 0 && { span: querySpan(first) }) }
  if (others.length > 0) return { versus: spans.map((span) => ({ span: querySpan(span) })) }
  if (!first) return {}
  // A trend of one span is beside the one before it.
  const sinceLast = /^since last (week|month|quarter|year)$/.exec(first.name)?.[1]
  const against = draft.isAgainst ? /^last (week|month|quarter|year)$/.exec(first.name)?.[1] : undefined
  if (measure === 'trend' && against) return { versus: thisAndLast(first, against) }
  if (measure === 'trend' && sinceLast) return { versus: thisAndLast(first, sinceLast) }
  if (measure === 'trend')
    return { versus: [first, spanBefore(first)].map((span) => ({ span: querySpan(span) })) }
  return { span: querySpan(first) }
}

const monthsOf: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 }

/** What changed since last week is this week beside the last. */
function thisAndLast({ from }: Span, unit: string): Versus {
  const next = (date: Date) => (unit === 'week' ? addDays(date, 7) : addMonths(date, monthsOf[unit] ?? 1))
  const begin = next(from)
  return [
    { span: querySpan({ from: begin, until: next(begin), name: `this ${unit}` }) },
    { span: querySpan({ from, until: begin, name: `last ${unit}` }) },
  ]
}

/** Several values of one filter stand beside each other; those of two filters would be guessed at. */
export function narrowing({ filters }: Draft): { filters: Filters; versus: Versus } | undefined {
  const entries = Object.entries(filters) as [keyof Filters, readonly unknown[]][]
  const several = entries.filter(([, values]) => values.length > 1)
  const one = Object.fromEntries(
    entries.flatMap(([name, [value, ...more]]) => (more.length > 0 ? [] : [[name, value]])),
  )
  const [beside, ...others] = several
  // "Except Google and Trustpilot": the second one may be meant to be left out, too.
  const isLeavingOut = (['Source', 'Tag', 'Language'] as const).some(
    (name) => filters[`not${name}`] && (several.length > 0 || filters[name.toLowerCase() as 'source']),
  )
  if (isLeavingOut) return undefined
  if (others.length > 0) return undefined
  if (!beside) return { filters: one, versus: [] }
  const [name, values] = beside
  return {
    filters: one,
    versus: values.slice(0, 4).map((value) => ({ filters: { [name]: value } as Filters })),
  }
}

const ofTestimonials: readonly (keyof Filters)[] = [
  'status',
  'rating',
  'minRating',
  'maxRating',
  'feedback',
  'search',
  'mentions',
  'notSource',
  'notTag',
  'notLanguage',
  'source',
  'tag',
  'hasText',
  'isHidden',
  'needsAnswer',
  'isShown',
  'waitingFor',
  'isPrivate',
  'isAiGenerated',
  'language',
  'customer',
  'company',
  'link',
  'linkKind',
]

function subjectOf(draft: Draft): Subject | undefined {
  const { nouns, filters, measure } = draft
  const isNarrowed = ofTestimonials.some((name) => filters[name])
  if (filters.widget) return 'widgets'
  const isOfRequests = nouns.has('requests') || measure === 'rate' || measure === 'time'
  if (draft.group && isOfRequests) return 'requests'
  const areCustomersGrouped = nouns.has('customers') && !nouns.has('testimonials') && measure === 'count'
  if (draft.group && !nouns.has('rewards')) return areCustomersGrouped ? 'customers' : 'testimonials'
  if (nouns.has('testimonials') || measure === 'average' || measure === 'share') {
    if (nouns.has('requests') && !isNarrowed && measure !== 'average') return 'requests'
    return 'testimonials'
  }
  for (const subject of ['rewards', 'widgets', 'requests'] as const) if (nouns.has(subject)) return subject
  if (nouns.has('customers') && !isNarrowed) return 'customers'
  if (nouns.has('customers') && filters.company && !filters.mentions) return 'customers'
  if (isNarrowed) return 'testimonials'
  for (const subject of ['campaigns', 'links', 'tags'] as const) if (nouns.has(subject)) return subject
  if (filters.campaign) return 'testimonials'
  if (draft.isNew && nouns.size === 0) return 'testimonials'
  if (draft.group || draft.order || draft.isComparison || measure === 'trend' || measure === 'count')
    return 'testimonials'
  return undefined
}

function measureOf(draft: Draft, subject: Subject | undefined, spans: readonly Span[]): Measure | undefined {
  if (draft.isComparison && (draft.group === undefined || spans.length > 1) && subject !== 'customers')
    return 'trend'
  if (draft.group) return draft.order === 'best' || draft.order === 'worst' ? 'average' : 'count'
  if (draft.wantsList || draft.order) return 'list'
  if (subject && subject !== 'testimonials') return 'count'
  if (subject && (Object.keys(draft.filters).length > 0 || spans.length > 0 || draft.nouns.size > 0))
    return 'count'
  return undefined
}
