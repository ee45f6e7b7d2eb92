/** A run that is the same in both texts, or a change of one into the other. */
export interface Part {
  readonly was: string
  readonly now: string
}

const token = /\s+|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[\s\S]/gu
/** A comparison of more costs too much; who changed that much did more than correct. */
const mostCells = 4_000_000

/** How one text became the other, word by word; undefined when that is too much to compare. */
export function wordDiff(was: string, now: string): Part[] | undefined {
  const [old, fresh] = [was.match(token) ?? [], now.match(token) ?? []]
  const start = old.findIndex((one, at) => one !== fresh[at])
  if (start === -1 && old.length === fresh.length) return [{ was, now }]
  const from = start === -1 ? old.length : start
  let same = 0
  const shorter = Math.min(old.length, fresh.length) - from
  while (same < shorter && old.at(-1 - same) === fresh.at(-1 - same)) same += 1
  const [oldMiddle, freshMiddle] = [old, fresh].map((all) => all.slice(from, all.length - same))
  if (oldMiddle!.length * freshMiddle!.length > mostCells) return undefined
  const equal = (tokens: string[]) => tokens.map((one) => ({ was: one, now: one }))
  return joinNeighbors([
    ...equal(old.slice(0, from)),
    ...compared(oldMiddle!, freshMiddle!),
    ...equal(old.slice(old.length - same)),
  ])
}

/** The longest common subsequence, walked from its table. */
function compared(old: readonly string[], fresh: readonly string[]): Part[] {
  const width = fresh.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = fresh.length - 1; b >= 0; b--) {
      lengths[a * width + b] =
        old[a] === fresh[b]
          ? lengths[(a + 1) * width + b + 1]! + 1
          : Math.max(lengths[(a + 1) * width + b]!, lengths[a * width + b + 1]!)
    }
  }
  const parts: Part[] = []
  let [a, b] = [0, 0]
  while (a < old.length || b < fresh.length) {
    if (a < old.length && b < fresh.length && old[a] === fresh[b])
      parts.push({ was: old[a++]!, now: fresh[b++]! })
    else if (
      b === fresh.length ||
      (a < old.length && lengths[(a + 1) * width + b]! >= lengths[a * width + b + 1]!)
    )
      parts.push({ was: old[a++]!, now: '' })
    else parts.push({ was: '', now: fresh[b++]! })
  }
  return parts
}

/** Neighbors of a kind are one part. */
function joinNeighbors(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last && isChange(last) === isChange(part))
      result.splice(-1, 1, { was: last.was + part.was, now: last.now + part.now })
    else result.push(part)
  }
  return result
}

export function isChange({ was, now }: Part): boolean {
  return was !== now
}
