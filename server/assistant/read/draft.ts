import type { AssistantQuery, Filters, Group, Measure, Order, Subject } from '#contract/assistant/query.ts'

/** What of a question is understood so far. */
export interface Draft {
  /** Things that are named: "testimonials", "customers" ... */
  readonly nouns: Set<Subject>
  subject?: Subject
  measure?: Measure
  group?: Group
  order?: Order | undefined
  limit?: number
  /** Several values of one filter are asked beside each other. */
  readonly filters: { [Name in keyof Filters]?: NonNullable<Filters[Name]>[] }
  isComparison: boolean
  /** What is named is what it is compared with: "than last month". */
  isAgainst: boolean
  /** "show", "which": a list, unless something else is measured. */
  wantsList: boolean
  hasSpan: boolean
  isNew: boolean
  /** "The month before": the span before that of the last question. */
  isOneBefore: boolean
}

export function newDraft(): Draft {
  return {
    nouns: new Set(),
    filters: {},
    isComparison: false,
    isAgainst: false,
    wantsList: false,
    hasSpan: false,
    isNew: false,
    isOneBefore: false,
  }
}

export function addFilter<Name extends keyof Filters>(
  draft: Draft,
  name: Name,
  value: NonNullable<Filters[Name]>,
): void {
  const before: unknown[] = draft.filters[name] ?? []
  if (!before.includes(value)) Object.assign(draft.filters, { [name]: [...before, value] })
}

export type Versus = NonNullable<AssistantQuery['versus']>
