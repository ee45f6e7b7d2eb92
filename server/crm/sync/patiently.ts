import { setTimeout as sleep } from 'node:timers/promises'
import { CrmAway } from '../../integrations/crm/crm-failures.ts'
import type { SyncLease } from './lease.ts'
import type { Syncing } from './syncing.ts'

const mostTries = 6
/** A moment that even somebody who waits for the answer does not notice. */
const briefMs = 2_000
/** Shorter than the lease. */
const longestMs = 60_000

/** Asks again where the CRM says when it may be asked, or was away for a moment. */
export async function patiently<T>(
  lease: SyncLease,
  { isPatient }: Pick<Syncing, 'isPatient'>,
  ask: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (failure) {
      if (!(failure instanceof CrmAway) || tries === mostTries) throw failure
      const waitMs = failure.retryAfterMs ?? (isPatient ? 1_000 * 2 ** (tries - 1) : Number.POSITIVE_INFINITY)
      if (waitMs > (isPatient ? longestMs : briefMs)) throw failure
      await sleep(waitMs)
      await lease.note({})
    }
  }
}
