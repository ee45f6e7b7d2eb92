import { type Part, type PartPair, type Reading, type Segment } from './types.ts'

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

export const participle: Readonly<Record<string, RegExp>> = {
  en: /(?:ed|en|old|ought|aught|ade|ent|eft|ost)$/,
  es: /(?:ad|id)[oa]s?$|(?:to|ta|cho|cha)s?$/,
  fr: /(?:é|i|u)e?s?$/,
  pt: /(?:ad|id)[oa]s?$|(?:to|ta)s?$/,
  de: /t$|en$/,
}

/** Whether a word is what is done to somebody: "was called". */
export function isPassive(
  { grammar, tokens, lexicon }: Reading,
  { from, to }: Pick<Segment, 'from' | 'to'>,
  at: number,
): boolean {
  const small =
    lexicon.language === 'de'
      ? tokens.slice(from, to).filter(({ fold }) => /^(?:wurde|wurden|wird|werden|worden)$/.test(fold))
      : tokens.slice(Math.max(from, at - 2), at)
  return (
    participle[lexicon.language]?.test(tokens[at]?.fold ?? '') === true &&
    small.some(({ fold }) => grammar.has('is', fold) || grammar.has('was', fold))
  )
}

/** "From nine hours to one" is "one hour instead of nine". */
export function movementOf(part: Part, { segments }: Reading): 'origin' | 'target' | undefined {
  const numbers = segments.find(({ parts }) => parts.includes(part))?.parts ?? []
  const others = numbers.filter((one) => one !== part && one.token.role === 'number')
  const isOrigin = ({ governor }: Part) => governor === 'from' || governor === 'instead'
  if (isOrigin(part)) return others.length === 1 ? 'origin' : undefined
  return others.length === 1 && others.every(isOrigin) && (part.governor === 'to' || part.governor === '')
    ? 'target'
    : undefined
}
