import type { Services } from '../../context.ts'
import { entitlementAt, type StoredPlan } from './entitlement.ts'

/** Whether a workspace with this plan has what paid plans have: until its end, canceled or not, and not in a trial. */
export function isPaying({ config, now }: Pick<Services, 'config' | 'now'>, stored: StoredPlan): boolean {
  if (!config.payments) return stored.subscriptionStatus === 'active'
  const { tier, status } = entitlementAt(now(), true, stored)
  return tier !== 'free' && status !== 'trial'
}
