import type { Span } from './span.ts'

export interface WithSpans {
  readonly spans: readonly Span[]
  /** The question without them. */
  readonly rest: string
}

export interface Found {
  readonly at: number
  readonly end: number
  readonly spans: readonly Span[]
}

/** "From March 3 to March 9" is one span, not two. */
export function rangeOf(question: string, rest: string, found: readonly Found[]): WithSpans | undefined {
  const [first, second, ...more] = found
  if (!first || !second || more.length > 0 || first.spans.length + second.spans.length > 2) return undefined
  const between = /^\s*(?<word>and|to|until|till|through|-)\s*(?:the\s+)?$/u.exec(
    rest.slice(first.end, second.at),
  )
  const before = /\b(?:between|from)\s*$/u.exec(rest.slice(0, first.at))
  const isFrom = before !== null || /^from\b/u.test(question.slice(first.at))
  if (!between || (between.groups?.['word'] === 'and' && !isFrom)) return undefined
  const [one, other] = [first.spans[0]!, second.spans[0]!]
  if (other.until <= one.from) return undefined
  const plain = ({ name }: Span) => name.replace(/^(?:in|on) /, '')
  const span = { from: one.from, until: other.until, name: `from ${plain(one)} to ${plain(other)}` }
  const kept = rest.slice(0, before?.index ?? first.at) + ' '.repeat(3) + rest.slice(second.end)
  return { spans: [span], rest: kept.replaceAll('***', 'may') }
}
