import cluster from 'node:cluster'
import { passOn } from './handed-connections.ts'
import { isNews, type Order } from './messages.ts'

/** A serving process, as the first one sees it. */
export interface Member {
  readonly pid: number
  readonly state: 'starting' | 'ready' | 'leaving'
  readonly startedMs: number
  /** False when it ended before. */
  readonly whenReady: Promise<boolean>
  /** Its exit code, or the signal that ended it. */
  readonly whenGone: Promise<number | string>
  order(order: Order): void
}

/**
 * Pictures take memory outside of Node's heap, and glibc would keep it: nothing of it goes back where large blocks come from
 * many arenas (mallopt(3)). Elsewhere these mean nothing.
 */
const memoryGivenBack = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Starts a serving process; `onLeaving` hears when it takes no more requests, by its end at the latest. */
export function hire(
  onLeaving: (member: Member) => void,
  isServedByOthers: () => boolean,
  isPlain: boolean,
): Member {
  const worker = cluster.fork(memoryGivenBack)
  if (!isPlain) passOn(worker.process, isServedByOthers)
  const ready = Promise.withResolvers<boolean>()
  const gone = Promise.withResolvers<number | string>()
  const member = {
    pid: worker.process.pid ?? 0,
    state: 'starting' as Member['state'],
    startedMs: performance.now(),
    whenReady: ready.promise,
    whenGone: gone.promise,
    order(order: Order) {
      if (worker.isConnected()) worker.send(order)
    },
  }
  const leave = () => {
    if (member.state === 'leaving') return
    member.state = 'leaving'
    onLeaving(member)
  }
  worker.on('message', (message: unknown) => {
    if (!isNews(message)) return
    if (message.news === 'leaving') leave()
    else if (member.state === 'starting') {
      member.state = 'ready'
      ready.resolve(true)
    }
  })
  // A message to one that has just ended.
  worker.on('error', () => undefined)
  worker.on('exit', (code, signal) => {
    ready.resolve(false)
    gone.resolve(signal ?? code)
    leave()
  })
  return member
}
