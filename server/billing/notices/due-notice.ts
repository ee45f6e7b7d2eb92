import { widgetGraceDays } from '#contract/billing/plan-copy.ts'
import { dayMs, daysAfter, startOfDay } from '../../kit/time.ts'
import type { Entitlement } from '../entitlement/entitlement.ts'
import type { planNotices } from '../tables.ts'

export type DueNotice = Pick<typeof planNotices.$inferInsert, 'kind' | 'about' | 'count'>

/** When widgets of a plan that has ended turn off; nothing while one is running, or where nothing ends. */
export function widgetsEndOf({ endedAt }: Pick<Entitlement, 'endedAt'>): Date | undefined {
  return endedAt ? daysAfter(endedAt, widgetGraceDays) : undefined
}

const daysBeforeTrialEnds = 3
const daysBeforeWidgetsEnd = [1, 7, 14]

/**
 * What the business is to be told now, if it was not told before: the latest of what is due, so that a server that
 * was off does not tell of days that have passed.
 */
export function dueNotice(now: Date, entitlement: Entitlement, isTrial: boolean): DueNotice | undefined {
  const { endsAt, endedAt } = entitlement
  if (endedAt) return afterEnd(now, endedAt, isTrial)
  if (!endsAt || entitlement.status !== 'trial') return undefined
  const trialEnding = { kind: 'trial-ending', about: endsAt } as const
  if (now >= startOfDay(endsAt)) return { ...trialEnding, count: 0 }
  const isSoon = daysBetween(now, endsAt) <= daysBeforeTrialEnds
  return isSoon ? { ...trialEnding, count: daysBeforeTrialEnds } : undefined
}

function afterEnd(now: Date, endedAt: Date, isTrial: boolean): DueNotice | undefined {
  const about = daysAfter(endedAt, widgetGraceDays)
  const left = daysBetween(now, about)
  if (left <= 0) return { kind: 'widgets-off', about, count: 0 }
  const count = daysBeforeWidgetsEnd.find((days) => left <= days)
  if (count !== undefined) return { kind: 'widgets-ending', about, count }
  if (!isTrial) return { kind: 'plan-ended', about: endedAt, count: 0 }
  // On the day itself it was told that it ends.
  return daysBetween(endedAt, now) >= 1 ? { kind: 'trial-ended', about: endedAt, count: 0 } : undefined
}

function daysBetween(from: Date, until: Date): number {
  return (until.getTime() - from.getTime()) / dayMs
}
