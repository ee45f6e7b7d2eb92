import type { CustomerLanguage } from '#contract/languages.ts'
import type { Evidence, Source } from '../grounding/evidence.ts'
import { conflictsWith } from './covers.ts'
import { isPast } from './forms.ts'
import { grantedFrom } from './granted.ts'
import { activeOf } from './passive.ts'
import { attributeOf } from './attribute.ts'
import { isPronoun } from './replaced.ts'
import { lineOf } from './line.ts'
import type { Line, Unit, Word } from './types.ts'

/** What a sentence rests on, and by which of its words it says something else. */
interface Verdict {
  readonly sources: readonly Source[]
  readonly conflicts: readonly string[]
}

/**
 * Whether a sentence says what the answers say: each of its parts has every word of a part of one sentence of one answer, small
 * words included, in an order that says the same. What is not understood is refused.
 */
export function heldAgainst(sentence: string, evidence: Evidence): Verdict {
  const text = lineOf(sentence, evidence.lexicon)
  if (text.isCut) return { sources: [], conflicts: textsOf(text.units) }
  const granted = text.units.map((unit) => grantedFrom(unit, evidence))
  const parts = text.units.filter((unit, at) => !granted[at] && !isLead(unit, text))
  const { sources, conflicts } = restOf(parts, evidence)
  return { sources: [...granted.flatMap((source) => source ?? []), ...sources], conflicts }
}

/** Longer sentences are no customer's: they are refused, as comparing them costs much. */
export const mostParts = 16
const mostTogether = 6

/** The parts from the first on, as many at a time as one sentence of an answer says. */
function restOf(parts: readonly Unit[], evidence: Evidence): Verdict {
  if (parts.length > mostParts) return { sources: [], conflicts: textsOf(parts) }
  // From the last part to the first, so that no rest is looked at twice.
  let rests: Verdict[] = [{ sources: [], conflicts: [] }]
  for (let from = parts.length - 1; from >= 0; from--) {
    let best: Verdict | undefined
    for (
      let to = Math.min(parts.length, from + mostTogether);
      to > from && best?.conflicts.length !== 0;
      to--
    ) {
      const found = headAndRest(parts.slice(from, to), parts[to], rests[to - from - 1], evidence)
      if (!best || found.conflicts.length < best.conflicts.length) best = found
    }
    rests = [best ?? { sources: [], conflicts: [] }, ...rests]
  }
  return rests[0] ?? { sources: [], conflicts: [] }
}

function headAndRest(
  parts: readonly Unit[],
  next: Unit | undefined,
  rest: Verdict | undefined,
  evidence: Evidence,
): Verdict {
  const head = closest(parts, evidence)
  if (!next || !rest) return head
  const isLost = isVerbFirst(next, evidence.lexicon.language)
  return {
    sources: [...head.sources, ...rest.sources],
    conflicts: [...head.conflicts, ...rest.conflicts, ...(isLost ? textsOf([next]) : [])],
  }
}

function textsOf(parts: readonly Unit[]): string[] {
  return parts.flatMap(({ words }) => words.map(({ token }) => token.text))
}

/** "And called me" is said of whoever came before it. */
function isVerbFirst(unit: Unit | undefined, language: CustomerLanguage): boolean {
  const word = unit?.words[0]?.token.text.toLowerCase().normalize('NFC') ?? ''
  // "Paguei" is of nobody but the customer.
  return unit?.inherits === true && isPast(word, language) && !/(?:ei|[éí]|[aei]mos)$/.test(word)
}

function closest(parts: readonly Unit[], evidence: Evidence): Verdict {
  let least: Verdict = { sources: [], conflicts: textsOf(parts) }
  const turned = parts.map((part) => activeOf(part, evidence.lexicon.language) ?? part)
  const readings = turned.some((part, at) => part !== parts[at]) ? [parts, turned] : [parts]
  const described = parts.map((part) => attributeOf(part, evidence.lexicon.language) ?? part)
  if (described.some((part, at) => part !== parts[at])) readings.push(described)
  const named = namedLater(parts)
  if (named) readings.push(named)
  for (const source of evidence.sources) {
    for (const line of source.lines) {
      for (const reading of readings) {
        const conflicts = conflictsWith(reading, line, source, evidence)
        if (conflicts.length < least.conflicts.length) least = { sources: [source], conflicts }
        if (conflicts.length === 0) return least
      }
    }
  }
  return least
}

/** "Hollis writes back, but he rarely calls" with the name in the other place. */
function namedLater(parts: readonly Unit[]): Unit[] | undefined {
  const [first, second, ...others] = parts
  const [name, pronoun] = [first?.words[0], second?.words[0]]
  if (!first || !second || !name?.startsNoun || !pronoun || !isPronoun(pronoun) || name.token.person)
    return undefined
  const swapped = (unit: Unit, word: Word): Unit => ({
    ...unit,
    words: [{ ...word, unit: unit.words[0]?.unit ?? 0 }, ...unit.words.slice(1)],
  })
  return [swapped(first, pronoun), swapped(second, name), ...others]
}

const thanks = /^(?:many |mille |mil |vielen |herzlichen |muit\p{L}+ )?(?:thank|merci|gracias|dank|obrigad)/u

/** "In my own words:" and "Thank you, Mara" say nothing of the business. */
function isLead({ words, opener }: Unit, text: Line): boolean {
  const { lexicon } = text
  const at = text.units.findIndex((unit) => unit.words === words)
  if (opener === 'because' || text.units[at + 1]?.opener === 'because') return false
  const isThanks = text.words.some(({ token }) => thanks.test(token.fold))
  const isOnly = text.units.length === 1
  if (
    isOnly &&
    !isThanks &&
    !words.every(({ token }) => lexicon.yes.has(token.fold) || lexicon.no.has(token.fold))
  )
    return false
  return words.every(
    ({ token }) =>
      token.role !== 'number' &&
      (isThanks ? token.role !== 'word' || /^\p{Lu}/u.test(token.text) : token.role !== 'word'),
  )
}
