import { Problem } from './problem.ts'

interface Limits {
  readonly running: number
  readonly waiting: number
  /** What those are told who come when so many wait already. */
  readonly sentence: string
}

/** Lets so much of a heavy kind of work run at the same time, makes some more of it wait, and refuses the rest. */
export function atMost({ running, waiting, sentence }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0
  const queue: (() => void)[] = []

  return async (work) => {
    if (busy >= running) {
      if (queue.length >= waiting) throw new Problem('unavailable', sentence, { retryAfterSeconds: 5 })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else busy += 1
    try {
      return await work()
    } finally {
      // The place passes on to the next in the queue.
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
