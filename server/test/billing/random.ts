/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Chance {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  pick<T>(from: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    pick: (from) => from[below(from.length)]!,
    shuffle: (list) => {
      const mixed = [...list]
      for (let index = mixed.length - 1; index > 0; index--) {
        const other = below(index + 1)
        ;[mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!]
      }
      return mixed
    },
  }
}
