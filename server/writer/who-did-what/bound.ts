import { isNoun, isPassive, movementOf, shares } from './helpers.ts'
import { type Part, type PartPair, type Reading } from './types.ts'

/** "Three days and nine people" of "nine days and three people". */
export function countsOther({ part, said }: PartPair, text: Reading, source: Reading): boolean {
  if (part.token.role !== 'number') return false
  const counted = ({ segments }: Reading, { chunk }: Part) =>
    segments.flatMap(({ parts }) => parts).filter((one) => one.chunk === chunk && one.token.role !== 'number')
  const [now, then] = [counted(text, part), counted(source, said)]
  return now.length > 0 && then.length > 0 && !shares(now, then)
}

/** What a number counts goes with any of two: "from 900 euros to 750". */
export function isCounted({ part }: PartPair, pairs: readonly PartPair[], { lexicon }: Reading): boolean {
  return lexicon.units.has(part.token.key) && pairs.some((other) => other.part.token.role === 'number')
}

/** "Under our sink burst": the last word of such a row may be what happened, and free. */
function isBehindBound(said: Part, governor: string, all: readonly PartPair[]): boolean {
  const row = all.filter((other) => other.said.chunk === said.chunk)
  return (
    row.length > 1 &&
    row.every((other) => other.said === said || (other.part.governor === governor && other.said.at < said.at))
  )
}

/** Governors that may come or go: "on Monday" is "Monday", and "fresh ingredients" may be "with fresh ingredients". */
const mayCome = new Set(['in', 'with', 'for', 'of', 'at', 'on'])

const ofTime = new Set(['in', 'for', '', 'on', 'at', 'of', 'per'])

function isAnyPassive(reading: Reading, pairs: readonly PartPair[], of: 'part' | 'said'): boolean {
  return pairs.some(
    (pair) =>
      !isNoun(pair, reading.lexicon.language) &&
      reading.segments.some(
        (segment) => segment.parts.includes(pair[of]) && isPassive(reading, segment, pair[of].at),
      ),
  )
}

export function isBoundOtherwise(
  { part, said }: PartPair,
  all: readonly PartPair[],
  text: Reading,
  source: Reading,
): boolean {
  const [now, then] = [part.governor, said.governor]
  const { lexicon } = text
  if (now === then) return false
  if (part.token.role === 'number') {
    const [role, was] = [movementOf(part, text), movementOf(said, source)]
    if (role && was) return role !== was
  }
  // "Before Tom entered" for "before he entered": who does it is not bound itself.
  if (
    then === '' &&
    all.some((other) => other.part !== part && other.part.chunk === part.chunk && other.said.governor === now)
  )
    return false
  if (part.isMovable && said.isMovable && ofTime.has(now) && ofTime.has(then)) return false
  if (now === '' && isBehindBound(said, then, all)) return false
  const agent = lexicon.language === 'de' ? 'from' : 'by'
  if (then === '' && now === agent)
    return isAnyPassive(source, all, 'said') || !all.every((other) => other.said.at >= said.at)
  if (now === '' && then === agent)
    return (
      isAnyPassive(text, all, 'part') ||
      !all.every((other) => other.part.at >= part.at || other.part.isMovable)
    )
  if (then === '') return !mayCome.has(now)
  // German says with a case what others say with "of".
  return !(lexicon.language === 'de' && now === '' && then === 'to')
}

export function isOwnedOtherwise({ part, said, segment }: PartPair, all: readonly PartPair[]): boolean {
  // "My wedding" of "the wedding of my sister".
  const next = segment.parts.find(({ chunk }) => chunk === said.chunk + 1)
  if (
    part.owner === 'ours' &&
    said.owner === '' &&
    next?.governor === 'of' &&
    next.owner !== '' &&
    !all.some((other) => other.said === next)
  )
    return true
  return part.owner !== '' && said.owner !== '' && part.owner !== said.owner
}
