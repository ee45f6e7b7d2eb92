import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { hire, type Member } from './member.ts'
import type { Order } from './messages.ts'

/** Whoever ends sooner after its start will most likely end again. */
const shortLifeMs = 10_000
const firstPauseMs = 500
/** Whatever happened, nobody waits longer for requests to be taken and jobs to be done. */
const longestPauseMs = 5_000

/**
 * The serving processes of an instance. It keeps `size` of them: one that ends is replaced, at once, or after a growing
 * pause when it keeps ending.
 */
export class Crew {
  readonly #size: number
  readonly #log: Logger
  readonly #isPlain: boolean
  readonly #members: Member[] = []
  #takesJobs: Member | undefined
  #databaseUrl = ''
  #shortLives = 0
  #isUp = false
  #isRenewing = false
  #isStopping = false

  constructor({ processes, plain }: Pick<Config, 'processes' | 'plain'>, log: Logger) {
    this.#size = processes
    this.#isPlain = plain
    this.#log = log
  }

  /** Starts the first, which waits for `open`. */
  hireFirst(): void {
    this.#add()
  }

  /** Serves on this database. True when the first process does, and false when it could not. */
  async open(databaseUrl: string): Promise<boolean> {
    this.#databaseUrl = databaseUrl
    this.#orderAll({ order: 'open', databaseUrl })
    this.#isUp = (await this.#members[0]?.whenReady) ?? false
    for (let count = 1; this.#isUp && !this.#isStopping && count < this.#size; count += 1) this.#add()
    return this.#isUp
  }

  /** Replaces one process after the other; each goes when its successor takes requests. */
  async renew(): Promise<void> {
    if (this.#isRenewing || this.#isStopping) return
    this.#isRenewing = true
    for (const old of this.#staying()) {
      if (this.#isStopping || (await this.#renewOne(old))) continue
      this.#log.error('the new process did not start: the others stay')
      break
    }
    this.#isRenewing = false
  }

  async stop(isOrderly = false): Promise<void> {
    this.#isStopping = true
    this.#orderAll({ order: 'leave', why: 'stopping', isOrderly })
    await Promise.all(this.#members.map(({ whenGone }) => whenGone))
  }

  #add(): Member {
    const isServedByOthers = () => this.#members.some((one) => one !== member && one.state === 'ready')
    const member: Member = hire((one) => this.#left(one), isServedByOthers, this.#isPlain)
    this.#members.push(member)
    void member.whenReady.then((isReady) => isReady && this.#placeJobs())
    void member.whenGone.then(() => this.#members.splice(this.#members.indexOf(member), 1))
    if (this.#databaseUrl) member.order({ order: 'open', databaseUrl: this.#databaseUrl })
    return member
  }

  #staying(): readonly Member[] {
    return this.#members.filter(({ state }) => state !== 'leaving')
  }

  #orderAll(order: Order): void {
    for (const member of this.#members) member.order(order)
  }

  /** One process takes the jobs of all: the one that has been here longest. */
  #placeJobs(): void {
    if (this.#takesJobs?.state !== 'ready')
      this.#giveJobsTo(this.#members.find(({ state }) => state === 'ready'))
  }

  #giveJobsTo(member: Member | undefined): void {
    this.#takesJobs = member
    member?.order({ order: 'take-jobs' })
  }

  #left(member: Member): void {
    this.#placeJobs()
    const isExpected = this.#isStopping || !this.#isUp || this.#staying().length >= this.#size
    if (!isExpected) void this.#replace(member)
  }

  async #replace({ pid, startedMs, whenGone }: Member): Promise<void> {
    const isShort = performance.now() - startedMs < shortLifeMs
    this.#shortLives = isShort ? this.#shortLives + 1 : 0
    const pauseMs = isShort ? Math.min(longestPauseMs, firstPauseMs * 2 ** (this.#shortLives - 1)) : 0
    void whenGone.then((reason) =>
      this.#log.error({ process: pid, reason, pauseMs }, 'a process ended: replacing it'),
    )
    await sleep(pauseMs)
    if (!this.#isStopping && this.#staying().length < this.#size) this.#add()
  }

  async #renewOne(old: Member): Promise<boolean> {
    if (old.state === 'leaving') return true
    if (!(await this.#add().whenReady)) return false
    if (this.#takesJobs === old) this.#giveJobsTo(this.#members.findLast(({ state }) => state === 'ready'))
    old.order({ order: 'leave', why: 'replaced', isOrderly: true })
    await old.whenGone
    return true
  }
}
