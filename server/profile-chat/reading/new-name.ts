import { longPattern } from './long-pattern.ts'
import { onlyPlain } from './known-words.ts'
import type { Statement } from './statement.ts'

const naming = longPattern(String.raw`
  \b(?:name|names|named|called|renamed?|rebrand(?:ed)?|known as|spelling|trad(?:e|es|ing) (?:as|under)|go(?:es)? by)\b`)
/** Words beside the name that say no more than that it is one. */
const around = longPattern(String.raw`
  \b(?:new|correct|right|real|official|full|spelling|gave|given|got|gets|bears|has|have|chose|chosen|picked|decided on|took|taken|will|become|became|going|go|goes
  |trade|trades|trading|renamed?|rebrand(?:ed)?|name|names|named|called|known|changed?|switched|updated?|call|under)\b`)
const inPlaceOf = /\b(?:isn't|is not|not|no longer|anymore|any more|but|instead of|rather than|instead)\b/giu
const ofSomebody = /\b(?:my|owner|owner's|manager|daughter|son|dog|cat)\b/iu
const capitalized =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:&|and|of|the|by|for|de|la|von)\s+)?(?:&\s+)?\p{Lu}[\p{L}\p{N}'’-]*)*/gu
const first =
  /^(?:we|we've|we're|our|the|people|please|it|it's|i|as|from|since|now|this|rename|change|call)\s+/iu

/** "Northside Studio is now Harbor". */
const becomes = /^NAME (?:is now|becomes|became|has become|is becoming) (\p{Lu}[^,;]{1,80})$/u
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * The one name in capitals of a clause that is about the name and about nothing else, apart from the name that is on file.
 */
export function newNameIn(clause: string, current: string): Statement | undefined {
  const renamed =
    current === '' ? null : new RegExp(becomes.source.replace('NAME', escaped(current)), 'u').exec(clause)
  if (renamed?.[1]) return { kind: 'set', field: 'businessName', value: renamed[1] }
  if (!naming.test(clause) || ofSomebody.test(clause)) return undefined
  const lead = first.exec(clause)?.[0] ?? ''
  const body = current === '' ? clause.slice(lead.length) : clause.slice(lead.length).replace(current, ' ')
  const names = [...body.matchAll(capitalized)].map(([name]) => name.replace(/[.,]+$/u, ''))
  const [name] = names
  if (names.length !== 1 || name === undefined || name.length < 2) return undefined
  const beside = `${lead} ${body.replace(name, ' ')}`.replaceAll(new RegExp(around.source, 'giu'), ' ')
  const isCorrected = current !== '' && clause.includes(current)
  const rest = isCorrected ? beside.replaceAll(inPlaceOf, ' ') : beside
  return onlyPlain(rest) ? { kind: 'set', field: 'businessName', value: name } : undefined
}
