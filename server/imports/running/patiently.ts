import { setTimeout } from 'node:timers/promises'
import type { Services } from '../../context.ts'
import { isDatabaseAway } from '../../db/pool/away.ts'
import { StillRunning } from './still-running.ts'

const tries = 3
const firstPauseMs = 250

interface Trying {
  readonly work: () => Promise<void>
  /** Says that it did not work; nothing was changed. */
  readonly giveUp: () => Promise<void>
  /** For the log. */
  readonly what: object
}

/** Does `work`, which is all or nothing, up to three times, and then gives up. */
export async function patiently(
  { log }: Pick<Services, 'log'>,
  { work, giveUp, what }: Trying,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      // Another process may not come to the end, and a database comes back: the queue asks again.
      if (error instanceof StillRunning || isDatabaseAway(error)) throw error
      log.error({ err: error, ...what, attempt }, 'an import did not go through')
      if (attempt === tries) return giveUp()
      await setTimeout(firstPauseMs * 4 ** attempt)
    }
  }
}
