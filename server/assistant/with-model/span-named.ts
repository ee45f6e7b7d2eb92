import { dayName } from '../read/calendar.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/** A span with the name that its days have in a sentence; anything else is none, and the query is refused. */
export function spanNamed(span: unknown): unknown {
  if (typeof span !== 'object' || span === null || !('from' in span) || !('to' in span)) return span
  const { from, to } = span
  if (typeof from !== 'string' || typeof to !== 'string' || !day.test(from) || !day.test(to) || to < from)
    return null
  const [first, last] = [new Date(from), new Date(to)]
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return null
  const name =
    from === to ? `on ${dayName.format(first)}` : `from ${dayName.format(first)} to ${dayName.format(last)}`
  return { from, to, name }
}
