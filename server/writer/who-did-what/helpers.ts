import { type Part, type PartPair, type Segment } from './types.ts'

export function textOf({ part }: PartPair): string {
  return part.token.text
}

/** The segment of an answer that most of the words are of. */
export function mainSegment(pairs: readonly PartPair[]): Segment | undefined {
  const counts = new Map<Segment, number>()
  for (const { segment } of pairs) counts.set(segment, (counts.get(segment) ?? 0) + 1)
  return [...counts.entries()].toSorted(([a, one], [b, other]) => other - one || b.from - a.from)[0]?.[0]
}

export function shares(some: readonly Part[], others: readonly Part[]): boolean {
  return some.some(({ token }) => others.some((other) => other.token.key === token.key))
}

export function isThing(part: Part, language: string): boolean {
  return part.hasDeterminer || part.owner !== '' || part.isName || (language === 'de' && isCapital(part))
}

export function isNoun({ part, said }: PartPair, language: string): boolean {
  if (language === 'de') return isCapital(part) || isCapital(said)
  return (
    part.isName ||
    said.isName ||
    part.hasDeterminer ||
    said.hasDeterminer ||
    part.owner !== '' ||
    said.owner !== ''
  )
}

export function isCapital({ token, at, hasDeterminer }: Part): boolean {
  return /^\p{Lu}/u.test(token.text) && (at > 0 || hasDeterminer)
}
