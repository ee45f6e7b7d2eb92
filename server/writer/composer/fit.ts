import type { Line } from './line.ts'
import { countWords } from './text.ts'

export interface Room {
  /** In words. */
  readonly most: number
  readonly target: number
  readonly prefersSpecifics: boolean
  readonly random: () => number
}

/**
 * The sentences that go into a draft, as many as there is room for. Each answer is heard before one is heard twice, and
 * criticism keeps at least its share.
 */
export function fitting(lines: readonly Line[], opening: Line | undefined, room: Room): Line[] {
  const words = new Map(lines.map((line) => [line, countWords(line.texts[0] ?? '')]))
  const wordsOf = (some: Iterable<Line>) => [...some].reduce((sum, line) => sum + (words.get(line) ?? 0), 0)
  const shareOfCriticism = (some: readonly Line[]) =>
    wordsOf(some.filter((line) => line.isCritical)) / Math.max(1, wordsOf(some))
  const share = shareOfCriticism(lines)
  const weights = new Map(lines.map((line) => [line, room.random()]))
  const selection = new Set<Line>(opening ? [opening] : [])
  const left = new Set(lines.filter((line) => line !== opening))
  for (;;) {
    const critical = [...left].filter((line) => line.isCritical)
    const needsCriticism = shareOfCriticism([...selection]) < share && critical.length > 0
    const taken = wordsOf(selection)
    if (taken >= room.target && !needsCriticism) break
    const next = cheapest(needsCriticism ? critical : [...left], selection, room, weights)
    if (!next) break
    left.delete(next)
    const chain = chainOf(next, lines, selection)
    if (taken + wordsOf(chain) > room.most) continue
    for (const line of chain) {
      selection.add(line)
      left.delete(line)
    }
  }
  return lines.filter((line) => selection.has(line))
}

function cheapest(
  lines: readonly Line[],
  selection: ReadonlySet<Line>,
  room: Room,
  weights: ReadonlyMap<Line, number>,
): Line | undefined {
  let [best, least]: [Line | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const line of lines) {
    const cost = costOf(line, selection, room, weights)
    if (cost < least) [best, least] = [line, cost]
  }
  return best
}

/** A sentence with those before it without which it would hang in the air. */
function chainOf(line: Line, lines: readonly Line[], selection: ReadonlySet<Line>): Line[] {
  const chain = [line]
  for (let first = line; first.isLeaning;) {
    const before = lines.findLast(({ block, at }) => block === first.block && at < first.at)
    if (!before || selection.has(before)) break
    chain.unshift(before)
    first = before
  }
  return chain
}

function costOf(
  line: Line,
  selection: ReadonlySet<Line>,
  { prefersSpecifics }: Room,
  weights: ReadonlyMap<Line, number>,
): number {
  const heard = [...selection].filter(({ block }) => block === line.block).length
  const specifics = prefersSpecifics && line.hasSpecifics ? 2 : 0
  return heard * 1.5 + (line.isLeaning ? 0.5 : 0) + (weights.get(line) ?? 0) - specifics + line.at * 0.1
}
