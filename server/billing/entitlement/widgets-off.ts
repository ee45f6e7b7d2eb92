import type { Services } from '../../context.ts'
import { widgetsEndOf } from '../notices/due-notice.ts'
import { entitlementAt, type StoredPlan } from './entitlement.ts'

/** Whether a workspace with this plan is no longer shown on websites: it ended long ago. */
export function areWidgetsOff(
  { config, now = () => new Date() }: Pick<Services, 'config'> & Partial<Pick<Services, 'now'>>,
  stored: StoredPlan,
): boolean {
  if (!config.payments) return false
  const at = now()
  const end = widgetsEndOf(entitlementAt(at, true, stored))
  return end !== undefined && at >= end
}
