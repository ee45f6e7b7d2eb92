import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { lateDays } from '../../billing/service.ts'

/** The moment by which plans end; nothing on a server that takes no payments, where none does. */
export function endsBy({ config, now }: Pick<Services, 'config' | 'now'>): Date | undefined {
  return config.payments === undefined ? undefined : now()
}

/** Whether the plan of the workspace `w` has run out, though its row still names it; as `billing/entitlement` says it. */
function hasEnded(moment: Date): SQL {
  return sql`(w.subscription_status in ('trial', 'active', 'cancelled') and w.subscription_expires_at is not null
    and w.subscription_expires_at <= ${moment} and not exists (select from subscriptions where workspace_id = w.id
      and is_renewing and w.subscription_expires_at > ${moment}::timestamptz - ${lateDays} * interval '1 day'))`
}

/** What a plan is at that moment, in SQL. */
export function statusAt(moment: Date | undefined): SQL {
  return moment
    ? sql`case when ${hasEnded(moment)} then 'expired' else w.subscription_status end`
    : sql`w.subscription_status`
}

/** Workspaces whose plan is this at that moment; written so that an index finds them. */
export function hasStatus(status: string, moment: Date | undefined): SQL {
  if (!moment) return sql`w.subscription_status = ${status}`
  return status === 'expired'
    ? sql`(w.subscription_status = 'expired' or ${hasEnded(moment)})`
    : sql`(w.subscription_status = ${status} and not ${hasEnded(moment)})`
}
