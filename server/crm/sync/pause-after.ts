import { CrmAway, CrmRefusal, crmSentence } from '../../integrations/crm/crm-failures.ts'
import type { Integration } from '../clients.ts'

const minute = 60_000
const longestPauseMs = 24 * 60 * minute

/** When the clock tries again, and what the owner reads until then. */
export function pauseAfter(failure: unknown, { failures }: Integration, now: Date): Partial<Integration> {
  const growing = Math.min(longestPauseMs, 5 * minute * 2 ** Math.min(failures, 10))
  const wanted = failure instanceof CrmAway ? (failure.retryAfterMs ?? 0) : 0
  return {
    failures: failures + 1,
    lastError: crmSentence(failure),
    isExpired: failure instanceof CrmRefusal && failure.why === 'expired',
    retryAt: new Date(now.getTime() + Math.max(growing, wanted)),
  }
}
