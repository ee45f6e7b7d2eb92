import { FairQueue } from '../../kit/fair-queue.ts'
import { currentAsker } from '../../kit/whose-turn.ts'
import { Problem } from '../problem.ts'

interface Limits {
  readonly running: number
  /** Of one workspace, or of one address that nobody is known behind: half of that unless said. */
  readonly ofOne?: number
  /** Of one as well. */
  readonly waiting: number
  /** Whoever would wait longer than that is refused too. */
  readonly longestMs?: number
  /** What those are told who come when so many wait already. */
  readonly sentence: string
}

/** Lets so much of a heavy kind of work run at the same time, makes some more of it wait, and refuses the rest. */
export function atMost({ running, ofOne, waiting, longestMs = Infinity, sentence }: Limits) {
  const queue = new FairQueue({
    running,
    ofOne: ofOne ?? Math.ceil(running / 2),
    waitingOfOne: waiting,
    longestMs,
  })
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.refusalFor(currentAsker().turnOf))
      throw new Problem('unavailable', sentence, { retryAfterSeconds: 5 })
    const end = await queue.enter()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
