import { textOf } from './helpers.ts'
import { type Part, type PartPair, type Reading, type Segment } from './types.ts'

/** Words of several clauses: only a subject, or what stands before a list, is carried on to the next one. */
export function mixed(pairs: readonly PartPair[], source: Reading): string[] {
  const segments = source.segments.filter((one) => pairs.some(({ segment }) => segment === one))
  const last = segments.at(-1)
  if (!last || segments.length < 2) return []
  const ofLast = pairs.filter(({ segment }) => segment === last)
  const others = pairs.filter(({ segment }) => segment !== last)
  if (segments.every(isListed)) return []
  // "They say the bread is fresh" for "they say that the bread is fresh".
  const isInOrder = pairs.every(({ said }, at) => at === 0 || said.at > (pairs[at - 1]?.said.at ?? 0))
  if (last.opener === 'that' && isInOrder && others.some(({ said }) => source.reports.includes(said.at)))
    return []
  const first = last.parts.find(({ token, isMovable }) => token.role === 'word' && !isMovable)
  const isMeant = last.own.kind === 'they' && others.every(({ said, segment }) => isSubject(said, segment))
  const isCarried = isMeant || last.own.kind === 'open' || last.opener === 'relative' || isOneChunk(last)
  const isWhole = !first || ofLast.some(({ said }) => said === first)
  const isPrefix =
    last.opener === 'relative' ||
    others.every(({ said, segment }) => said.chunk !== lastBareChunk(segment) || isSubject(said, segment))
  return isCarried && isWhole && isPrefix && last.opener !== 'that' ? [] : ofLast.map(textOf).slice(0, 1)
}

function isListed({ parts, own }: Segment): boolean {
  return (
    parts.filter(
      ({ token, governor, isMovable }) => governor === '' && (!isMovable || token.role === 'number'),
    ).length <= 1 && own.kind === 'open'
  )
}

function isOneChunk({ parts, own }: Segment): boolean {
  const bare = parts.filter(({ governor, isMovable }) => governor === '' && !isMovable)
  return own.kind === 'named' && new Set(bare.map(({ chunk }) => chunk)).size === 1 && bare.length <= 2
}

function lastBareChunk({ parts }: Segment): number | undefined {
  return parts.findLast(({ governor, isMovable }) => governor === '' && !isMovable)?.chunk
}

function isSubject(part: Part, { subject, parts }: Segment): boolean {
  if (subject.kind === 'named' && subject.parts.length > 0)
    return subject.parts.some(({ chunk }) => chunk === part.chunk)
  return parts[0]?.chunk === part.chunk
}
