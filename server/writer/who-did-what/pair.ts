import { agrees } from '../grounding/compare.ts'
import { isSimilar } from '../grounding/similar.ts'
import { type Part, type PartPair, type Reading, type Segment } from './types.ts'

/** Which words of a segment one sentence of an answer has, each where it fits best; the others are `absent`. */
export function pairParts(
  needed: readonly Part[],
  optional: readonly Part[],
  source: Reading,
): { pairs: PartPair[]; absent: Part[] } {
  const all = [...needed, ...optional].toSorted((a, b) => a.at - b.at)
  const options = all.map((part) => optionsFor(part, source))
  const shares = new Map<Segment, number>()
  for (const some of options)
    for (const segment of new Set(some.map((one) => one.segment)))
      shares.set(segment, (shares.get(segment) ?? 0) + 1)
  const taken = new Set<Part>()
  const pairs: PartPair[] = []
  const absent: Part[] = []
  for (const [index, part] of all.entries()) {
    const last = pairs.at(-1)?.said.at ?? -1
    const free = (options[index] ?? []).filter(({ said }) => !taken.has(said))
    // A number that stands there once counts one thing.
    const isOnce = part.token.role === 'number'
    const [best] = (free.length > 0 || isOnce ? free : (options[index] ?? [])).toSorted(
      (a, b) => fitOf(b) - fitOf(a),
    )
    if (!best) {
      if (!optional.includes(part)) absent.push(part)
      continue
    }
    taken.add(best.said)
    pairs.push(best)

    function fitOf({ said, segment }: PartPair): number {
      const neighbor = all.find((other) => other !== part && other.chunk === part.chunk)
      const hasNeighbor =
        neighbor !== undefined &&
        source.segments.some((one) =>
          one.parts.some((other) => other.chunk === said.chunk && other.token.key === neighbor.token.key),
        )
      return (
        (shares.get(segment) ?? 0) * 2 +
        (said.governor === part.governor ? 1 : 0) +
        (said.owner === part.owner ? 0.5 : 0) +
        (hasNeighbor ? 3 : 0) +
        (said.at > last ? 0.4 : 0)
      )
    }
  }
  return { pairs, absent }
}

function optionsFor(part: Part, source: Reading): PartPair[] {
  const all = source.segments.flatMap((segment) => segment.parts.map((said) => ({ part, said, segment })))
  const same = all.filter(({ said }) => said.token.key === part.token.key)
  const found = same.length > 0 ? same : all.filter(({ said }) => isSimilar(part.token, said.token))
  return found.filter(({ said }) => !part.claim || !said.claim || agrees(part.claim, said.claim))
}
