import type { Entry } from './entries.ts'

/**
 * With the 50 seconds that others keep it, a withdrawal leaves every browser and CDN within 60: an answer that was known to
 * be right is sent for 5 seconds, and for 10 while the database is away.
 */
const trustMs = 5_000
const trustWithoutDatabaseMs = 10_000
/** Sums change without a new version: counting every submission into it would make them wait for each other. */
const sumsEveryMs = 60_000
/** So early they are asked about in the background, so that nobody waits for it. */
const sumsSoonMs = 45_000

/** Which prepared answers are known to be right, by what was asked and heard, and when. `clock` counts milliseconds. */
export class Freshness {
  readonly clock: () => number
  connection = 0
  #heardAt = -Infinity
  #sumsAskedAt: number
  #sumsKnownAt: number

  constructor(clock: () => number) {
    this.clock = clock
    this.#sumsAskedAt = this.#sumsKnownAt = clock()
  }

  /** What was said before a new connection listens may have been missed. */
  opened(): void {
    this.connection++
    this.#heardAt = -Infinity
  }

  heard(moment: number): void {
    this.#heardAt = Math.max(this.#heardAt, moment)
  }

  /** What an entry says of itself that is right as of now. */
  now(): Pick<Entry, 'checkedAt' | 'connection'> {
    return { checkedAt: this.clock(), connection: this.connection }
  }

  sumsAsked(moment: number): void {
    this.#sumsAskedAt = moment
  }

  sumsKnown(moment: number): void {
    this.#sumsKnownAt = moment
  }

  areSumsDueSoon(moment: number): boolean {
    return moment - this.#sumsAskedAt >= sumsSoonMs
  }

  hasOldSums({ builtAt }: Entry): boolean {
    return this.clock() - Math.max(this.#sumsKnownAt, builtAt) >= sumsEveryMs
  }

  // In this order, so that of an answer among 50,000 as little as possible is fetched from memory.
  isRight(entry: Entry, moment: number): boolean {
    return (
      !entry.isStale &&
      ((entry.connection === this.connection && moment - this.#heardAt < trustMs) ||
        moment - entry.checkedAt < trustMs) &&
      (moment - this.#sumsKnownAt < sumsEveryMs || moment - entry.builtAt < sumsEveryMs)
    )
  }

  /** Whether it may still be sent where the database gives no answer. */
  isTrusted({ isStale, checkedAt, connection }: Entry): boolean {
    const heardAt = connection === this.connection ? this.#heardAt : -Infinity
    return !isStale && this.clock() - Math.max(checkedAt, heardAt) < trustWithoutDatabaseMs
  }
}
