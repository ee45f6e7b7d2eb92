interface Orders {
  /** Words before a verb that make a report of it, apart by spaces: "I have to say that", "they ignore the rules". */
  readonly reportWords: string
  /** What makes an order of it again: "you have to say that". */
  readonly ordered: string
  readonly orders: readonly string[]
  /** Verbs that report as well: orders only where a clause begins, or behind one of the words of `joints`. */
  readonly begun?: readonly string[]
  readonly joints?: string
  /** What a customer never says. */
  readonly anywhere?: string
}

/**
 * Finds what tells a machine what to write. What it finds begins with the verb, so that an order at the beginning of a
 * sentence is found there.
 */
export function orderedBy({
  reportWords,
  ordered,
  orders,
  begun = [],
  joints = '',
  anywhere,
}: Orders): RegExp {
  const words = reportWords.split(' ').map((word) => word.replace("'", "['’]"))
  const before = words.map((word) => (word.endsWith(']') ? word : String.raw`${word}\s+`)).join('|')
  const isOrdered = String.raw`(?<=(?<!\p{L})(?:${ordered})\s+)`
  const isNotReported = String.raw`(?<!(?<![\p{L}'’])(?:${before}))`
  const begins = String.raw`(?<=^|[^\p{L}\s]\s*|(?<!\p{L})(?:${joints.replaceAll(' ', '|')})\s+)`
  const all = [
    String.raw`(?<!\p{L})(?:${isOrdered}|${isNotReported})(?:${orders.join('|')})`,
    ...begun.map((verb) => begins + verb),
    ...(anywhere === undefined ? [] : [String.raw`(?<!\p{L})${anywhere}(?!\p{L})`]),
  ]
  return new RegExp(all.join('|'), 'iu')
}
