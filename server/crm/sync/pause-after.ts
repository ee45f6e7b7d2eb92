import { CrmAway, CrmRefusal, crmSentence } from '../../integrations/crm/crm-failures.ts'
import { growingPauseMs } from '../../jobs/growing-pause.ts'
import type { Integration } from '../clients.ts'

/** When the clock tries again, and what the owner reads until then. */
export function pauseAfter(failure: unknown, { failures }: Integration, now: Date): Partial<Integration> {
  const askedForMs = failure instanceof CrmAway ? failure.retryAfterMs : undefined
  return {
    failures: failures + 1,
    lastError: crmSentence(failure),
    isExpired: failure instanceof CrmRefusal && failure.why === 'expired',
    retryAt: new Date(now.getTime() + growingPauseMs(failures, askedForMs)),
  }
}
