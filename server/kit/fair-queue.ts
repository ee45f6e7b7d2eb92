import { type Asker, currentAsker, itself } from './whose-turn.ts'

interface Limits {
  /** So much runs at the same time. */
  readonly running: number
  /** So much of it for one line, however much of it waits. */
  readonly ofOne: number
  /** Whoever would most likely wait longer than this is refused at once. */
  readonly longestMs?: number
  /** So many wait in one line at most. */
  readonly waitingOfOne?: number
}

/** Refused, because too much waits already: of the same line (`isOwn`), or of all together. */
export class Overload extends Error {
  override readonly name = 'Overload'
  readonly isOwn: boolean

  constructor(isOwn: boolean) {
    super(isOwn ? 'too much of one workspace waits' : 'too much waits')
    this.isOwn = isOwn
  }
}

/** The refusal that a failure comes from: the query builder wraps it in its own. */
export function overloadIn(failure: unknown): Overload | undefined {
  if (failure instanceof Overload) return failure
  return failure instanceof Error ? overloadIn(failure.cause) : undefined
}

interface Waiting {
  readonly asker: Asker
  readonly begin: () => void
}

interface Line {
  running: number
  readonly waiting: Waiting[]
  /** How long a turn of this line took lately. */
  turnMs: number
}

/** How much of what was measured last enters an average. */
const weight = 0.1

/**
 * Lets so much run at the same time. What waits is in lines, one for each workspace, which take turns: a burst makes its
 * own line longer and nobody else's. Within a line the oldest request goes first, also with what it asks for later.
 */
export class FairQueue {
  readonly #limits: Required<Limits>
  /** The one whose turn is next comes first. */
  readonly #lines = new Map<string, Line>()
  #running = 0
  #turnMs = 0

  constructor({ longestMs = Infinity, waitingOfOne = Infinity, ...limits }: Limits) {
    this.#limits = { longestMs, waitingOfOne, ...limits }
  }

  /** Whether a line waits for its own only, while there are places for others. */
  isHeldUpByItself(turnOf: string): boolean {
    const { running, ofOne } = this.#limits
    return this.#running < running && (this.#lines.get(turnOf)?.running ?? 0) >= ofOne
  }

  /** Whether so much waits in a line that it says more than that its turns are long. */
  isLong(turnOf: string): boolean {
    return (this.#lines.get(turnOf)?.waiting.length ?? 0) >= 2 * this.#limits.ofOne
  }

  /** Why somebody who comes now had better come again later. */
  refusalFor(turnOf: string): Overload | undefined {
    const { running, ofOne, longestMs, waitingOfOne } = this.#limits
    const line = this.#lines.get(turnOf)
    const before = line?.waiting.length ?? 0
    if (before >= waitingOfOne) return new Overload(true)
    if (line && this.isLong(turnOf) && (before * line.turnMs) / ofOne > longestMs) return new Overload(true)
    // As the lines take turns, no more of each goes first than waits in this one.
    let inFront = 0
    for (const { waiting } of this.#lines.values()) inFront += Math.min(waiting.length, before + 1)
    return inFront >= 2 * running && (inFront * this.#turnMs) / running > longestMs
      ? new Overload(before > ofOne && this.#lines.size === 1)
      : undefined
  }

  /** Waits for a turn, and answers what ends it. `waitingMs` later it is `giveUp` that says why there was none. */
  enter(limit?: { readonly waitingMs: number; readonly giveUp: () => Error }): Promise<() => void> {
    const asker = currentAsker()
    const line = this.#lines.get(asker.turnOf) ?? { running: 0, waiting: [], turnMs: this.#turnMs }
    this.#lines.set(asker.turnOf, line)
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const waiting: Waiting = {
        asker,
        begin: () => {
          clearTimeout(timer)
          resolve(this.#begin(line))
        },
      }
      if (limit)
        timer = setTimeout(() => {
          line.waiting.splice(line.waiting.indexOf(waiting), 1)
          this.#forgetEmpty(asker.turnOf, line)
          reject(limit.giveUp())
        }, limit.waitingMs)
      insertByAge(line.waiting, waiting)
      this.#callNext()
    })
  }

  #begin(line: Line): () => void {
    const startMs = performance.now()
    return () => {
      const tookMs = performance.now() - startMs
      this.#turnMs = average(this.#turnMs, tookMs)
      line.turnMs = average(line.turnMs, tookMs)
      line.running -= 1
      this.#running -= 1
      this.#callNext()
    }
  }

  #callNext(): void {
    for (const [turnOf, line] of this.#lines) {
      if (this.#running >= this.#limits.running) return
      this.#forgetEmpty(turnOf, line)
      if (line.waiting.length === 0 || (line.running >= this.#limits.ofOne && turnOf !== itself)) continue
      // At the end again; a line that may have several comes by once more.
      this.#lines.delete(turnOf)
      this.#lines.set(turnOf, line)
      line.running += 1
      this.#running += 1
      line.waiting.shift()?.begin()
    }
  }

  #forgetEmpty(turnOf: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(turnOf)
  }
}

function average(before: number, newest: number): number {
  return before === 0 ? newest : before + weight * (newest - before)
}

function insertByAge(line: Waiting[], one: Waiting): void {
  let place = line.length
  while (place > 0 && line[place - 1]!.asker.sinceMs > one.asker.sinceMs) place -= 1
  line.splice(place, 0, one)
}
