import { addDays, dayName, midnight } from './calendar.ts'
import type { Found, WithSpans } from './range.ts'
import type { Span } from './span.ts'

const before = /(?<![\p{L}\p{N}])(?:before|prior\s+to|earlier\s+than|older\s+than)\s*(?:the\s+)?$/iu
const until = /(?<![\p{L}\p{N}])(?:(?:up\s+)?until|till|up\s+to|by\s+the\s+end\s+of|through)\s*(?:the\s+)?$/iu
const after = /(?<![\p{L}\p{N}])(?:after|later\s+than|newer\s+than)\s*(?:the\s+)?$/iu
const since = /(?<![\p{L}\p{N}])(?:ever\s+since|since|starting|as\s+of|beginning)\s*(?:the\s+)?$/iu
const onward =
  /^\s*(?:on|onwards?|and\s+later|till\s+now|until\s+now|to\s+now|until\s+today)(?![\p{L}\p{N}])/iu

/** A span that one word opens to one side: "before June", "since October 1", "from May on". */
export function open(found: Found, rest: string, now: Date): WithSpans | undefined {
  const [span, ...others] = found.spans
  if (!span || others.length > 0) return undefined
  const plain = span.name.replace(/^(?:in|on) /, '')
  const ahead = rest.slice(0, found.at)
  const behind = rest.slice(found.end)
  const tomorrow = addDays(midnight(now), 1)
  const made = (opened: Span, head: RegExp): WithSpans => ({
    spans: [opened],
    rest: `${ahead.replace(head, ' ')}   ${behind}`,
  })
  if (span.name.startsWith('since ') || span.name.startsWith('before ')) return undefined
  if (before.test(ahead))
    return made({ from: new Date(0), until: span.from, name: `before ${firstDay(span, plain)}` }, before)
  if (until.test(ahead)) return made({ from: new Date(0), until: span.until, name: `up to ${plain}` }, until)
  if (after.test(ahead))
    return made({ from: span.until, until: later(span.until, tomorrow), name: `after ${plain}` }, after)
  if (since.test(ahead))
    return made(
      { from: span.from, until: later(span.from, tomorrow), name: `since ${firstDay(span, plain)}` },
      since,
    )
  if (onward.test(behind))
    return {
      spans: [{ from: span.from, until: later(span.from, tomorrow), name: `since ${firstDay(span, plain)}` }],
      rest: `${ahead}   ${behind.replace(onward, ' ')}`,
    }
  return undefined
}

const later = (one: Date, other: Date) => (one >= other ? addDays(one, 1) : other)

/** A span of several months is called by its first day. */
const firstDay = ({ from, name }: Span, plain: string) =>
  name.startsWith('from ') ? dayName.format(from) : plain
