import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { hire, type Member } from './member.ts'
import type { Order } from './messages.ts'

/** Whoever ends sooner after its start will most likely end again. */
const shortLifeMs = 10_000
const firstPauseMs = 500
const longestPauseMs = 30_000

/** The serving processes of an instance. */
export interface Crew {
  /** Starts the first, which waits for `open`. */
  hireFirst(): void
  /** Serves on this database. True when the first process does, and false when it could not. */
  open(databaseUrl: string): Promise<boolean>
  /** Replaces one process after the other; each goes when its successor takes requests. */
  renew(): Promise<void>
  stop(): Promise<void>
}

/** Keeps `size` processes serving: one that ends is replaced, at once, or after a growing pause when it keeps ending. */
export function makeCrew(size: number, log: Logger): Crew {
  const members: Member[] = []
  const state = { isStopping: false, isUp: false, isRenewing: false, shortLives: 0, databaseUrl: '' }
  let takesJobs: Member | undefined

  function add(): Member {
    const isServedByOthers = () => members.some((one) => one !== member && one.state === 'ready')
    const member: Member = hire(left, isServedByOthers)
    members.push(member)
    void member.whenReady.then((isReady) => isReady && placeJobs())
    void member.whenGone.then(() => members.splice(members.indexOf(member), 1))
    if (state.databaseUrl) member.order({ order: 'open', databaseUrl: state.databaseUrl })
    return member
  }

  /** One process takes the jobs of all: the one that has been here longest. */
  function placeJobs(): void {
    if (takesJobs?.state === 'ready') return
    takesJobs = members.find((member) => member.state === 'ready')
    takesJobs?.order({ order: 'take-jobs' })
  }

  function left(member: Member): void {
    placeJobs()
    const isExpected = state.isStopping || !state.isUp || countServing() >= size
    if (!isExpected) void replace(member)
  }

  const countServing = () => members.filter(({ state: is }) => is !== 'leaving').length

  async function replace({ pid, startedMs, whenGone }: Member): Promise<void> {
    const isShort = performance.now() - startedMs < shortLifeMs
    state.shortLives = isShort ? state.shortLives + 1 : 0
    const pauseMs = isShort ? Math.min(longestPauseMs, firstPauseMs * 2 ** (state.shortLives - 1)) : 0
    void whenGone.then((reason) =>
      log.error({ process: pid, reason, pauseMs }, 'a process ended: replacing it'),
    )
    await sleep(pauseMs)
    if (!state.isStopping && countServing() < size) add()
  }

  async function renewOne(old: Member): Promise<boolean> {
    if (old.state === 'leaving') return true
    if (!(await add().whenReady)) return false
    if (takesJobs === old) {
      takesJobs = undefined
      const heir = members.findLast((member) => member.state === 'ready')
      takesJobs = heir
      heir?.order({ order: 'take-jobs' })
    }
    old.order({ order: 'leave', why: 'replaced' })
    await old.whenGone
    return true
  }

  return {
    hireFirst: () => void add(),
    async open(databaseUrl) {
      state.databaseUrl = databaseUrl
      orderAll(members, { order: 'open', databaseUrl })
      state.isUp = (await members[0]?.whenReady) ?? false
      for (let count = 1; state.isUp && !state.isStopping && count < size; count += 1) add()
      return state.isUp
    },
    async renew() {
      if (state.isRenewing || state.isStopping) return
      state.isRenewing = true
      const present = members.filter((member) => member.state !== 'leaving')
      for (const old of present) {
        if (state.isStopping || (await renewOne(old))) continue
        log.error('the new process did not start: the others stay')
        break
      }
      state.isRenewing = false
    },
    async stop() {
      state.isStopping = true
      orderAll(members, { order: 'leave', why: 'stopping' })
      await Promise.all(members.map(({ whenGone }) => whenGone))
    },
  }
}

function orderAll(members: readonly Member[], order: Order): void {
  for (const member of members) member.order(order)
}
