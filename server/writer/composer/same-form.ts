import type { Tongue } from './tongue.ts'

/** Adjectives as a masculine thing and as several people take them; nothing where one of the words is not known. */
export function sameForm(
  words: string,
  { lexicon: { baseForms, intensifiers }, and, severalOf }: Tongue,
): { same?: string; many?: string } {
  if (!baseForms) return {}
  const joiner = and(['', '']).trim()
  const parts = words.split(/(?<=[\s,])|(?=[\s,])/)
  const isSmall = (word: string) => /^[\s,]*$/.test(word) || word === joiner || intensifiers.has(word)
  if (!parts.every((word) => isSmall(word) || baseForms.has(word))) return {}
  const bases = parts.map((word) => (isSmall(word) ? word : (baseForms.get(word) ?? word)))
  const many = severalOf && bases.map((base) => (isSmall(base) ? base : severalOf(base))).join('')
  return { same: bases.join(''), ...(many === undefined ? {} : { many }) }
}
